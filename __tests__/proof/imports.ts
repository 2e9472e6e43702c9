/**
 * Consistency of imports, undo and closings that are broken off: a person imports a file, undoes it or closes their till, a colleague
 * edits imported records, and at a random moment the server is killed, told to stop, loses its database or its clients. Then it starts
 * again, the person goes on or undoes, and the stored data is compared with the acknowledged.
 */
import { randomInt, randomUUID } from 'node:crypto'
import { setTimeout as waitFor } from 'node:timers/promises'
import { sql } from 'kysely'
import { hoyEn, sumarDias } from '../../src/contract/fechas'
import { openDatabase } from '../../src/server/db/connection'
import type { Db } from '../../src/server/db/types'
import { freshDatabase, type Engine, type FreshDatabase } from '../setup/databases'
import { addressOf, ask, launch, tokenBySignIn, type ServerProcess } from '../setup/serverProcess'
import { FIRST_DAY, PASSWORD, prepareFleet, settings, type Fleet } from './settlements'

const PART = 12
const PARTS = 4
/** Milliseconds of work before a break. */
const LIFE = 1_200

const BREAKS = ['kill', 'stop', 'reset', 'database', 'second'] as const
type Break = (typeof BREAKS)[number]

export interface Balance {
  breaks: number
  acknowledged: number
  edits: number
  closings: number
  undone: number
  /** Contradictions between what was acknowledged and what is stored, in words. */
  wrong: string[]
  /** Milliseconds of the slowest start. */
  slowest: number
}

interface Work {
  url: () => string
  token: string
  fleet: Fleet
  db: Db
  cycle: number
  balance: Balance
}

/** An import as its page knows it. */
interface Import {
  noun: 'deudas' | 'liquidaciones'
  grupo: string
  /** Tells its rows apart from all others. */
  mark: string
  parts: { key: string; filas: object[]; acknowledged: boolean }[]
  undo: 'no' | 'asked' | 'acknowledged'
}

type Answer = Awaited<ReturnType<typeof ask>> | null

const call = ({ url, token }: Work, path: string, options: Parameters<typeof ask>[1] = {}): Promise<Answer> =>
  ask(`${url()}/api${path}`, { token, ...options }).catch(() => null)

const isAway = (answer: Answer) => answer === null || answer.status === 503

function newImport({ fleet, cycle }: Work, noun: Import['noun']): Import {
  const mark = `Importada ${cycle}`
  const bus = fleet.buses[cycle % fleet.buses.length]
  const first = sumarDias(FIRST_DAY, Math.floor(cycle / fleet.buses.length) * PART * PARTS)
  const datosOf = (index: number) =>
    noun === 'deudas'
      ? { razon: mark, valor: index + 1, conductorDocumento: bus?.conductorDocumento }
      : {
          fecha: sumarDias(first, index),
          busNumero: bus?.numero,
          conductorDocumento: bus?.conductorDocumento,
          viajes: 6,
          regIni: 1000,
          regFin: 1400,
          sensor: 420,
          liquidada: true,
          comentario: mark,
          abonoDto: { valor: 500 },
        }
  const parts = Array.from({ length: PARTS }, (_, part) => ({
    key: randomUUID(),
    acknowledged: false,
    filas: Array.from({ length: PART }, (_row, row) => ({
      accion: 'crear',
      datos: datosOf(part * PART + row),
    })),
  }))
  return { noun, grupo: randomUUID(), mark, parts, undo: 'no' }
}

/** Sends the parts that are not acknowledged yet. @returns false when the server is away, or the import is undone. */
async function send(work: Work, one: Import): Promise<boolean> {
  const { grupo, noun, parts } = one
  const shared = { grupo, archivo: 'proof.xlsx', total: PART * PARTS, enCaja: true }
  for (const { filas } of parts.filter(({ acknowledged }) => !acknowledged))
    if (isAway(await call(work, `/importaciones/${noun}/revisar`, { body: { grupo, filas } }))) return false
  for (const part of parts) {
    if (part.acknowledged) continue
    const headers = { 'idempotency-key': part.key }
    const answer = await call(work, `/importaciones/${noun}`, {
      body: { ...shared, filas: part.filas },
      headers,
    })
    if (answer?.status !== 201) {
      if (isAway(answer) || one.undo !== 'no') return false
      throw new Error(`A part was refused: ${answer?.body}`)
    }
    part.acknowledged = true
    work.balance.acknowledged += part.filas.length
  }
  return true
}

