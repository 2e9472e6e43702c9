/** Comparisons behind the soft warnings of `dudas.ts` and the list's 'diferencia': nothing refuses what they tell. */
import type { LiquidacionFila } from './liquidaciones'
import { soloSensores } from './registradora'

/** Default percentage of the register's passengers by which the sensor may differ without a warning. */
export const UMBRAL_PASAJEROS = 20

/** Passengers by which the register lies outside the sensor's range, from `neto`, its count less the allowance per trip, to `sensor`. */
export const diferenciaDePasajeros = (registradora: number, sensor: number, neto: number) =>
  Math.max(neto - registradora, registradora - sensor, 0)

/** Checks whether a difference exceeds `umbral` percent of the register's passengers; any does where those are none. */
export const superaUmbral = (diferencia: number, registradora: number, umbral: number) =>
  diferencia * 100 > umbral * registradora

/**
 * Checks whether a repayment exceeds its driver's debt. The balance already includes `anterior`, the repayment that it replaces, if any;
 * lowering that one is never too much.
 */
export const abonoSuperaDeuda = (valor: number, balance: number, anterior = 0) =>
  valor > Math.max(anterior, balance + anterior)

/** Checks whether sensor and register differ by more than `umbral` percent in a settlement that staff have entered. */
export function difierenPasajeros(fila: LiquidacionFila, umbral: number) {
  const { pasajerosReg, pasajerosSensor, sensor = pasajerosSensor } = fila
  const diferencia = diferenciaDePasajeros(pasajerosReg, sensor, pasajerosSensor)
  return !soloSensores(fila) && superaUmbral(diferencia, pasajerosReg, umbral)
}
