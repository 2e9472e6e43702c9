/** Comparisons behind the doubts of `dudas.ts` and the list's 'diferencia': nothing refuses what they tell. */
import type { LiquidacionFila } from './liquidaciones'
import { soloSensores } from './registradora'

/** By how many percent of the register's passengers the sensor may differ before that is told, unless a setting says so. */
export const UMBRAL_PASAJEROS = 20

/**
 * By how many passengers the register stands outside what the sensor may mean: `sensor` as it counted, of which at most its allowance
 * per trip is too much, which leaves `neto`.
 */
export const diferenciaDePasajeros = (registradora: number, sensor: number, neto: number) =>
  Math.max(neto - registradora, registradora - sensor, 0)

/** Whether such a difference is more than `umbral` percent of the register's passengers; any is, where those are none. */
export const superaUmbral = (diferencia: number, registradora: number, umbral: number) =>
  diferencia * 100 > umbral * registradora

/**
 * Whether a repayment is more than its driver owes. `anterior`: the one that it replaces, if any, which has already lowered the balance;
 * one that is lowered is never too much.
 */
export const abonoSuperaDeuda = (valor: number, balance: number, anterior = 0) =>
  valor > Math.max(anterior, balance + anterior)

/** Whether sensor and register differ by more than `umbral` percent in a settlement that staff have entered. */
export function difierenPasajeros(fila: LiquidacionFila, umbral: number) {
  const { pasajerosReg, pasajerosSensor, sensor = pasajerosSensor } = fila
  const diferencia = diferenciaDePasajeros(pasajerosReg, sensor, pasajerosSensor)
  return !soloSensores(fila) && superaUmbral(diferencia, pasajerosReg, umbral)
}
