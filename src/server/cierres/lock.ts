import { fechaLarga } from '../../contract/fechas'
import { puede, type Rol } from '../../contract/permisos'
import { type Db } from '../db/types'
import { forbidden } from '../http/errors'

const closingsOf = (db: Db, liquidacionUuid: string) =>
  db
    .selectFrom('cierreLiquidaciones as l')
    .innerJoin('cierres as c', 'c.uuid', 'l.cierreUuid')
    .where('l.liquidacionUuid', '=', liquidacionUuid)

const inWords = (closing: { delCierre: string; nombre: string }) =>
  `en el cierre del ${fechaLarga(closing.delCierre)} de ${closing.nombre}. Un administrador puede reabrirlo.`

/** Which closing has counted a settlement, in words; undefined for none. */
export async function closingOf(db: Db, liquidacionUuid: string): Promise<string | undefined> {
  const closing = await closingsOf(db, liquidacionUuid)
    .select(['c.fecha as delCierre', 'c.nombre'])
    .executeTakeFirst()
  return closing && `Está ${inWords(closing)}`
}

/**
 * Leaves a settlement alone that a closing has counted. To be called when the settlement is locked for the transaction: a closing locks
 * it too before it counts it, so that it sees what was written, or is seen.
 *
 * @throws 403 that names the closing, unless the roles may reopen it.
 */
export async function refuseClosed(trx: Db, liquidacionUuid: string, roles: readonly Rol[]) {
  const closing = await closingAgainst(trx, liquidacionUuid, roles)
  if (closing) throw refusal(closing)
}

/** Of these settlements, those that a closed till counts, with its words. To be called as {@link refuseClosed}. */
export async function tillsCounting(trx: Db, uuids: readonly string[]): Promise<ReadonlyMap<string, string>> {
  if (uuids.length === 0) return new Map()
  const rows = await trx
    .selectFrom('cierreLiquidaciones as l')
    .innerJoin('cierres as c', 'c.uuid', 'l.cierreUuid')
    .select(['l.liquidacionUuid', 'c.fecha as delCierre', 'c.nombre'])
    .where('l.liquidacionUuid', 'in', uuids)
    .execute()
  return new Map(rows.map(({ liquidacionUuid, ...closing }) => [liquidacionUuid, `está ${inWords(closing)}`]))
}

interface Nets {
  valorNetoReg: number
  valorNetoSensor: number
}

/**
 * Leaves the money alone that a closing has counted, by the net that it was made by. What else is written to the settlement passes.
 * To be called as {@link refuseClosed}.
 *
 * @throws 403 that names the closing, unless the roles may reopen it.
 */
export async function refuseOtherMoney(
  trx: Db,
  liquidacionUuid: string,
  { before, after }: Record<'before' | 'after', Nets>,
  roles: readonly Rol[],
) {
  const closing = await closingAgainst(trx, liquidacionUuid, roles)
  if (!closing) return
  const net = closing.segun === 'sensor' ? 'valorNetoSensor' : 'valorNetoReg'
  if (before[net] !== after[net]) throw refusal(closing)
}

const closingAgainst = async (trx: Db, liquidacionUuid: string, roles: readonly Rol[]) =>
  puede(roles, 'reabrirCaja')
    ? undefined
    : closingsOf(trx, liquidacionUuid)
        .select(['l.busNumero', 'l.fecha', 'c.fecha as delCierre', 'c.nombre', 'c.segun'])
        .executeTakeFirst()

const refusal = (closing: { busNumero: string; fecha: string; delCierre: string; nombre: string }) =>
  forbidden(
    `La liquidación del bus ${closing.busNumero} del ${fechaLarga(closing.fecha)} está ${inWords(closing)}`,
  )
