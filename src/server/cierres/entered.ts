import { type Nullable } from 'kysely'
import { sumarDias } from '../../contract/fechas'
import { alphabetically } from '../collation'
import type { UsuariosTable } from '../db/session-tables'
import { type Db } from '../db/types'
import { countedIn, withLedgerRows } from './lock'

/** Who entered settlements; all null where nobody is known. */
export type Clerk = Nullable<Pick<UsuariosTable, 'uuid' | 'username' | 'nombre'>>

const deliveredOn = (db: Db, fecha: string) =>
  db.selectFrom('liquidaciones').select('uuid').where('fechaEntrega', '=', fecha)

const countedOn = (db: Db, fecha: string) =>
  countedIn(db).select('k.liquidacionUuid as uuid').where('t.fecha', '=', fecha)

/** Days before the one asked for on which closed tills are looked through: a year of 600 buses takes SQLite a third of a second. */
const LOOKED_BACK = 366

/** Settlements of days before that no till counts, although that of their clerk is closed: they were entered after it. */
const enteredLate = (db: Db, fecha: string) =>
  db
    .selectFrom('cierres as t')
    .innerJoin('liquidaciones as late', 'late.fechaEntrega', 't.fecha')
    .innerJoin('registradas as e', (join) =>
      join.onRef('e.liquidacionUuid', '=', 'late.uuid').onRef('e.usuarioUuid', '=', 't.usuarioUuid'),
    )
    .select('late.uuid')
    .where(({ exists, not, selectFrom }) =>
      not(
        exists(
          selectFrom('cierreLiquidaciones')
            .select('liquidacionUuid')
            .whereRef('liquidacionUuid', '=', 'late.uuid'),
        ),
      ),
    )
    .where('t.cerrado', '=', 1)
    .where('t.fecha', '<', fecha)
    .where('t.fecha', '>=', sumarDias(fecha, -LOOKED_BACK))

/**
 * Settlements of a day of delivery: those that came on it, that its closings count, and that came late to tills of days before, each with
 * who entered it and the closing that counts it: no other till does. Nobody is known of those from before the record of changes, or from the
 * demonstration.
 */
export const enteredFor = (db: Db, fecha: string) =>
  withLedgerRows(db)
    .leftJoin('conductores as c', 'c.uuid', 'l.conductorUuid')
    .leftJoin('registradas as e', 'e.liquidacionUuid', 'l.uuid')
    .leftJoin('usuarios as u', 'u.uuid', 'e.usuarioUuid')
    .leftJoin('cierreLiquidaciones as k', 'k.liquidacionUuid', 'l.uuid')
    .select(['l.uuid as liquidacionUuid', 'l.liquidada', 'k.cierreUuid'])
    .select(['l.valorNetoReg as netoReg', 'l.valorNetoSensor as netoSensor'])
    .select(['u.uuid', 'u.username', 'u.nombre'])
    .select(({ fn, val, selectFrom }) => [
      selectFrom('importaciones').select('enCaja').whereRef('uuid', '=', 'e.grupo').as('enCaja'),
      fn.coalesce('l.fechaEntrega', val(fecha)).as('fechaEntrega'),
      fn.coalesce('c.nombre', val('')).as('conductorNombre'),
    ])
    .where('l.uuid', 'in', deliveredOn(db, fecha).union(countedOn(db, fecha)).union(enteredLate(db, fecha)))
    .execute()

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