async function undo(work: Work, one: Import): Promise<boolean> {
  one.undo = 'asked'
  const answer = await call(work, '/historial/deshacer', { body: { grupo: one.grupo } })
  // Nothing was stored of it, or all that was is a colleague's or a till's by now.
  if (answer && [200, 404, 409].includes(answer.status)) one.undo = 'acknowledged'
  else if (!isAway(answer)) throw new Error(`Undo was refused: ${answer?.body}`)
  return !isAway(answer)
}

const today = () => hoyEn('America/Bogota')

interface Caja {
  username: string | null
  huella: string
  ahora: { esperado: number }
  cierre: { uuid: string; version: number; cerrado: boolean } | null
}

async function tillOf(work: Work): Promise<Caja | undefined> {
  const answer = await call(work, `/cierres?fecha=${today()}`)
  if (answer?.status !== 200) return undefined
  return (JSON.parse(answer.body) as { cajas: Caja[] }).cajas.find(({ username }) => username === 'admin')
}

/** Closes the person's till as it is. */
async function close(work: Work): Promise<void> {
  const caja = await tillOf(work)
  if (!caja || caja.cierre?.cerrado) return
  const count = { contadoPor: 'total', efectivo: {}, total: caja.ahora.esperado, motivo: '', enterado: true }
  const body = { fecha: today(), username: 'admin', huella: caja.huella, ...count }
  if ((await call(work, '/cierres', { body }))?.status === 201) work.balance.closings += 1
}

async function reopen(work: Work): Promise<void> {
  const { cierre } = (await tillOf(work)) ?? {}
  if (!cierre?.cerrado) return
  const body = { motivo: 'Se contó mal', version: cierre.version }
  await call(work, `/cierres/reabrir?uuid=${cierre.uuid}`, { method: 'PUT', body })
}

/** The rows of an import that are stored. */
const storedRows = async ({ db }: Work, { noun, mark }: Import) =>
  noun === 'deudas'
    ? (await db.selectFrom('deudas').selectAll().where('razon', 'like', `${mark}%`).execute()).map((row) => ({
        uuid: row.uuid,
        key: String(row.valor % 1_000_000),
        edit: row.razon,
      }))
    : (
        await db.selectFrom('liquidaciones').selectAll().where('comentario', 'like', `${mark}%`).execute()
      ).map((row) => ({ uuid: row.uuid, key: row.fecha, edit: row.comentario }))

/** Edits of a colleague: by row, the words that were acknowledged, or were sent and never answered. */
interface Edits {
  acknowledged: Map<string, string>
  sent: Set<string>
}

/** Edits what was imported, until told to stop. Who is refused has edited nothing. */
async function edit(work: Work, one: Import, edits: Edits, isOver: () => boolean): Promise<void> {
  while (!isOver()) {
    const rows = await storedRows(work, one)
    const row = rows[rows.length > 0 ? randomInt(rows.length) : 0]
    if (!row) {
      await waitFor(10)
      continue
    }
    const words = `${one.mark} ${work.balance.edits}`
    edits.sent.add(row.uuid)
    const answer = await (one.noun === 'deudas'
      ? editDebt(work, row, words)
      : editSettlement(work, row, words))
    if (answer && answer.status < 300) {
      edits.acknowledged.set(row.uuid, words)
      work.balance.edits += 1
    }
    if (answer && answer.status !== 503) edits.sent.delete(row.uuid)
    if (isAway(answer)) await waitFor(10)
  }
}

