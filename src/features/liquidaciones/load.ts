/** What Buscar makes of the form when its answer has come. */
import type { LiquidacionDetalle } from '../../contract/liquidaciones'
import { differingFields, isSame, rebase, typedFields, type Field } from './rebase'
import { EMPTY_VALUES, valuesOf, type ValoresCreacion, type ValoresLiquidacion } from './values'

/** Of a mere proposal, only what it proposes is worth telling; its last figure is its first, until it is counted. */
const isWorthTelling = (field: Field, { uuid }: ValoresLiquidacion, value: unknown) =>
  uuid !== null || (field !== 'regFin' && !isSame(value, EMPTY_VALUES[field]))

const baseOf = ({ cargada: loaded }: ValoresCreacion) => (loaded ? valuesOf(loaded) : EMPTY_VALUES)

/** @param busDriver the documento that choosing the bus has filled in by itself */
function isDriverTyped(current: ValoresCreacion, busDriver: string | null): boolean {
  const driver = current.conductorDocumento
  return Boolean(driver) && driver !== (baseOf(current).conductorDocumento ?? busDriver)
}

/** The fields that an answer would fill in now: those not typed in, and the expenses, which come beside the typed ones. */
export function fillableFields(current: ValoresCreacion, busDriver: string | null): ReadonlySet<Field> {
  const fillable = new Set(Object.keys(EMPTY_VALUES) as Field[])
  for (const field of typedFields(current, baseOf(current))) fillable.delete(field)
  if (isDriverTyped(current, busDriver)) fillable.delete('conductorDocumento')
  return fillable.add('gastos')
}

/**
 * The form with the answer in it. Fields that were typed in since the last answer, or since the form was empty, keep what was
 * typed.
 */
export function load(
  current: ValoresCreacion,
  loaded: LiquidacionDetalle,
  busDriver: string | null,
): ValoresCreacion {
  const stored = valuesOf(loaded)
  const { conductorDocumento } = isDriverTyped(current, busDriver) ? current : stored
  const values = { ...rebase(current, baseOf(current), stored), conductorDocumento }
  const kept = differingFields(values, stored).filter((field) => isWorthTelling(field, stored, stored[field]))
  return { ...values, cargada: loaded, conservados: kept }
}
