import { fechaLarga } from '../../contract/fechas'
import { puede, type Rol } from '../../contract/permisos'
import { type Db } from '../db/types'
import { conflict, forbidden } from '../http/errors'

/** Joins closings `t` with the settlements `k` that they count. */
export const countedIn = (db: Db) =>
  db.selectFrom('cierreLiquidaciones as k').innerJoin('cierres as t', 't.uuid', 'k.cierreUuid')

/** The closings that count these settlements. */
const closingsOf = async (db: Db, uuids: readonly string[]) =>
  uuids.length === 0
    ? []
    : countedIn(db)
        .select([
          'k.liquidacionUuid',
          'k.busNumero',
          'k.fecha',
          't.fecha as delCierre',
          't.nombre',
          't.segun',
        ])
        .where('k.liquidacionUuid', 'in', uuids)
        .execute()

type Closing = Awaited<ReturnType<typeof closingsOf>>[number]

const tillIn = ({ delCierre, nombre }: Closing) => `el cierre del ${fechaLarga(delCierre)} de ${nombre}`

/** 'La liquidación del bus 12 del 20 de marzo de 2090 está en el cierre del 20 de marzo de 2090 de Editor.', and who may reopen it. */
function refusal(closing: Closing, roles: readonly Rol[]) {
  const said = `La liquidación del bus ${closing.busNumero} del ${fechaLarga(closing.fecha)} está en ${tillIn(closing)}.`
  return puede(roles, 'reabrirCaja')
    ? conflict(`${said} Reábralo antes, en Cierre del día.`)
    : forbidden(`${said} Un administrador puede reabrirlo.`)
}

/**
 * Settlements among these that a closed till counts, by uuid, each with its till in words, 'el cierre del 20 de marzo de 2090 de Editor'.
 * Requires the locks of {@link assertNotCounted}.
 */
export async function countedAmong(db: Db, uuids: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const closings = await closingsOf(db, uuids)
  return new Map(closings.map((closing) => [closing.liquidacionUuid, tillIn(closing)]))
}

/**
 * Leaves settlements alone that a closed till counts, whoever asks. To be called when they are locked for the transaction: a closing
 * locks them too before it counts them, so that it sees what was written, or is seen.
 *
 * @throws 403 that names the till; 409 for the roles that may reopen it.
 */
export async function assertNotCounted(trx: Db, uuids: readonly string[], roles: readonly Rol[]) {
  const [closing] = await closingsOf(trx, uuids)
  if (closing) throw refusal(closing, roles)
}

/** Settlements `l` with the repayment and the debt that a till counts of them; 0 for none. */
export const withLedgerRows = (db: Db) =>
  db
    .selectFrom('liquidaciones as l')
    .leftJoin('abonos as a', 'a.liquidacionUuid', 'l.uuid')
    .leftJoin('deudas as d', 'd.liquidacionUuid', 'l.uuid')
    .select(({ fn, lit }) => [
      'l.fecha',
      'l.busNumero',
      'l.conductorUuid',
      fn.coalesce('a.valor', lit(0)).as('abono'),
      fn.coalesce('d.valor', lit(0)).as('deuda'),
    ])

/** Owner and money of a settlement, as a till counts them. */
const moneyOf = (db: Db, uuid: string) =>
  withLedgerRows(db)
    .select(['l.valorNetoReg', 'l.valorNetoSensor'])
    .where('l.uuid', '=', uuid)
    .executeTakeFirstOrThrow()

type Money = Awaited<ReturnType<typeof moneyOf>>

/** The net that is no money of a till which was closed by the other one. */
const UNCOUNTED_NET = { registradora: 'valorNetoSensor', sensor: 'valorNetoReg' } as const

/**
 * Leaves the money alone that a closed till counts, by the net that it was closed by. What else is written to the settlement passes.
 * To be called as {@link assertNotCounted}, before it is written.
 *
 * @param after what is to be, of what may change.
 * @throws as {@link assertNotCounted}.
 */
export async function assertSameMoney(trx: Db, uuid: string, after: Partial<Money>, roles: readonly Rol[]) {
  const [closing] = await closingsOf(trx, [uuid])
  if (!closing) return
  const before = await moneyOf(trx, uuid)
  const counted = (Object.keys(before) as (keyof Money)[]).filter(
    (key) => key in after && key !== UNCOUNTED_NET[closing.segun],
  )
  if (counted.some((key) => after[key] !== before[key])) throw refusal(closing, roles)
}
