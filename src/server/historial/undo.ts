import { LIMITE_DE_QUEDAN, type Deshecho } from '../../contract/historial'
import { countedAmong } from '../cierres/lock'
import { inSavepoint, inTransaction, lockName, type Open, type UnitOfWork } from '../db/transaction'
import type { Db } from '../db/types'
import { conflict } from '../http/errors'
import { markUndo, refuseParts } from '../importaciones/repository'
import { isActive } from '../conductores/repository'
import type { SesionUsuario } from '../sesion/usuario'
import { mayUndo } from './may-undo'
import {
  changesSince,
  identified,
  isKnown,
  keyOf,
  lockRecords,
  recordsOf,
  type Change,
  type Changed,
} from './records'
import { movesMoney, obstacleOf, reverse } from './reverse'

/** Records of one transaction (see docs/measurements.md). */
const BATCH = 500

interface Staying {
  registro: string
  razon: string
}

/** What became of records. */
interface Outcome {
  undone: number
  /** Those of which nothing is left to be undone. */
  done: number
  staying: Staying[]
}

/** The name of the group, and how often it has been undone and redone. */
const depthOf = (group: string) => {
  const [name = '', depth = '0'] = group.split('~')
  return { name, depth: Number(depth) }
}

/** The mark of a group's undo: the same at each press, so that an undo that was cut off is gone on with. */
const undoOf = (group: string) => {
  const { name, depth } = depthOf(group)
  return `${name}~${depth + 1}`
}

/** The group whose undo a group is; undefined for one that is none. */
const undoneBy = (group: string): string | undefined => {
  const { name, depth } = depthOf(group)
  return depth === 0 ? undefined : depth === 1 ? name : `${name}~${depth - 1}`
}

/** Those that are edited, or come back, before those that go: what came into being last goes first, and drivers come back before their buses. */
const inOrder = (records: readonly Changed[], changes: ReadonlyMap<string, readonly Change[]>) => {
  const goes = (record: Changed) => changes.get(keyOf(record))?.[0]?.despues !== null
  const isNew = (record: Changed) => changes.get(keyOf(record))?.some(({ antes }) => antes === null) ?? false
  const leaving = records.filter((record) => goes(record) && isNew(record))
  const others = records.filter((record) => !leaving.includes(record))
  const drivers = others.filter(({ sustantivo }) => sustantivo === 'conductores')
  return [...drivers, ...others.filter((record) => !drivers.includes(record)), ...leaving.reverse()]
}

interface Work {
  unit: UnitOfWork
  grupo: string
}

/** Why a bus does not get its former driver back. */
async function driverlessReason(trx: Db, { sustantivo }: Changed, run: readonly Change[]) {
  if (sustantivo !== 'buses') return undefined
  const former = run.findLast(({ antes }) => antes?.includes('"conductorUuid":"'))
  const { conductorUuid } = JSON.parse(former?.antes ?? '{}') as { conductorUuid?: string }
  if (!conductorUuid || (await isActive(trx, conductorUuid))) return undefined
  return 'su conductor está retirado'
}

/** Reverses what an action did last to one record. @returns why it stays; null when it does not. */
async function undoRecord(open: Open, record: Changed, run: readonly Change[]): Promise<string | null> {
  const reason = await driverlessReason(open.trx, record, run)
  if (reason) return reason
  try {
    await inSavepoint(open, async (trx, changes) => {
      const key = await reverse(trx, record, run)
      changes.rename(record.identificador, key)
    })
    return null
  } catch (error) {
    const obstacle = obstacleOf(error, run)
    if (obstacle === undefined) throw error
    return obstacle
  }
}

const changedBy = ({ usuario, tipo }: Change) =>
  `${tipo === 'eliminado' ? 'lo eliminó' : 'lo cambió'} ${usuario ?? 'el operador'}`

/**
 * How an action stands in the changes of a record, newest first: its own on top, to be reversed; undone already; or under another's. What was
 * done and undone since counts for nothing.
 */
function standingOf(changes: readonly Change[], group: string): { run: readonly Change[]; other?: Change } {
  let rest = changes
  const runOf = (mark: string) => {
    const end = rest.findIndex((change) => change.grupo !== mark)
    return end === -1 ? rest : rest.slice(0, end)
  }
  for (;;) {
    const [top] = rest
    if (!top || top.grupo === undoOf(group)) return { run: [] }
    if (top.grupo === group) return { run: runOf(group) }
    const undone = undoneBy(top.grupo)
    if (undone === undefined) return { run: [], other: top }
    rest = rest.slice(runOf(top.grupo).length)
    rest = rest.slice(runOf(undone).length)
  }
}

