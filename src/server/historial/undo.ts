import type { Deshecho } from '../../contract/historial'
import { countedAmong } from '../cierres/lock'
import { nounOf, type Nouns, type RecordedName } from '../db/changes/noun'
import { changesOfRecords, newestFirst } from '../db/changes/stored'
import { inParts } from '../db/parts'
import { inSavepoint, inTransaction, lockName, type Open, type UnitOfWork } from '../db/transaction'
import { blockAction } from '../http/actions'
import { conflict } from '../http/errors'
import { markUndo } from '../importaciones/repository'
import { lockInOrder } from '../locks/liquidaciones'
import type { SesionUsuario } from '../sesion/usuario'
import { changesOfBus, currentNumero } from './bus-numbers'
import { depthOf, standingOf, undoOf } from './marks'
import { checkUndo } from './may-undo'
import { recordOf, recordsOf, type Change, type Changed } from './records'
import { movesMoney, obstacleOf, reverse } from './reverse'
import { mensajeOf, stayingText, type Staying } from './undo-texts'

/** Records of one transaction (see docs/measurements.md). */
const BATCH = 500

/** Outcome for a record; 'done' when nothing is left to undo. */
type Outcome = 'undone' | 'done' | Staying

/** Reverses what an action did last to one record. @returns why it stays; undefined when it does not. */
async function undoRecord(
  open: Open,
  nouns: Nouns,
  sustantivo: RecordedName,
  key: string,
  run: readonly Change[],
): Promise<string | undefined> {
  const noun = nounOf(nouns, sustantivo)
  let reason = run.at(-1)?.antes === null ? await noun.needed?.(open.trx, key) : undefined
  if (reason) return reason
  try {
    await inSavepoint(open, async (trx, changes) => {
      const present = await reverse(trx, nouns, sustantivo, key, run)
      reason = await noun.obstacle?.(trx, present)
      if (reason) throw new Error(reason)
      changes.rename(key, present)
    })
  } catch (error) {
    reason ??= obstacleOf(error, nouns, run)
    if (reason === undefined) throw error
  }
  return reason
}

const changedBy = ({ usuario, tipo }: Change) =>
  `${tipo === 'eliminado' ? 'lo eliminó' : 'lo cambió'} ${usuario ?? 'el operador'}`

/** Undoes records of one noun in one transaction; of buses one. */
const undoBatch = (
  unit: UnitOfWork,
  mark: string,
  sustantivo: RecordedName,
  batch: readonly Changed[],
): Promise<Outcome[]> =>
  inTransaction(unit, async (trx, changes) => {
    // Takes an advisory lock, since a deleted record has no row to lock: two presses run one after the other.
    await lockName(trx, unit.engine, `deshacer ${depthOf(mark).name}`)
    const isBus = sustantivo === 'buses'
    const keys: string[] = []
    for (const { identificador, secuencia } of batch)
      keys.push(isBus ? await currentNumero(trx, identificador, secuencia) : identificador)
    if (sustantivo === 'liquidaciones') await lockInOrder(trx, unit.engine, keys)
    await changes.watch(sustantivo, keys)
    // A statement of its own: what others stored while the locks were waited for is seen.
    const since = isBus
      ? await changesOfBus(trx, keys[0] ?? '')
      : await changesOfRecords(trx, sustantivo, keys).execute()
    const counted = await countedAmong(trx, keys)

    async function outcomeOf(key: string): Promise<Outcome> {
      const all = isBus ? since : since.filter((change) => recordOf(change).identificador === key)
      const { run, other } = standingOf(all, mark)
      if (!other && run.length === 0) return 'done'
      const till = movesMoney(run) && counted.get(key)
      const razon = other
        ? changedBy(other)
        : till
          ? `está en ${till}`
          : await undoRecord({ trx, changes, goesOn: true }, unit.nouns, sustantivo, key, run)
      if (razon === undefined) return 'undone'
      const own = all.find((change) => change.sustantivo === sustantivo) ?? all[0]
      return { registro: own?.registro ?? '', razon }
    }

    const outcomes: Outcome[] = []
    for (const key of keys) outcomes.push(await outcomeOf(key))
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
  const known = newestFirst(db).where('grupo', '=', mark).limit(1)
  if (depth === 0 && !(await known.executeTakeFirst()))
    await blockAction(db, name, usuario.uuid, author.instante)
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
  const sustantivos = [...new Set(changed.map(({ sustantivo }) => sustantivo))]
  for (const sustantivo of sustantivos) {
    // Last first: what was changed later may stand in the place that an earlier one had.
    const records = changed.filter((record) => record.sustantivo === sustantivo).reverse()
    // The settlements of a bus that gets its number back follow it, which no change records.
    for (const batch of inParts(records, sustantivo === 'buses' ? 1 : BATCH))
      outcomes.push(...(await undoBatch(undoing, mark, sustantivo, batch)))
  }
  const staying = outcomes.filter((outcome) => typeof outcome === 'object')
  const undone = outcomes.filter((outcome) => outcome === 'undone').length
  const nothing = staying.length === outcomes.length
  if (undoes) await markUndo(db, name, staying.length === 0 ? 2 : nothing ? 0 : 1)
  if (nothing && staying.length > 0) throw conflict(`No se deshizo nada: ${stayingText(staying)}.`)
  return { mensaje: mensajeOf(undone, staying), sustantivos }
}
