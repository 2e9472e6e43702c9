/**
 * Recovery of a database whose disk fills up while it is written to, and has room again later. The disk is a small file system in memory,
 * filled by a file beside the data; then PostgreSQL is started again, as its operator would who finds it stopped.
 */
import { execFileSync } from 'node:child_process'
import { appendFileSync, mkdtempSync, mkdirSync, rmSync, statfsSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { type FreshDatabase, type Engine } from '../setup/databases'
import { createCluster } from '../setup/cluster'
import { addressOf, tokenBySignIn, launch, ask } from '../setup/serverProcess'
import { settings, PASSWORD, count, newLiquidaciones, prepareFleet } from './settlements'

const MEGABYTES = { sqlite: 32, postgres: 160 }
const LEFT = 400_000
const CLIENTS = 4
const BEFORE = 20
const PATIENCE = 20_000

interface DiskResult {
  confirmed: number
  /** Status of the answers other than 201 while the disk was full. */
  refusals: number[]
  lost: number
  notWhole: number
}

function mountDisk(megabytes: number): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'cochera-disk-'))
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m,mode=711`, 'tmpfs', folder], {
      stdio: 'pipe',
    })
  } catch (error) {
    rmSync(folder, { recursive: true })
    throw new Error('This proof mounts a file system: run it as root on Linux.', { cause: error })
  }
  return folder
}

function unmountDisk(folder: string) {
  execFileSync('umount', ['--lazy', folder])
  rmSync(folder, { recursive: true, force: true })
}

/** Leaves so little that a few settlements more do not fit. */
function fill(disk: string, filler: string) {
  const { bavail, bsize } = statfsSync(disk)
  const block = Buffer.alloc(bsize)
  for (let room = bavail * bsize - LEFT; room > 0; room -= bsize) appendFileSync(filler, block)
}

/** A database on the disk, which `restart` starts again. */
async function databaseOn(
  disk: string,
  engine: Engine,
): Promise<FreshDatabase & { restart(): Promise<void> }> {
  const dataDir = path.join(disk, 'data')
  mkdirSync(dataDir)
  if (engine === 'sqlite')
    return { engine, dataDir, restart: async () => undefined, destroy: async () => undefined }
  const { TMPDIR } = process.env
  process.env.TMPDIR = disk
  const cluster = await createCluster({ fsync: 'on', full_page_writes: 'on' })
  if (TMPDIR === undefined) delete process.env.TMPDIR
  else process.env.TMPDIR = TMPDIR
  await cluster.start()
  return {
    engine,
    dataDir,
    databaseUrl: cluster.url,
    restart: async () => {
      await cluster.end('SIGINT')
      await cluster.start()
    },
    destroy: () => cluster.end('SIGQUIT'),
  }
}

/** @throws when the server ends, answers anything but 503 to what it cannot store, or does not come back. */
export async function fillDisk(engine: Engine): Promise<DiskResult> {
  const disk = mountDisk(MEGABYTES[engine])
  const base = await databaseOn(disk, engine)
  const filler = path.join(disk, 'filler')
  const server = launch(settings(base))
  try {
    const url = await addressOf(server)
    const token = await tokenBySignIn(url, PASSWORD)
    const fleet = await prepareFleet(url, token)
    const next = newLiquidaciones(() => fleet)
    const confirmed = new Set<string>()
    /** Creates settlements until one is refused, or so many are there; the refusal's status. */
    const work = async (howMany = Infinity) => {
      for (let i = 0; i < howMany; i += 1) {
        const { status, body } = await ask(`${url}/api/liquidaciones`, { token, body: next() })
        if (status !== 201) return [status]
        confirmed.add((JSON.parse(body) as { uuid: string }).uuid)
      }
      return []
    }
    const atOnce = async (howMany?: number) =>
      (await Promise.all(Array.from({ length: CLIENTS }, () => work(howMany)))).flat()

    if ((await atOnce(BEFORE)).length > 0) throw new Error('Refused before the disk was full.')
    fill(disk, filler)
    const refusals = [...(await atOnce()), ...(await atOnce())]
    if (refusals.some((status) => status !== 503)) throw new Error(`Answered ${refusals.join(', ')}.`)
    if ((await ask(`${url}/api/salud`)).status !== 200) throw new Error('The server no longer answers.')

    rmSync(filler)
    await base.restart()
    const deadline = performance.now() + PATIENCE
    while ((await ask(`${url}/api/listo`)).status !== 200)
      if (performance.now() > deadline) throw new Error('It does not come back.')
    const late = await atOnce(BEFORE)
    if (late.length > 0) throw new Error(`Refused with room again: ${late.join(', ')}.`)
    if (server.child.exitCode !== null) throw new Error(`The server ended: ${server.output()}`)
    const { lost, halfway } = await count(base, confirmed)
    return { confirmed: confirmed.size, refusals, lost, notWhole: halfway }
  } finally {
    server.child.kill('SIGKILL')
    await server.end
    await base.destroy()
    unmountDisk(disk)
  }
}
