import type { Db } from '../db/types'

/** The settlements of a bus before a day, the last one of them. */
export const earlierOnes = (db: Db, busNumero: string, fecha: string) =>
  db
    .selectFrom('liquidaciones')
    .where('busNumero', '=', busNumero)
    .where('fecha', '<', fecha)
    // The first that the index comes to.
    .orderBy('fecha', 'desc')
    .limit(1)

/**
 * Where a bus's settlement of a day begins: the last register that staff entered before it, or section 3's 0. What only sensors have
 * filled repeats an earlier register, which may have been entered late.
 */
export async function proposedRegister(db: Db, busNumero: string, fecha: string) {
  const last = await earlierOnes(db, busNumero, fecha)
    .select('regFin')
    .where('fechaEntrega', 'is not', null)
    .executeTakeFirst()
  return last?.regFin ?? 0
}

/** The settlements of a bus that staff have entered. */
const enteredOf = (db: Db, busNumero: string) =>
  db.selectFrom('liquidaciones').where('busNumero', '=', busNumero).where('fechaEntrega', 'is not', null)

const laterOnes = (db: Db, busNumero: string, fecha: string) =>
  enteredOf(db, busNumero).where('fecha', '>', fecha).orderBy('fecha').limit(1)

/** Where a bus's register stood at the first settlement after a day that staff have entered; undefined without one. */
export const nextRegister = (db: Db, busNumero: string, fecha: string) =>
  laterOnes(db, busNumero, fecha).select(['fecha', 'regIni']).executeTakeFirst()

/** Where it stood from the last such settlement before some days to the first after them. */
export const registersAround = (db: Db, busNumero: string, first: string, last: string) =>
  enteredOf(db, busNumero)
    .select(['fecha', 'regIni', 'regFin'])
    .where('fecha', '>=', ({ fn, val }) =>
      fn.coalesce(
        earlierOnes(db, busNumero, first).where('fechaEntrega', 'is not', null).select('fecha'),
        val(first),
      ),
    )
    .where('fecha', '<=', ({ fn, val }) =>
      fn.coalesce(laterOnes(db, busNumero, last).select('fecha'), val(last)),
    )
    .orderBy('fecha')
    .execute()
