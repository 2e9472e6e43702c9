import type { Insertable, Updateable } from 'kysely'
import type { Gasto } from '../../contract/liquidaciones'
import { nounOf, type Nouns, type RecordedName } from '../db/changes/noun'
import { identifierKeys } from '../db/identifier-keys'
import { isForeignKeyViolation, isUniqueViolation } from '../db/errors'
import { nextVersion } from '../db/next-version'
import type { DeudasTable } from '../db/settlement-tables'
import type { Db } from '../db/types'
import { saveGastos } from '../liquidaciones/attachments'
import { currentNumero } from './bus-numbers'
import type { Change } from './records'

interface Before extends Record<string, unknown> {
  uuid?: string
  gastos?: Gasto[]
  busNumero?: string
}

/** State that a change replaced, with the present number of a settlement's bus. */
async function beforeOf(trx: Db, { antes, secuencia, sustantivo }: Change) {
  const before = JSON.parse(antes ?? '{}') as Before
  // A readmission from before services were stored has begun one all the same.
  if (sustantivo === 'conductores' && 'fechaUltimoIngreso' in before)
    return { servicioDesde: null, ...before }
  if (before.busNumero === undefined) return before
  return { ...before, busNumero: await currentNumero(trx, before.busNumero, secuencia) }
}

/** Brings a row back to what it was before a change. @param key under which it is stored now. @returns the key that it has then. */
async function reverseChange(trx: Db, nouns: Nouns, change: Change, key: string) {
  // Every table is written in the same way: the type of one of them stands for all.
  const table = change.sustantivo as 'deudas'
  const keyColumn = (nounOf(nouns, table).key ?? 'uuid') as 'uuid'
  if (change.antes === null) {
    await trx.deleteFrom(table).where(keyColumn, '=', key).execute()
    return key
  }
  const { gastos, version, ...former } = await beforeOf(trx, change)
  const row = { ...former, ...identifierKeys(former) }
  if (change.tipo === 'eliminado') {
    const values = { ...row, ...(version !== undefined && { version }) }
    await trx
      .insertInto(table)
      .values(values as unknown as Insertable<DeudasTable>)
      .execute()
    if (gastos) await saveGastos(trx, key, gastos)
    return key
  }
  if (gastos) await saveGastos(trx, key, gastos)
  // A new version, not the former: whoever has the record open has seen another.
  if (Object.keys(row).length > 0)
    await trx
      .updateTable(table)
      .set({ ...(row as Updateable<DeudasTable>), ...(version !== undefined && { version: nextVersion }) })
      .where(keyColumn, '=', key)
      .execute()
  return former[keyColumn] ?? key
}

/**
 * Reverses the changes of one record. The settlement comes before its debt and its repayment: they hang from it.
 * @param key under which it is stored now. @param run newest first. @returns the key that it has then.
 */
export async function reverse(
  trx: Db,
  nouns: Nouns,
  sustantivo: RecordedName,
  key: string,
  run: readonly Change[],
) {
  const isOwn = (change: Change) => change.sustantivo === sustantivo
  let present = key
  for (const change of run.filter(isOwn)) present = await reverseChange(trx, nouns, change, present)
  for (const change of run.filter((one) => !isOwn(one)))
    await reverseChange(trx, nouns, change, change.identificador)
  return present
}

/** Why the database does not let a record go back; undefined for an error of another kind. */
export function obstacleOf(error: unknown, nouns: Nouns, run: readonly Change[]): string | undefined {
  if (isUniqueViolation(error)) {
    for (const { sustantivo } of run)
      for (const [column, reason] of Object.entries(nounOf(nouns, sustantivo as RecordedName).taken ?? {}))
        if (isUniqueViolation(error, `${sustantivo}.${column}`)) return reason
    return 'ya existe otro en su lugar'
  }
  if (!isForeignKeyViolation(error)) return undefined
  return run.some(({ antes }) => antes !== null)
    ? 'ya no existe el bus, el conductor o la liquidación a la que pertenece'
    : 'hay registros que dependen de él'
}

/** Columns that decide the money of a driver or a till. */
const MONEY = ['valorNetoReg', 'valorNetoSensor', 'valor', 'conductorUuid', 'fechaEntrega']

/** Checks whether the reversal of a settlement's changes moves money. */
export const movesMoney = (run: readonly Change[]) =>
  run.some(
    ({ tipo, antes }) =>
      tipo !== 'editado' || MONEY.some((column) => column in (JSON.parse(antes ?? '{}') as object)),
  )