async function editDebt(work: Work, { uuid }: { uuid: string }, razon: string): Promise<Answer> {
  const stored = await work.db
    .selectFrom('deudas as d')
    .innerJoin('conductores as c', 'c.uuid', 'd.conductorUuid')
    .select(['d.valor', 'd.version', 'c.documento as conductorDocumento'])
    .where('d.uuid', '=', uuid)
    .executeTakeFirst()
  return stored ? call(work, '/deudas', { body: { ...stored, uuid, razon } }) : null
}

async function editSettlement(work: Work, { uuid }: { uuid: string }, comentario: string): Promise<Answer> {
  const detail = await call(work, `/liquidaciones/detalle?uuid=${uuid}`)
  if (detail?.status !== 200) return detail
  const body = { ...(JSON.parse(detail.body) as object), comentario }
  return call(work, '/liquidaciones/liquidar', { method: 'PUT', body })
}

/** Compares an import with what its page was told. */
async function check(work: Work, one: Import, { acknowledged, sent }: Edits): Promise<void> {
  const { balance, db } = work
  const wrong = (words: string) => balance.wrong.push(`${one.mark}: ${words}`)
  const rows = await storedRows(work, one)
  const byKey = new Map<string, number>()
  for (const { key } of rows) byKey.set(key, (byKey.get(key) ?? 0) + 1)
  for (const [key, times] of byKey) if (times > 1) wrong(`${key} is stored ${times} times`)
  for (const [uuid, words] of acknowledged) {
    const row = rows.find((stored) => stored.uuid === uuid)
    if (!row) wrong(`an edit that was acknowledged is gone: ${words}`)
    else if (row.edit !== words && !sent.has(uuid)) wrong(`'${words}' reads '${row.edit}'`)
  }
  const counted = new Set(
    (await db.selectFrom('cierreLiquidaciones').select('liquidacionUuid').execute()).map(
      (row) => row.liquidacionUuid,
    ),
  )
  const keysOf = (part: Import['parts'][number]) =>
    part.filas.map((fila) => {
      const { datos } = fila as { datos: { fecha?: string; valor?: number } }
      return datos.fecha ?? String(datos.valor)
    })
  if (one.undo === 'acknowledged') {
    for (const { uuid, edit: words } of rows)
      if (!acknowledged.has(uuid) && !sent.has(uuid) && !counted.has(uuid)) wrong(`'${words}' was not undone`)
    return
  }
  if (one.undo === 'asked') return
  for (const part of one.parts) {
    const there = keysOf(part).filter((key) => byKey.has(key)).length
    if (part.acknowledged && there < PART) wrong(`${PART - there} rows of an acknowledged part are gone`)
    if (!part.acknowledged && there > 0 && there < PART) wrong(`${there} rows of a part are there`)
  }
}

/** That no till holds what another holds, and that the record of changes is in step. */
async function checkTills({ db, balance }: Work): Promise<void> {
  const twice = await db
    .selectFrom('cierreLiquidaciones')
    .select('liquidacionUuid')
    .groupBy('liquidacionUuid')
    .having(({ eb, fn }) => eb(fn.countAll(), '>', 1))
    .execute()
  for (const { liquidacionUuid } of twice) balance.wrong.push(`two tills hold ${liquidacionUuid}`)
}

async function start(base: FreshDatabase, balance: Balance) {
  const since = performance.now()
  const process = launch(settings(base))
  const url = await addressOf(process)
  balance.slowest = Math.max(balance.slowest, performance.now() - since)
  return { process, url }
}

async function end({ child, end: ended }: ServerProcess, signal: NodeJS.Signals) {
  child.kill(signal)
  await ended
}

const OBSERVER = 'proof'

/** The database under a name by which its connections are spared. */
function observed({ databaseUrl }: FreshDatabase): string | undefined {
  if (databaseUrl === undefined) return undefined
  const url = new URL(databaseUrl)
  url.searchParams.set('application_name', OBSERVER)
  return url.href
}

/** Ends every connection to the database but our own. SQLite's is the process's own. */
async function loseDatabase(db: Db, process: ServerProcess, engine: Engine) {
  if (engine === 'sqlite') return end(process, 'SIGKILL')
  await sql`
    select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and application_name <> ${OBSERVER}
  `.execute(db)
  await end(process, 'SIGTERM')
}

