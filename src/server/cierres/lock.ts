import { type CierreSegun } from '../../contract/cierres'
import { fechaLarga } from '../../contract/fechas'
import { puede, type Rol } from '../../contract/permisos'
import { type Db } from '../db/types'
import { conflict, forbidden } from '../http/errors'

/** The closings that count these settlements. */
const closingsOf = (db: Db, uuids: readonly string[]) =>
  db
    .selectFrom('cierreLiquidaciones as l')
    .innerJoin('cierres as c', 'c.uuid', 'l.cierreUuid')
    .select(['l.liquidacionUuid', 'l.busNumero', 'l.fecha', 'c.fecha as delCierre', 'c.nombre', 'c.segun'])
    .where('l.liquidacionUuid', 'in', uuids)

interface Closing {
  busNumero: string
  fecha: string
  delCierre: string
  nombre: string
}

const tillIn = ({ delCierre, nombre }: Closing) => `el cierre del ${fechaLarga(delCierre)} de ${nombre}`

/** 'La liquidación del bus 12 del 20 de marzo de 2090 está en el cierre del 20 de marzo de 2090 de Editor.' */
const settlementIn = (closing: Closing) =>
  `La liquidación del bus ${closing.busNumero} del ${fechaLarga(closing.fecha)} está en ${tillIn(closing)}.`

const refusal = (closing: Closing, roles: readonly Rol[]) =>
  puede(roles, 'reabrirCaja')
    ? conflict(`${settlementIn(closing)} Reábralo antes, en Cierre del día.`)
    : forbidden(`${settlementIn(closing)} Un administrador puede reabrirlo.`)

/**
 * Of these settlements, those that a closed till counts, by their uuids: each with its till in words, 'el cierre del 20 de marzo de 2090
 * de Editor'. To be called as {@link refuseCounted}.
 */
export async function countedAmong(db: Db, uuids: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const closings = uuids.length === 0 ? [] : await closingsOf(db, uuids).execute()
  return new Map(closings.map((closing) => [closing.liquidacionUuid, tillIn(closing)]))
}

/**
 * Leaves settlements alone that a closed till counts, whoever asks. To be called when they are locked for the transaction: a closing
 * locks them too before it counts them, so that it sees what was written, or is seen.
 *
 * @throws 403 that names the till; 409 for the roles that may reopen it.
 */
export async function refuseCounted(trx: Db, uuids: readonly string[], roles: readonly Rol[]) {
  const closing = uuids.length === 0 ? undefined : await closingsOf(trx, uuids).executeTakeFirst()
  if (closing) throw refusal(closing, roles)
}

/** What a till counts of a settlement: whose it is, and its money. */
interface Money {
  fecha: string
  busNumero: string
  conductorUuid: string | null
  valorNetoReg: number
  valorNetoSensor: number
  /** 0 for none. */
  abono: number
  deuda: number
}

/** The net that is no money of a till which was closed by the other one. */
const UNCOUNTED_NET: Record<CierreSegun, keyof Money> = {
  registradora: 'valorNetoSensor',
  sensor: 'valorNetoReg',
}

const moneyOf = (db: Db, uuid: string): Promise<Money> =>
  db
    .selectFrom('liquidaciones as l')
    .leftJoin('abonos as a', 'a.liquidacionUuid', 'l.uuid')
    .leftJoin('deudas as d', 'd.liquidacionUuid', 'l.uuid')
    .select(['l.fecha', 'l.busNumero', 'l.conductorUuid', 'l.valorNetoReg', 'l.valorNetoSensor'])
    .select(({ fn, lit }) => [
      fn.coalesce('a.valor', lit(0)).as('abono'),
      fn.coalesce('d.valor', lit(0)).as('deuda'),
    ])
    .where('l.uuid', '=', uuid)
    .executeTakeFirstOrThrow()

/**
 * Leaves the money alone that a closed till counts, by the net that it was closed by. What else is written to the settlement passes.
 * To be called as {@link refuseCounted}, before it is written.
 *
 * @param after what is to be, of what may change.
 * @throws as {@link refuseCounted}.
 */
export async function refuseOtherMoney(
  trx: Db,
  uuid: string,
  after: Partial<Money>,
  roles: readonly Rol[],
): Promise<void> {
  const closing = await closingsOf(trx, [uuid]).executeTakeFirst()
  if (!closing) return
  const before = await moneyOf(trx, uuid)
  const changed = (Object.keys(before) as (keyof Money)[]).filter(
    (key) => Object.hasOwn(after, key) && after[key] !== before[key],
  )
  if (changed.some((key) => key !== UNCOUNTED_NET[closing.segun])) throw refusal(closing, roles)
}
