/** The marks of actions: whose each is, of which route, and how long another write may join it. */
import type { AccionesTable } from '../db/importaciones-table'
import type { Db } from '../db/types'
import { conflict } from './errors'

type Action = Pick<AccionesTable, 'grupo' | 'usuarioUuid' | 'ruta'>

const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE

/** Milliseconds between two writes of an action, and between its first and its last. */
const LIMITS = { pause: 2 * MINUTE, whole: 4 * 60 * MINUTE }
/** Limits of an import's action: a part may wait for its person. */
export const IMPORT_LIMITS = { pause: DAY, whole: DAY }

/**
 * Binds the mark of a write to its user and its route, or joins the action that is bound to them, locked for the transaction of the write.
 * A mark that changes bear and nobody holds is an old one, or of the server's own making.
 *
 * @throws 409 for a mark of another's, of another route, or that is over; also where the clock was put back.
 */
export async function joinAction(trx: Db, action: Action, now: Date, { pause, whole } = LIMITS) {
  const at = now.getTime()
  const stray = await trx
    .selectFrom('cambios')
    .leftJoin('acciones', 'acciones.grupo', 'cambios.grupo')
    .select('secuencia')
    .where('cambios.grupo', '=', action.grupo)
    .where('acciones.grupo', 'is', null)
    .limit(1)
    .executeTakeFirst()
  const joined =
    !stray &&
    (await trx
      .insertInto('acciones')
      .values({ ...action, primera: at, ultima: at })
      .onConflict((oc) =>
        oc
          .column('grupo')
          .doUpdateSet({ ultima: at })
          .where('acciones.usuarioUuid', '=', action.usuarioUuid)
          .where('acciones.ruta', '=', action.ruta)
          .where('acciones.primera', '>=', at - whole)
          .where('acciones.ultima', '>=', at - pause)
          .where('acciones.ultima', '<=', at + pause),
      )
      .returning('grupo')
      .executeTakeFirst())
  if (!joined) throw conflict('Esta acción ya terminó, o es de otra persona. Empiece de nuevo.')
}

/** Deletes the marks that nobody can join any more: the changes that bear them refuse them. An import's stays. */
export const purgeActions = (db: Db, now: number) =>
  db
    .deleteFrom('acciones')
    .where('primera', '<=', now - DAY)
    .where('grupo', 'not in', (eb) => eb.selectFrom('importaciones').select('uuid'))
    .execute()

const UNDO = 'POST /historial/deshacer'

/** Refuses the writes of an action of which nothing has changed yet: what comes after its undo, for a day. */
export async function blockAction(db: Db, mark: string, usuarioUuid: string, now: Date) {
  const at = now.getTime()
  await db
    .insertInto('acciones')
    .values({ grupo: mark, usuarioUuid, ruta: UNDO, primera: at, ultima: at })
    .onConflict((oc) =>
      oc.column('grupo').doUpdateSet({ ruta: UNDO }).where('acciones.usuarioUuid', '=', usuarioUuid),
    )
    .execute()
}
