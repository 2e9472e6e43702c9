/** What was typed in a settlement's form, carried over from what the form began with to what it is to begin with now. */
import type { ValoresGasto, ValoresLiquidacion } from './values'

export type Field = keyof ValoresLiquidacion

/** What says which settlement it is: never typed over, always the new one's. */
const KEY: readonly Field[] = ['uuid', 'version', 'fecha', 'busNumero', 'conductorDocumento']
/** A section's checkbox and what is in it are one thing to whoever types. */
const SECTIONS: readonly (readonly Field[])[] = [
  ['abono', 'abonoDto'],
  ['deuda', 'deudaDto'],
]

export const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)

/**
 * Row by row: those that were typed stay; of the new ones come those that were not removed, nor typed under the same name.
 */
function rebaseGastos(
  current: readonly ValoresGasto[],
  from: readonly ValoresGasto[],
  onto: readonly ValoresGasto[],
): ValoresGasto[] {
  const isIn = (gastos: readonly ValoresGasto[], gasto: ValoresGasto) =>
    gastos.some((one) => isSame(one, gasto))
  const typed = current.filter((gasto) => !isIn(from, gasto) && (gasto.nombre || gasto.valor))
  const names = new Set(typed.map(({ nombre }) => nombre))
  const fresh = onto.filter((gasto) => (isIn(from, gasto) ? isIn(current, gasto) : !names.has(gasto.nombre)))
  return [...fresh, ...typed]
}

/** The fields that are other in `current` than in `from`. */
export function typedFields(current: ValoresLiquidacion, from: ValoresLiquidacion): Field[] {
  const isTyped = (field: Field) => {
    const fields = SECTIONS.find((section) => section.includes(field)) ?? [field]
    return !KEY.includes(field) && fields.some((one) => !isSame(current[one], from[one]))
  }
  return (Object.keys(from) as Field[]).filter(isTyped)
}

/**
 * The form that begins with `onto` and keeps what is other in `current` than in `from`, which was typed. Whatever was only
 * loaded goes.
 */
export function rebase(
  current: ValoresLiquidacion,
  from: ValoresLiquidacion,
  onto: ValoresLiquidacion,
): ValoresLiquidacion {
  const typed = typedFields(current, from).map((field) => [field, current[field]])
  return {
    ...onto,
    ...(Object.fromEntries(typed) as Partial<ValoresLiquidacion>),
    gastos: rebaseGastos(current.gastos, from.gastos, onto.gastos),
  }
}

/** The fields in which two forms differ. */
export const differingFields = (one: ValoresLiquidacion, other: ValoresLiquidacion): Field[] =>
  (Object.keys(one) as Field[]).filter((field) => !isSame(one[field], other[field]))
