import type { BusFila } from '../../../contract/buses'
import type { CuerpoLiquidacion, LiquidacionDetalle } from '../../../contract/liquidaciones'
import { isToEnter } from '../../../records/settlement/isToEnter'
import { bodyOf, EMPTY_VALUES, LiquidacionFormSchema, valuesOf, type LiquidacionValues } from '../../../records/settlement/values'

const blank = (count: LiquidacionValues['viajes']) => (count === 0 ? '' : count)

/** A bus that has never been settled. */
const ofNewBus = (fecha: string, bus: BusFila): LiquidacionValues => ({
  ...EMPTY_VALUES,
  fecha,
  busNumero: bus.numero,
  conductorDocumento: bus.conductorDocumento,
})

/**
 * Initial values of a row: its settlement's, or the loaded ones of a settlement still to be entered, with its other cells empty; null
 * until known.
 */
export function baseValues(
  fecha: string,
  bus: BusFila,
  detalle: LiquidacionDetalle | null | undefined,
): LiquidacionValues | null {
  if (detalle === undefined) return null
  if (detalle && !isToEnter(detalle)) return valuesOf(detalle)
  const loaded = detalle ? valuesOf(detalle) : ofNewBus(fecha, bus)
  const { regIni, regFin } = loaded
  return {
    ...loaded,
    conductorDocumento: loaded.conductorDocumento ?? bus.conductorDocumento,
    // A preview's final register merely repeats the initial one until it is read.
    regFin: regFin === regIni ? '' : regFin,
    civica: blank(loaded.civica),
    tiquetes: blank(loaded.tiquetes),
    gastos: loaded.gastos.map((gasto) => ({ ...gasto, valor: blank(gasto.valor) })),
  }
}

/** The values by the form's own rules, by which an expense without a value is one of 0: the body to send, or what is wrong. */
export function readValues(values: LiquidacionValues) {
  const gastos = values.gastos.map((gasto) => ({ ...gasto, valor: gasto.valor === '' ? 0 : gasto.valor }))
  const { success, data, error } = LiquidacionFormSchema.safeParse({ ...values, gastos })
  return success
    ? { body: bodyOf(values, data satisfies CuerpoLiquidacion), issues: null }
    : { body: null, issues: error.issues }
}

/** A bus's settlement of the day as it is stored, if it is. */
export const STORED_NOTES = {
  nueva: '',
  sensor: 'Solo sensor',
  pendiente: 'Pendiente',
  liquidada: 'Liquidada',
}

export const storedState = (detalle: LiquidacionDetalle | null | undefined) => {
  if (!detalle?.uuid) return 'nueva'
  if (detalle.liquidada) return 'liquidada'
  return isToEnter(detalle) ? 'sensor' : 'pendiente'
}
