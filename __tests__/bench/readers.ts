/** `npm run bench:lectores`: how long a user waits for the list beside many slow readers of another's. It needs a build (`npm run build`). */
import { once } from 'node:events'
import http from 'node:http'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { openDatabase } from '../../src/server/db/connection'
import { hashPassword } from '../../src/server/sesion/passwords'
import { createUsuario } from '../../src/server/sesion/usuarios'
import { startProduct } from '../setup/product'
import { askingWith, signIn } from './client'
import { makeCompany, USER } from './company'
import { median } from './median'

const SIZE = Number(process.env.BENCH_SIZE ?? 219_000)
const READERS = Number(process.env.BENCH_READERS ?? 20)
const RUNS = Number(process.env.BENCH_RUNS ?? 5)
// A search of all, which nobody shares; unpacked, so that it does not fit into what is kept for a slow reader.
const LIST = '/liquidaciones/v2/table'
const OTHER = { username: 'otra', password: USER.password }

async function addOther(dataDir: string) {
  const connection = await openDatabase({ dataDir })
  const passwordHash = await hashPassword(OTHER.password)
  await createUsuario(connection.db, {
    username: OTHER.username,
    nombre: 'Otra',
    roles: [],
    claveHash: passwordHash,
  })
  await connection.close()
}

/** Asks for the list and reads nothing of it. */
function readSlowly(url: string, token: string) {
  const headers = { Authorization: `Bearer ${token}` }
  // An answer that nobody takes is read and thrown away.
  const request = http.get(`${url}/api${LIST}`, { agent: false, headers }, () => undefined)
  request.on('error', () => undefined)
  return request
}

async function main() {
  const folder = mkdtempSync(path.join(tmpdir(), 'cochera-bench-'))
  await makeCompany(folder, SIZE)
  await addOther(folder)
  const product = await startProduct({ env: { DATA_DIR: folder } })
  const slow = await signIn(product.url)
  const ask = askingWith(product.url, (await signIn(product.url, OTHER)).token)
  const measured = async () => {
    const times: number[] = []
    for (let i = 0; i < RUNS; i += 1) times.push((await ask(LIST)).ms)
    return median(times)
  }
  const alone = await measured()
  const readers = Array.from({ length: READERS }, () => readSlowly(product.url, slow.token))
  const [first] = readers
  if (first) await once(first, 'response')
  const beside = await measured()
  for (const reader of readers) reader.destroy()
  console.log(
    `list of ${SIZE}: ${alone.toFixed(0)} ms alone, ${beside.toFixed(0)} ms beside ${READERS} slow readers of one other user`,
  )
  await product.stop()
  rmSync(folder, { recursive: true, force: true })
}

void main()
