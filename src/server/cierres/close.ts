import { randomUUID } from 'node:crypto'
import { type Insertable } from 'kysely'
import { contadoEn, type CuerpoCierre } from '../../contract/cierres'
import { puede } from '../../contract/permisos'
import { type Changes } from '../db/changes/recorder'
import { type CierresTable } from '../db/closing-tables'
import { nextVersion } from '../db/next-version'
import { inParts } from '../db/parts'
import { inTransaction, type UnitOfWork } from '../db/transaction'
import { type Db, type Engine } from '../db/types'
import { forbidden, onDuplicate } from '../http/errors'
import { lockInOrder } from '../locks/liquidaciones'
import { type SesionUsuario } from '../sesion/usuario'
import { alreadyClosed, asSeen, assertComplete } from './close-refusals'
import { busesNotEntered } from './entered'
import { ownTill, tillsOf, type DayOfTills, type Till } from './tills'

type Counting = Omit<DayOfTills, 'fecha'>

/** Rows of one statement: SQLite takes 32,766 parameters. */
const ROWS = 1000

async function findTill(db: Db, { fecha, username }: CuerpoCierre, counting: Counting) {
  const day = { fecha, ...counting }
  return ownTill(db, await tillsOf(db, day), username, day)
}

/** The till as it was seen, with all that it counts locked. @throws 404 or 409 when there is no such till any more. */
async function lockedTill(trx: Db, engine: Engine, seen: Till, body: CuerpoCierre, counting: Counting) {
  await lockInOrder(
    trx,
    engine,
    seen.rows.map(({ liquidacionUuid }) => liquidacionUuid),
  )
  if (seen.caja.cierre)
    await trx
      .selectFrom('cierres')
      .select('uuid')
      .where('uuid', '=', seen.caja.cierre.uuid)
      .forUpdate()
      .execute()
  // Reads the till again under the locks, since a concurrent write may have been committed meanwhile.
  return asSeen(await findTill(trx, body, counting), body)
}

/** Stores the closing, a reopened one in its place. @returns its uuid. */
async function storeClosing(
  trx: Db,
  changes: Changes,
  { usuarioUuid, caja }: Till,
  row: Omit<Insertable<CierresTable>, 'uuid' | 'usuarioUuid'>,
) {
  if (!caja.cierre) {
    const uuid = randomUUID()
    changes.watchNew('cierres', uuid)
    await trx
      .insertInto('cierres')
      .values({ ...row, uuid, usuarioUuid })
      .execute()
      // An empty till has nothing to be locked by.
      .catch(onDuplicate('cierres.fecha', alreadyClosed))
    return uuid
  }
  const { uuid } = caja.cierre
  await changes.watch('cierres', [uuid])
  await trx
    .updateTable('cierres')
    .set({ ...row, version: nextVersion })
    .where('uuid', '=', uuid)
    .execute()
  return uuid
}

/**
 * Closes a person's till of a day, with its figures as they are, and locks the settlements that it counts.
 *
 * @throws 400 for an incomplete count; 403 for another's till without the right to reopen it; 404 for a till that there is not; 409 for
 * one that is closed already, or has changed since it was seen.
 */
export async function closeTill(
  unit: UnitOfWork,
  body: CuerpoCierre,
  { usuario, ...counting }: { usuario: SesionUsuario } & Counting,
) {
  if (body.username !== usuario.username && !puede(usuario.roles, 'reabrirCaja'))
    throw forbidden('Solo un administrador puede cerrar la caja de otra persona.')
  const seen = asSeen(await findTill(unit.db, body, counting), body)
  return inTransaction(unit, async (trx, changes) => {
    const till = await lockedTill(trx, unit.engine, seen, body, counting)
    const { ahora, nombre } = till.caja
    const missing = await busesNotEntered(trx, body.fecha)
    assertComplete(ahora.esperado, ahora.pendientes + missing.length > 0, body)

    const contado = contadoEn(body)
    const cierreUuid = await storeClosing(trx, changes, till, {
      ...ahora,
      fecha: body.fecha,
      nombre,
      cerrado: 1,
      instante: unit.author.instante.toISOString(),
      cerradoPor: usuario.nombre,
      segun: counting.segun,
      contado,
      diferencia: contado - ahora.esperado,
      efectivo: body.contadoPor === 'efectivo' ? JSON.stringify(body.efectivo) : null,
      motivo: body.motivo || null,
      busesSinLiquidacion: JSON.stringify(missing),
    })
    const rows = till.rows.map(({ fechaEntrega: _day, ...row }) => ({
      ...row,
      cierreUuid,
    }))
    for (const part of inParts(rows, ROWS)) await trx.insertInto('cierreLiquidaciones').values(part).execute()
    return ((await findTill(trx, body, counting)) as Till).caja
  })
}