/**
 * Breaks the work off so many times on one engine.
 * @param say hears a line for each twentieth of them.
 */
export async function breakAgainAndAgain(
  engine: Engine,
  breaks: number,
  say: (line: string) => void = () => undefined,
): Promise<Balance> {
  const base = await freshDatabase(engine)
  const balance: Balance = {
    breaks,
    acknowledged: 0,
    edits: 0,
    closings: 0,
    undone: 0,
    wrong: [],
    slowest: 0,
  }
  let servers = [await start(base, balance)]
  balance.slowest = 0
  const token = await tokenBySignIn(`${servers[0]?.url}`, PASSWORD)
  const fleet = await prepareFleet(`${servers[0]?.url}`, token)
  const connection = await openDatabase({ ...base, databaseUrl: observed(base) }, { shared: true })
  const work: Work = { url: () => `${servers[0]?.url}`, token, fleet, db: connection.db, cycle: 0, balance }
  try {
    for (let cycle = 1; cycle <= breaks; cycle += 1) {
      work.cycle = cycle
      const one = newImport(work, cycle % 2 === 0 ? 'deudas' : 'liquidaciones')
      const edits: Edits = { acknowledged: new Map(), sent: new Set() }
      const kind: Break = BREAKS[randomInt(engine === 'postgres' ? 5 : 4)] ?? 'kill'
      if (kind === 'second') servers.push(await start(base, balance))
      let over = false
      const person = async () => {
        if (!(await send(work, one))) return
        if (randomInt(2) === 0) await undo(work, one)
      }
      const colleague = { ...work, url: () => `${servers.at(-1)?.url}` }
      const closer = async () => {
        await waitFor(randomInt(LIFE))
        if (one.noun === 'liquidaciones') await close(work)
      }
      const jobs = [person(), closer(), edit(colleague, one, edits, () => over)]
      await waitFor(randomInt(LIFE))
      const [first] = servers
      if (!first) throw new Error('No server.')
      if (kind === 'database') await loseDatabase(connection.db, first.process, engine)
      else if (kind === 'reset') await resetWhile(work, one)
      else await end(first.process, kind === 'stop' ? 'SIGTERM' : 'SIGKILL')
      over = true
      await Promise.all(jobs)
      if (kind !== 'reset') {
        for (const { process } of servers.slice(1)) await end(process, 'SIGTERM')
        servers = [await start(base, balance)]
      }
      await check(work, one, edits)
      // The buttons that the person finds: either finishes it.
      if (one.undo === 'no' && one.parts.some(({ acknowledged }) => !acknowledged) && randomInt(2) === 0) {
        if (!(await send(work, one))) balance.wrong.push(`${one.mark}: could not be gone on with`)
      } else if (one.undo === 'asked' || randomInt(2) === 0) {
        if (!(await undo(work, one))) balance.wrong.push(`${one.mark}: could not be undone`)
      }
      if (one.undo === 'acknowledged') balance.undone += 1
      await check(work, one, edits)
      await checkTills(work)
      await reopen(work)
      if (cycle % Math.ceil(breaks / 20) === 0)
        say(`${engine}: ${cycle} de ${breaks}, ${balance.wrong.length} mal`)
    }
    return balance
  } finally {
    for (const { process } of servers) await end(process, 'SIGKILL')
    await connection.close()
    await base.destroy()
  }
}

/** A part whose client goes away before the answer, and asks again. */
async function resetWhile(work: Work, one: Import): Promise<void> {
  const part = one.parts.find(({ acknowledged }) => !acknowledged)
  if (!part) return
  const body = {
    grupo: one.grupo,
    archivo: 'proof.xlsx',
    total: PART * PARTS,
    enCaja: true,
    filas: part.filas,
  }
  const aborted = fetch(`${work.url()}/api/importaciones/${one.noun}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      authorization: `Bearer ${work.token}`,
      'idempotency-key': part.key,
    },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(1 + randomInt(25)),
  })
  await aborted.catch(() => undefined)
}
