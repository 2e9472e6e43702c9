import { randomUUID } from 'node:crypto'
import type { Rol } from '../../contract/permisos'
import { closedAmong, refuseClosed } from '../cierres/lock'
import type { Changes } from '../db/changes/changes'
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

/** The first names, and how many more there are. */
export const inWords = (names: readonly string[]) => {
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

/** Locks the settlements of a slice. @returns those that a closing has counted, unless the roles may reopen it. */
async function lockSettlements(
  trx: Db,
  watched: Changes,
  slice: readonly Change[],
  roles: readonly Rol[] | undefined,
): Promise<ReadonlySet<string>> {
  const uuids = [...new Set(slice.flatMap(({ liquidacionUuid }) => liquidacionUuid ?? []))]
  await watched.watch('liquidaciones', uuids)
  return roles ? closedAmong(trx, uuids, roles) : new Set()
}

interface Options {
  /** Whether what somebody has changed since stays, instead of being a reason to refuse. */
  leavingChanged: boolean
  /** Of the person who undoes it: what a closing counts stays. Without them it is taken back too. */
  roles?: readonly Rol[]
}

/**
 * Takes the changes of an import back, in slices like those in which it was stored.
 * @returns the names of what stays, since somebody has changed it, or a closing counted it, while others were taken back.
 * @throws 409 that names what has changed since, or is needed by other records, and 403 for what a closing has counted; then nothing has
 * been taken back.
 */
export async function takeBack(
  unit: UnitOfWork,
  importacion: Importacion,
  { leavingChanged, roles }: Options,
): Promise<string[]> {
  const { changes, changed } = await findChanges(unit.db, importacion)
  if (changed.length > 0 && !leavingChanged)
    throw conflict(`No se puede deshacer: desde entonces cambió ${inWords(changed)}.`)
  const motivo = `${leavingChanged ? 'Se interrumpió la' : 'Se deshizo la'} importación de ${importacion.archivo}`
  const undoing = { ...unit, author: { ...unit.author, grupo: randomUUID(), motivo } }
  if (!leavingChanged) for await (const slice of slicesOf(changes, SLICE)) await rehearse(undoing, slice)
  const left = new Set<string>()
  let isBegun = false
  for await (const slice of slicesOf(changes, SLICE)) {
    const staying = await inTransaction(undoing, async (trx, watched) => {
      const closed = await lockSettlements(trx, watched, slice, roles)
      if (!isBegun) for (const uuid of closed) await refuseClosed(trx, uuid, roles ?? [])
      const meanwhile = await changedSince(trx, importacion, slice, undoing.author.grupo)
      const stays = (change: Change) =>
        meanwhile.has(recordOf(change)) || closed.has(change.liquidacionUuid ?? '')
      await reverse(
        trx,
        watched,
        slice.filter((change) => !stays(change)),
      )
      return slice.filter(stays)
    })
    isBegun = true
    for (const { registro } of staying) left.add(registro)
  }
  return [...left]
}
