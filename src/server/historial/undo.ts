import { LIMITE_DE_QUEDAN, type Deshecho } from '../../contract/historial'
import { countedAmong } from '../cierres/lock'
import { isActive } from '../conductores/repository'
import { nounOf, type Nouns } from '../db/changes/noun'
import { inSavepoint, inTransaction, lockName, type Open, type UnitOfWork } from '../db/transaction'
import type { Db } from '../db/types'
import { blockAction } from '../http/actions'
import { conflict } from '../http/errors'
import { markUndo, blockParts } from '../importaciones/repository'
import type { SesionUsuario } from '../sesion/usuario'
import { depthOf, standingOf, undoOf } from './marks'
import { checkUndo } from './may-undo'
import { batchesOf, inOrder } from './order'
import {
  byNoun,
  changesSince,
  isKnown,
  recordKey,
  lockRecords,
  recordsOf,
  type Change,
  type Changed,
} from './records'
import { movesMoney, obstacleOf, reverse } from './reverse'
import { mensajeOf, stayingText, type Staying } from './undo-texts'

/** Outcome for a record; 'done' when nothing is left to undo. */
type Outcome = 'undone' | 'done' | Staying

/** Why a bus does not get its former driver back. */
async function driverlessReason(trx: Db, { sustantivo }: Changed, run: readonly Change[]) {
  if (sustantivo !== 'buses') return undefined
  const former = run.findLast(({ antes }) => antes?.includes('"conductorUuid":"'))
  const { conductorUuid } = JSON.parse(former?.antes ?? '{}') as { conductorUuid?: string }
  if (!conductorUuid || (await isActive(trx, conductorUuid))) return undefined
  return 'su conductor está retirado'
}

/** Reverses what an action did last to one record. @returns why it stays; undefined when it does not. */
async function undoRecord(
  open: Open,
  nouns: Nouns,
  record: Changed,
  run: readonly Change[],
): Promise<string | undefined> {
  const noun = nounOf(nouns, record.sustantivo)
  const removes = run.at(-1)?.antes === null
  let reason =
    (removes ? await noun.needed?.(open.trx, record.identificador) : undefined) ??
    (await driverlessReason(open.trx, record, run))
  if (reason) return reason
  try {
    await inSavepoint(open, async (trx, changes) => {
      const key = await reverse(trx, nouns, record, run)
      reason = await noun.obstacle?.(trx, key)
      if (reason) throw new Error(reason)
      changes.rename(record.identificador, key)
    })
    return undefined
  } catch (error) {
    reason ??= obstacleOf(error, nouns, run)
    if (reason === undefined) throw error
    return reason
  }
}

const changedBy = ({ usuario, tipo }: Change) =>
  `${tipo === 'eliminado' ? 'lo eliminó' : 'lo cambió'} ${usuario ?? 'el operador'}`

/** Undoes records in one transaction. */
const undoBatch = (unit: UnitOfWork, mark: string, batch: readonly Changed[]): Promise<Outcome[]> =>
  inTransaction(unit, async (trx, changes) => {
    // Takes an advisory lock, since a deleted record has no row to lock: two presses run one after the other.
    await lockName(trx, unit.engine, `deshacer ${depthOf(mark).name}`)
    const records = await lockRecords(trx, unit.engine, changes, batch)
    // A statement of its own: what others stored while the locks were waited for is seen.
    const since = await changesSince(trx, records)
    const counted = await countedAmong(trx, byNoun(records).get('liquidaciones') ?? [])

    async function outcomeOf(record: Changed): Promise<Outcome> {
      const all = since.get(recordKey(record)) ?? []
      const { run, other } = standingOf(all, mark)
      const staying = (razon: string) => {
        const own = all.find(({ sustantivo }) => sustantivo === record.sustantivo) ?? all[0]
        return { registro: own?.registro ?? '', razon }
      }
      if (other) return staying(changedBy(other))
      if (run.length === 0) return 'done'
      const till = movesMoney(run) && counted.get(record.identificador)
      if (till) return staying(`está en ${till}`)
      const razon = await undoRecord({ trx, changes, goesOn: true }, unit.nouns, record, run)
      return razon === undefined ? 'undone' : staying(razon)
    }

    const outcomes: Outcome[] = []
    for (const record of inOrder(records, since)) outcomes.push(await outcomeOf(record))
    return outcomes
  })

/**
 * Undoes what an action did, record by record, where nobody has changed the record since; what stays is named. It is stored in
 * transactions of some hundred records and can be asked for again: what is undone stays undone. It is itself an action that can be undone.
 *
 * @throws 403 when it is another's, or too long ago, or the roles do not do such things; 404 for an unknown mark; 409 when everything stays.
 */
export async function undo(unit: UnitOfWork, mark: string, usuario: SesionUsuario): Promise<Deshecho> {
  const { db, author } = unit
  const { name, depth } = depthOf(mark)
  if (depth === 0 && !(await isKnown(db, mark))) {
    await blockAction(db, name, usuario.uuid, author.instante)
    await blockParts(db, name, usuario.uuid)
  }
  const motivo = await checkUndo(unit, mark, usuario)
  const undoes = depth % 2 === 0
  // First: a part of an import that comes late is refused.
  await markUndo(db, name, undoes ? 1 : 0)
  const changed = await recordsOf(db, mark)
  // The mark of an undo is nobody's own: another ADMIN goes on with one that was cut off.
  const undoing = {
    ...unit,
    before: null,
    author: { ...author, mark: undoOf(mark), restoring: true, motivo },
  }
  const outcomes: Outcome[] = []
  for (const batch of batchesOf(changed)) outcomes.push(...(await undoBatch(undoing, mark, batch)))
  const staying = outcomes.filter((outcome) => typeof outcome === 'object')
  const undone = outcomes.filter((outcome) => outcome === 'undone').length
  const nothing = staying.length === outcomes.length
  if (undoes) await markUndo(db, name, staying.length === 0 ? 2 : nothing ? 0 : 1)
  if (nothing && staying.length > 0) throw conflict(`No se deshizo nada: ${stayingText(staying)}.`)
  return {
    mensaje: mensajeOf(undone, staying),
    deshechos: undone,
    quedan: staying.length,
    registros: staying.slice(0, LIMITE_DE_QUEDAN),
    sustantivos: [...new Set(changed.map(({ sustantivo }) => sustantivo))],
  }
}
