/** Merges Buscar's answer into the form. */
import type { LiquidacionDetalle } from '../../contract/liquidaciones'
import { differingFields, isSame, rebase, typedFields, type Field } from './rebase'
import { EMPTY_VALUES, valuesOf, type CreationValues, type LiquidacionValues } from './values'

/**
 * Whether to mention that a stored value was not taken. Of a preview only proposed values count, and not `regFin`, which
 * merely repeats `regIni` until it is read.
 */
const isWorthTelling = (field: Field, { uuid }: LiquidacionValues, value: unknown) =>
  uuid !== null || (field !== 'regFin' && !isSame(value, EMPTY_VALUES[field]))

const baseOf = ({ cargada: loaded }: CreationValues) => (loaded ? valuesOf(loaded) : EMPTY_VALUES)

/** @param busDriver the documento that choosing the bus filled in. */
function isDriverTyped(current: CreationValues, busDriver: string | null): boolean {
  const driver = current.conductorDocumento
  return Boolean(driver) && driver !== (baseOf(current).conductorDocumento ?? busDriver)
}

/** The fields that an answer would fill in: those not typed, and the expenses, which are merged row by row. */
export function fillableFields(current: CreationValues, busDriver: string | null): ReadonlySet<Field> {
  const fillable = new Set(Object.keys(EMPTY_VALUES) as Field[])
  for (const field of typedFields(current, baseOf(current))) fillable.delete(field)
  if (isDriverTyped(current, busDriver)) fillable.delete('conductorDocumento')
  return fillable.add('gastos')
}

/**
 * The form with the answer's values. Fields typed since the last answer, or since the form was empty, stay as typed.
 */
export function load(
  current: CreationValues,
  loaded: LiquidacionDetalle,
  busDriver: string | null,
): CreationValues {
  const stored = valuesOf(loaded)
  const { conductorDocumento } = isDriverTyped(current, busDriver) ? current : stored
  const values = { ...rebase(current, baseOf(current), stored), conductorDocumento }
  const kept = differingFields(values, stored).filter((field) => isWorthTelling(field, stored, stored[field]))
  return { ...values, cargada: loaded, conservados: kept }
}
