import type { Insertable, Updateable } from 'kysely'
import type { Gasto } from '../../contract/liquidaciones'
import { recordedTable, type RecordedName } from '../db/changes/recorded-tables'
import { identifierKeys } from '../db/identifier-keys'
import { isForeignKeyViolation, isUniqueViolation } from '../db/errors'
import { nextVersion } from '../db/next-version'
import type { DeudasTable } from '../db/settlement-tables'
import type { Db } from '../db/types'
import { saveGastos } from '../liquidaciones/attachments'
import { currentNumero } from './bus-numbers'
import type { Change, Changed } from './records'

interface Before extends Record<string, unknown> {
  uuid?: string
  gastos?: Gasto[]
  busNumero?: string
}

// Every table is written in the same way: the type of one of them stands for all.
const tableOf = (name: RecordedName) => name as 'deudas'

const keyColumn = (name: RecordedName) => recordedTable(name).key as 'uuid'

/** What a change replaced, a settlement's bus under the number that it has now. */
async function beforeOf(trx: Db, { antes, secuencia, sustantivo }: Change) {
  const before = JSON.parse(antes ?? '{}') as Before
  // A readmission from before services were stored has begun one all the same.
  if (sustantivo === 'conductores' && 'fechaUltimoIngreso' in before)
    return { servicioDesde: null, ...before }
  if (before.busNumero === undefined) return before
  return { ...before, busNumero: await currentNumero(trx, before.busNumero, secuencia) }
}

/** Brings a row back to what it was before a change. @param key under which it is stored now. @returns the key that it has then. */
async function reverseChange(trx: Db, change: Change, key: string) {
  const name = change.sustantivo as RecordedName
  if (change.antes === null) {
    await trx.deleteFrom(tableOf(name)).where(keyColumn(name), '=', key).execute()
    return key
  }
  const { gastos, version, ...former } = await beforeOf(trx, change)
  const row = { ...former, ...identifierKeys(former) }
  if (change.tipo === 'eliminado') {
    const values = { ...row, ...(version !== undefined && { version }) }
    await trx
      .insertInto(tableOf(name))
      .values(values as unknown as Insertable<DeudasTable>)
      .execute()
    if (gastos) await saveGastos(trx, key, gastos)
    return key
  }
  if (gastos) await saveGastos(trx, key, gastos)
  // A new version, not the former: whoever has the record open has seen another.
  if (Object.keys(row).length > 0)
    await trx
      .updateTable(tableOf(name))
      .set({ ...(row as Updateable<DeudasTable>), ...(version !== undefined && { version: nextVersion }) })
      .where(keyColumn(name), '=', key)
      .execute()
  return name === 'buses' ? ((former.numero ?? key) as string) : key
}

/**
 * Reverses the changes of one record. The settlement comes before its debt and its repayment: they hang from it.
 * @param run newest first. @returns the key that the record has then.
 */
export async function reverse(trx: Db, record: Changed, run: readonly Change[]) {
  const own = run.filter(({ sustantivo }) => sustantivo === record.sustantivo)
  const linked = run.filter(({ sustantivo }) => sustantivo !== record.sustantivo)
  let key = record.identificador
  for (const change of own) key = await reverseChange(trx, change, key)
  for (const change of linked) await reverseChange(trx, change, change.identificador)
  return key
}

const TAKEN: Readonly<Record<string, string>> = {
  'liquidaciones.fecha': 'ya existe otra liquidación de ese bus para esa fecha',
  'abonos.liquidacionUuid': 'su liquidación tiene otro abono',
  'deudas.liquidacionUuid': 'su liquidación tiene otra deuda',
  'buses.numero': 'otro bus tiene ese número',
  'buses.numeroClave': 'otro bus tiene ese número',
  'buses.placa': 'otro bus tiene esa placa',
  'buses.placaClave': 'otro bus tiene esa placa',
  'conductores.documento': 'otro conductor tiene ese documento',
  'conductores.documentoClave': 'otro conductor tiene ese documento',
  'festivos.fecha': 'ya existe un festivo en esa fecha',
  'asistencias.fecha': 'ya existe la asistencia de ese conductor en esa fecha',
}

/** Why the database does not let a record go back; undefined for an error of another kind. */
export function obstacleOf(error: unknown, run: readonly Change[]): string | undefined {
  if (isUniqueViolation(error)) {
    const [, reason] = Object.entries(TAKEN).find(([column]) => isUniqueViolation(error, column)) ?? []
    return reason ?? 'ya existe otro en su lugar'
  }
  if (!isForeignKeyViolation(error)) return undefined
  return run.some(({ antes }) => antes !== null)
    ? 'ya no existe el bus, el conductor o la liquidación a la que pertenece'
    : 'hay registros que dependen de él'
}

/** What is due to a driver or the till. */
const MONEY = ['valorNetoReg', 'valorNetoSensor', 'valor', 'conductorUuid', 'fechaEntrega']

/** Whether a settlement's changes, reversed, move money. */
export const movesMoney = (run: readonly Change[]) =>
  run.some(({ tipo, antes }) => {
    if (tipo !== 'editado' || antes === null) return true
    const columns = JSON.parse(antes) as object
    return MONEY.some((column) => column in columns)
  })
