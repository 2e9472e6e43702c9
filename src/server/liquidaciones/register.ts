import type { Db } from '../db/types'

/** The settlement of a bus next to a day, before or after it. */
export const nearest = (db: Db, busNumero: string, side: '<' | '>', fecha: string) =>
  db
    .selectFrom('liquidaciones')
    .where('busNumero', '=', busNumero)
    .where('fecha', side, fecha)
    // The first that the index comes to.
    .orderBy('fecha', side === '<' ? 'desc' : 'asc')
    .limit(1)

/** The same of those that staff have entered. What only sensors have filled repeats an earlier register, which may have been entered late. */
export const nearestEntered = (...place: Parameters<typeof nearest>) =>
  nearest(...place).where('fechaEntrega', 'is not', null)

/** Where a bus's settlement of a day begins: the last register that staff entered before it, or section 3's 0. */
export async function proposedRegister(db: Db, busNumero: string, fecha: string) {
  const last = await nearestEntered(db, busNumero, '<', fecha).select('regFin').executeTakeFirst()
  return last?.regFin ?? 0
}

/** Where it stood from the last entered settlement before some days to the first after them. */
export const registersAround = (db: Db, busNumero: string, first: string, last: string) =>
  db
    .selectFrom('liquidaciones')
    .select(['fecha', 'regIni', 'regFin'])
    .where('busNumero', '=', busNumero)
    .where('fechaEntrega', 'is not', null)
    .where('fecha', '>=', ({ fn, val }) =>
      fn.coalesce(nearestEntered(db, busNumero, '<', first).select('fecha'), val(first)),
    )
    .where('fecha', '<=', ({ fn, val }) =>
      fn.coalesce(nearestEntered(db, busNumero, '>', last).select('fecha'), val(last)),
    )
    .orderBy('fecha')
    .execute()
