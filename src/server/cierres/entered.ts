import { type Selectable } from 'kysely'
import { alphabetically } from '../collation'
import type { UsuariosTable } from '../db/session-tables'
import { type Db } from '../db/types'
import { type Counted } from './figures'

/** Who entered settlements. */
export type Clerk = Pick<Selectable<UsuariosTable>, 'uuid' | 'username' | 'nombre'>

/** As `JSON.stringify` writes the day in the changed columns of a settlement. Within a text its quotes would be escaped. */
const DELIVERED = '%"fechaEntrega":"%'

/**
 * Who entered each settlement of a day of delivery, by its uuid: the author of the last change that gave it a day when it had none, since
 * the undoing of an import takes the day of its clerk away. Nobody is known of those from before the record of changes, from a command, or
 * from the demonstration.
 */
export async function clerksOf(db: Db, fecha: string): Promise<ReadonlyMap<string, Clerk>> {
  const changes = await db
    .selectFrom('cambios as c')
    .innerJoin('usuarios as u', 'u.uuid', 'c.usuarioUuid')
    .select(['c.secuencia', 'c.identificador', 'u.uuid', 'u.username', 'u.nombre'])
    .where('c.sustantivo', '=', 'liquidaciones')
    .where('c.identificador', 'in', (eb) =>
      eb.selectFrom('liquidaciones').select('uuid').where('fechaEntrega', '=', fecha),
    )
    .where('c.tipo', 'in', ['creado', 'editado'])
    .where('c.despues', 'like', DELIVERED)
    .where((eb) => eb.or([eb('c.antes', 'is', null), eb('c.antes', 'not like', DELIVERED)]))
    .execute()
  const clerks = new Map<string, Clerk>()
  // Sorted here: an order by number would lead the database through every settlement's changes.
  for (const { identificador, ...clerk } of changes.sort((a, b) => a.secuencia - b.secuencia))
    clerks.set(identificador, clerk)
  return clerks
}

/** A settlement that a till may count. */
export interface Entered extends Counted {
  /** The closing that counts it: no other till does. */
  cierreUuid: string | null
}

const deliveredOn = (db: Db, fecha: string) =>
  db.selectFrom('liquidaciones').select('uuid').where('fechaEntrega', '=', fecha)

const countedBy = (db: Db, fecha: string) =>
  db
    .selectFrom('cierreLiquidaciones as k')
    .innerJoin('cierres as t', 't.uuid', 'k.cierreUuid')
    .select('k.liquidacionUuid as uuid')
    .where('t.fecha', '=', fecha)

/** The settlements of a day of delivery, and those that its closings count, as tills count them. */
export const enteredOn = (db: Db, fecha: string): Promise<Entered[]> =>
  db
    .selectFrom('liquidaciones as l')
    .leftJoin('conductores as c', 'c.uuid', 'l.conductorUuid')
    .leftJoin('abonos as a', 'a.liquidacionUuid', 'l.uuid')
    .leftJoin('deudas as d', 'd.liquidacionUuid', 'l.uuid')
    .leftJoin('cierreLiquidaciones as k', 'k.liquidacionUuid', 'l.uuid')
    .select(['l.uuid as liquidacionUuid', 'l.fecha', 'l.busNumero', 'l.conductorUuid', 'l.liquidada'])
    .select(['l.valorNetoReg as netoReg', 'l.valorNetoSensor as netoSensor', 'k.cierreUuid'])
    .select(({ fn, lit, val }) => [
      fn.coalesce('c.nombre', val('')).as('conductorNombre'),
      fn.coalesce('a.valor', lit(0)).as('abono'),
      fn.coalesce('d.valor', lit(0)).as('deuda'),
    ])
    .where('l.uuid', 'in', deliveredOn(db, fecha).union(countedBy(db, fecha)))
    .execute()

/** Numbers of the buses of which nobody has entered a settlement of a day: what only sensors have counted is not entered yet. */
export async function busesNotEntered(db: Db, fecha: string): Promise<string[]> {
  const rows = await db
    .selectFrom('buses as b')
    .select('b.numero')
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('liquidaciones as l')
            .select('l.uuid')
            .whereRef('l.busNumero', '=', 'b.numero')
            .where('l.fecha', '=', fecha)
            .where('l.fechaEntrega', 'is not', null),
        ),
      ),
    )
    .execute()
  return rows.sort(alphabetically('numero')).map(({ numero }) => numero)
}