/** Undoes records in one transaction. */
const undoBatch = ({ unit, grupo }: Work, batch: readonly Changed[]): Promise<Outcome> =>
  inTransaction(unit, async (trx, changes) => {
    const outcome: Outcome = { undone: 0, done: 0, staying: [] }
    // What was deleted has no row to be locked: two presses come one after the other.
    await lockName(trx, unit.engine, `deshacer ${depthOf(grupo).name}`)
    const records = await lockRecords(trx, unit.engine, changes, batch)
    // A statement of its own: what others stored while the locks were waited for is seen.
    const since = await changesSince(trx, records)
    const counted = await countedAmong(trx, identified(records, 'liquidaciones'))
    for (const record of inOrder(records, since)) {
      const all = since.get(keyOf(record)) ?? []
      const [last] = all
      if (!last) continue
      const { registro } = all.find(({ sustantivo }) => sustantivo === record.sustantivo) ?? last
      const { run, other } = standingOf(all, grupo)
      if (other) outcome.staying.push({ registro, razon: changedBy(other) })
      else if (run.length === 0) outcome.done += 1
      else {
        const till = movesMoney(run) && counted.get(record.identificador)
        const razon = till ? `está en ${till}` : await undoRecord({ trx, changes, goesOn: true }, record, run)
        if (razon === null) outcome.undone += 1
        else outcome.staying.push({ registro, razon })
      }
    }
    return outcome
  })

/** Buses that were given another number by themselves: their settlements follow, which no change records. */
function batchesOf(records: readonly Changed[]): Changed[][] {
  const batches = records.filter(({ renumbers }) => renumbers).map((record) => [record])
  const others = records.filter(({ renumbers }) => !renumbers)
  for (let start = 0; start < others.length; start += BATCH) batches.push(others.slice(start, start + BATCH))
  return batches
}

const records = (count: number) => (count === 1 ? '1 registro' : `${count.toLocaleString('es-CO')} registros`)

const NAMED = 5

function inWords(staying: readonly Staying[]): string {
  const more = staying.length - NAMED
  const named = staying.slice(0, NAMED).map(({ registro, razon }) => `${registro} (${razon})`)
  return named.join('; ') + (more > 0 ? `; y ${more} más` : '')
}

function mensajeOf({ undone, done, staying }: Outcome): string {
  const said = undone > 0 ? `Se deshizo en ${records(undone)}.` : 'Ya estaba deshecho.'
  if (staying.length === 0) return said
  if (undone + done === 0) throw conflict(`No se deshizo nada: ${inWords(staying)}.`)
  const verb = staying.length === 1 ? 'Queda' : 'Quedan'
  return `${said} ${verb} ${records(staying.length)} sin deshacer: ${inWords(staying)}.`
}

const stateOf = ({ undone, done, staying }: Outcome) => (staying.length === 0 ? 2 : undone + done > 0 ? 1 : 0)

/**
 * Undoes what an action did, record by record, where nobody has changed the record since; what stays is named. It is stored in
 * transactions of some hundred records and can be asked for again: what is undone stays undone. It is itself an action that can be undone.
 *
 * @throws 403 when it is another's, or too long ago, or the roles do not do such things; 404 for an unknown group; 409 when everything stays.
 */
export async function undo(unit: UnitOfWork, group: string, usuario: SesionUsuario): Promise<Deshecho> {
  const { name, depth } = depthOf(group)
  if (!(await isKnown(unit.db, group)))
    await refuseParts(unit.db, name, usuario.uuid, unit.author.instante.toISOString())
  const motivo = await mayUndo(unit, group, usuario)
  const undoes = depth % 2 === 0
  // First: a part of an import that comes late is refused.
  await markUndo(unit.db, name, undoes ? 1 : 0)
  const changed = await recordsOf(unit.db, group)
  const author = { ...unit.author, grupo: undoOf(group), restoring: true, motivo }
  const work = { unit: { ...unit, author }, grupo: group }
  const outcome: Outcome = { undone: 0, done: 0, staying: [] }
  for (const batch of batchesOf(changed)) {
    const { undone, done, staying } = await undoBatch(work, batch)
    outcome.undone += undone
    outcome.done += done
    outcome.staying.push(...staying)
  }
  if (undoes) await markUndo(unit.db, name, stateOf(outcome))
  return {
    mensaje: mensajeOf(outcome),
    deshechos: outcome.undone,
    quedan: outcome.staying.length,
    registros: outcome.staying.slice(0, LIMITE_DE_QUEDAN),
    sustantivos: [...new Set(changed.map(({ sustantivo }) => sustantivo))],
  }
}
