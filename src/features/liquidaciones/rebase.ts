/** Carries the typed fields of a settlement's form over to other initial values, as `git rebase` does with commits. */
import { isSame } from '../../ui/sheet/typedRows'
import type { GastoValues, LiquidacionValues } from '../../records/settlement/values'

type Field = keyof LiquidacionValues

/** The fields that identify the settlement, and the reason for editing that one: always the new one's. */
const KEY: readonly Field[] = ['uuid', 'version', 'fecha', 'busNumero', 'conductorDocumento', 'motivo']
/** A section's checkbox and its fields count as one field. */
const OF_ONE_SECTION: Partial<Record<Field, Field>> = {
  abono: 'abonoDto',
  abonoDto: 'abono',
  deuda: 'deudaDto',
  deudaDto: 'deuda',
}

/**
 * Merges the expenses row by row: typed rows stay; new rows come in unless they were removed or typed under the same name.
 */
export function rebaseGastos(
  current: readonly GastoValues[],
  from: readonly GastoValues[],
  onto: readonly GastoValues[],
) {
  const isIn = (gastos: readonly GastoValues[], gasto: GastoValues) =>
    gastos.some((one) => isSame(one, gasto))
  const typed = current.filter((gasto) => !isIn(from, gasto) && (gasto.nombre || gasto.valor))
  const names = new Set(typed.map(({ nombre }) => nombre))
  const fresh = onto.filter((gasto) => (isIn(from, gasto) ? isIn(current, gasto) : !names.has(gasto.nombre)))
  return [...fresh, ...typed]
}

/** The fields typed since `from`, that is, other in `current`. */
export function typedFields(current: LiquidacionValues, from: LiquidacionValues) {
  const isOther = (field: Field) => !isSame(current[field], from[field])
  const isTyped = (field: Field) =>
    !KEY.includes(field) && (isOther(field) || isOther(OF_ONE_SECTION[field] ?? field))
  return (Object.keys(from) as Field[]).filter(isTyped)
}

/**
 * The form with the values of `onto` and the typed fields of `current`. Values that were only loaded, the same in `current`
 * as in `from`, are dropped.
 */
export function rebase(
  current: LiquidacionValues,
  from: LiquidacionValues,
  onto: LiquidacionValues,
): LiquidacionValues {
  const typed = typedFields(current, from).map((field) => [field, current[field]])
  return {
    ...onto,
    ...(Object.fromEntries(typed) as Partial<LiquidacionValues>),
    gastos: rebaseGastos(current.gastos, from.gastos, onto.gastos),
  }
}
