import { sql, type Selectable } from 'kysely'
import { sumarDias } from '../../contract/fechas'
import { alphabetically } from '../collation'
import type { UsuariosTable } from '../db/session-tables'
import { type Db } from '../db/types'
import { countedIn, withLedgerRows } from './lock'

/** Who entered settlements. */
export type Clerk = Pick<Selectable<UsuariosTable>, 'uuid' | 'username' | 'nombre'>

/** Who entered a settlement, and by which change. */
export interface Entry extends Clerk {
  secuencia: number
  /** Of the import that the change was part of: whether it gave days before its own to a till; null for none. */
  enCaja: 0 | 1 | null
}

/** As `JSON.stringify` writes the day in the changed columns of a settlement. Within a text its quotes would be escaped. */
const DELIVERED = '%"fechaEntrega":"%'

const deliveredOn = (db: Db, fecha: string) =>
  db.selectFrom('liquidaciones').select('uuid').where('fechaEntrega', '=', fecha)

const countedOn = (db: Db, fecha: string) =>
  countedIn(db).select('k.liquidacionUuid as uuid').where('t.fecha', '=', fecha)

/**
 * Days before the one asked for on which closed tills are looked through, beside the last that the person has closed: that one has taken
 * what came to earlier ones, unless it was deleted meanwhile. A month of 600 buses takes a tenth of a second.
 */
const LOOKED_BACK = 31

/** What was entered of days before, by a person whose till of that day had been closed, and no till counts. */
const enteredLate = (db: Db, fecha: string) => {
  const closedBefore = db
    .selectFrom('cierres as t')
    .where('t.cerrado', '=', 1)
    .where('t.usuarioUuid', 'is not', null)
    .where('t.fecha', '<', fecha)
    .where(({ eb, or, selectFrom }) =>
      or([
        eb('t.fecha', '>=', sumarDias(fecha, -LOOKED_BACK)),
        eb(
          't.fecha',
          '=',
          selectFrom('cierres as last')
            .select(({ fn }) => fn.max('last.fecha').as('fecha'))
            .whereRef('last.usuarioUuid', '=', 't.usuarioUuid')
            .where('last.cerrado', '=', 1)
            .where('last.fecha', '<', fecha),
        ),
      ]),
    )
  return db
    .selectFrom('liquidaciones as late')
    .leftJoin('cierreLiquidaciones as k', 'k.liquidacionUuid', 'late.uuid')
    .select('late.uuid')
    .where('late.fechaEntrega', 'in', closedBefore.select('t.fecha'))
    .where('k.cierreUuid', 'is', null)
    .where(({ exists }) =>
      exists(
        closedBefore
          .innerJoin('cambios as c', 'c.usuarioUuid', 't.usuarioUuid')
          .select('c.secuencia')
          .where('t.fecha', '=', sql.ref<string>('late.fechaEntrega'))
          .where('c.sustantivo', '=', 'liquidaciones')
          .where('c.identificador', '=', sql.ref<string>('late.uuid'))
          .whereRef('c.secuencia', '>', 't.secuencia')
          .where('c.despues', 'like', DELIVERED),
      ),
    )
}

/**
 * Of a day of delivery: what came on it, what its closings count, and what came late to tills of days before, each with the closing that
 * counts it: no other till does.
 */
export const enteredFor = (db: Db, fecha: string) =>
  withLedgerRows(db)
    .leftJoin('conductores as c', 'c.uuid', 'l.conductorUuid')
    .leftJoin('cierreLiquidaciones as k', 'k.liquidacionUuid', 'l.uuid')
    .select(['l.uuid as liquidacionUuid', 'l.liquidada', 'k.cierreUuid'])
    .select(['l.valorNetoReg as netoReg', 'l.valorNetoSensor as netoSensor'])
    .select(({ fn, val }) => [
      fn.coalesce('l.fechaEntrega', val(fecha)).as('fechaEntrega'),
      fn.coalesce('c.nombre', val('')).as('conductorNombre'),
    ])
    .where('l.uuid', 'in', deliveredOn(db, fecha).union(countedOn(db, fecha)).union(enteredLate(db, fecha)))
    .execute()

/**
 * Who entered what came on a day of delivery, or late to days before, by its uuid: the author of the last change that gave it a day when
 * it had none, since the undoing of an import takes the day of its clerk away. Nobody is known of those from before the record of changes,
 * from a command, or from the demonstration.
 */
export async function clerksFor(db: Db, fecha: string): Promise<ReadonlyMap<string, Entry>> {
  const changes = await db
    .selectFrom('cambios as c')
    .innerJoin('usuarios as u', 'u.uuid', 'c.usuarioUuid')
    .leftJoin('importaciones as i', 'i.uuid', 'c.grupo')
    .select(['c.secuencia', 'c.identificador', 'u.uuid', 'u.username', 'u.nombre', 'i.enCaja'])
    .where('c.sustantivo', '=', 'liquidaciones')
    .where('c.identificador', 'in', deliveredOn(db, fecha).union(enteredLate(db, fecha)))
    .where('c.tipo', 'in', ['creado', 'editado'])
    .where('c.despues', 'like', DELIVERED)
    .where((eb) => eb.or([eb('c.antes', 'is', null), eb('c.antes', 'not like', DELIVERED)]))
    .execute()
  const clerks = new Map<string, Entry>()
  // Sorted here: an order by number would lead the database through every settlement's changes.
  for (const { identificador, ...clerk } of changes.sort((a, b) => a.secuencia - b.secuencia))
    clerks.set(identificador, clerk)
  return clerks
}

/** Numbers of the buses of which nobody has entered a settlement of a day: what only sensors have counted is not entered yet. */
export async function busesNotEntered(db: Db, fecha: string) {
  const rows = await db
    .selectFrom('buses as b')
    .select('b.numero')
    .where('b.numero', 'not in', ({ selectFrom }) =>
      selectFrom('liquidaciones')
        .select('busNumero')
        .where('fecha', '=', fecha)
        .where('fechaEntrega', 'is not', null),
    )
    .execute()
  return rows.sort(alphabetically('numero')).map(({ numero }) => numero)
}
