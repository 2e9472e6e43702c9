import { randomUUID } from 'node:crypto'
import { isForeignKeyViolation } from '../db/errors'
import { inTransaction, type UnitOfWork } from '../db/transaction'
import type { Db } from '../db/types'
import { conflict } from '../http/errors'
import type { Importacion } from './repository'
import { reverse, type Change } from './reverse'
import { SLICE, slicesOf } from './slices'

/** The changes of an import, newest first, of what still is as the import left it, and the names of what is not. */
interface Found {
  changes: Change[]
  changed: string[]
}

const ofImport = (db: Db, { uuid, desde }: Importacion) =>
  db
    .selectFrom('cambios')
    .select(['secuencia', 'sustantivo', 'identificador', 'liquidacionUuid', 'registro', 'tipo', 'antes'])
    .where('secuencia', '>', desde)
    .where('grupo', '=', uuid)
    .orderBy('secuencia', 'desc')

/** The record that a change belongs to: a settlement's debt and repayment are part of it. */
const recordOf = ({ sustantivo, identificador, liquidacionUuid }: Change) =>
  liquidacionUuid ?? `${sustantivo} ${identificador}`

/** Of these changes' records, those that somebody has changed since. @param undoing the mark of the undoing itself */
async function changedSince(
  db: Db,
  { uuid, desde }: Importacion,
  changes: readonly Change[],
  undoing?: string,
): Promise<Set<string>> {
  const later = await db
    .selectFrom('cambios')
    .select(['sustantivo', 'identificador', 'liquidacionUuid'])
    .where('secuencia', '>', desde)
    .where('grupo', 'not in', [uuid, undoing ?? uuid])
    .where((eb) =>
      eb.or([
        eb.and([
          eb('sustantivo', 'in', [...new Set(changes.map(({ sustantivo }) => sustantivo))]),
          eb('identificador', 'in', [...new Set(changes.map(({ identificador }) => identificador))]),
        ]),
        eb('liquidacionUuid', 'in', [...new Set(changes.map((change) => change.liquidacionUuid ?? ''))]),
      ]),
    )
    .execute()
  return new Set(later.map((change) => recordOf(change as Change)))
}

async function findChanges(db: Db, importacion: Importacion): Promise<Found> {
  const all: Change[] = await ofImport(db, importacion).execute()
  const changed = new Set<string>()
  for await (const slice of slicesOf(all))
    for (const record of await changedSince(db, importacion, slice)) changed.add(record)
  const names = all.filter((change) => changed.has(recordOf(change))).map(({ registro }) => registro)
  return { changes: all.filter((change) => !changed.has(recordOf(change))), changed: [...new Set(names)] }
}

const NAMED = 5

const inWords = (names: readonly string[]) => {
  const more = names.length - NAMED
  return names.slice(0, NAMED).join('; ') + (more > 0 ? `; y ${more} más` : '')
}

class Rehearsed extends Error {}

/** Whether a slice could be reversed; nothing is stored. */
async function rehearse(unit: UnitOfWork, slice: readonly Change[]) {
  try {
    await inTransaction(unit, async (trx, changes) => {
      await reverse(trx, changes, slice)
      throw new Rehearsed('rehearsed')
    })
  } catch (error) {
    if (error instanceof Rehearsed) return
    if (!isForeignKeyViolation(error)) throw error
    throw conflict(
      `No se puede deshacer: ya hay registros que dependen de lo importado (${inWords(slice.map(({ registro }) => registro))}).`,
    )
  }
}

/**
 * Takes the changes of an import back, in slices like those in which it was stored.
 * @param leavingChanged whether what somebody has changed since stays, instead of being a reason to refuse.
 * @throws 409 that names what has changed since, or is needed by other records; then nothing has been taken back.
 */
export async function takeBack(
  unit: UnitOfWork,
  importacion: Importacion,
  { leavingChanged }: { leavingChanged: boolean },
): Promise<void> {
  const { changes, changed } = await findChanges(unit.db, importacion)
  if (changed.length > 0 && !leavingChanged)
    throw conflict(`No se puede deshacer: desde entonces cambió ${inWords(changed)}.`)
  const motivo = `${leavingChanged ? 'Se interrumpió la' : 'Se deshizo la'} importación de ${importacion.archivo}`
  const undoing = { ...unit, author: { ...unit.author, grupo: randomUUID(), motivo } }
  if (!leavingChanged) for await (const slice of slicesOf(changes, SLICE)) await rehearse(undoing, slice)
  for await (const slice of slicesOf(changes, SLICE))
    await inTransaction(undoing, async (trx, watched) => {
      const meanwhile = await changedSince(trx, importacion, slice, undoing.author.grupo)
      await reverse(
        trx,
        watched,
        slice.filter((change) => !meanwhile.has(recordOf(change))),
      )
    })
}
