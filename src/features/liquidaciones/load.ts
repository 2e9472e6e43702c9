/** What Buscar makes of the form when its answer has come. */
import type { LiquidacionDetalle } from '../../contract/liquidaciones'
import { differingFields, isSame, rebase } from './rebase'
import { VALORES_VACIOS, valoresDe, type ValoresCreacion, type ValoresLiquidacion } from './valores'

/** Of a mere proposal, only what it proposes is worth telling; its last figure is its first, until it is counted. */
const isWorthTelling = (field: keyof ValoresLiquidacion, { uuid }: ValoresLiquidacion, value: unknown) =>
  uuid !== null || (field !== 'regFin' && !isSame(value, VALORES_VACIOS[field]))

/**
 * The form with the answer in it. Fields that were typed in since the last answer, or since the form was empty, keep what was
 * typed.
 *
 * @param busDriver the documento that choosing the bus has filled in by itself
 */
export function load(
  current: ValoresCreacion,
  cargada: LiquidacionDetalle,
  busDriver: string | null,
): ValoresCreacion {
  const stored = valoresDe(cargada)
  const from = current.cargada ? valoresDe(current.cargada) : VALORES_VACIOS
  const driver = current.conductorDocumento
  const isDriverTyped = driver && driver !== (from.conductorDocumento ?? busDriver)
  const values = {
    ...rebase(current, from, stored),
    conductorDocumento: isDriverTyped ? driver : stored.conductorDocumento,
  }
  const conservados = differingFields(values, stored).filter((field) =>
    isWorthTelling(field, stored, stored[field]),
  )
  return { ...values, cargada, conservados }
}
