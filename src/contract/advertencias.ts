/**
 * Warnings: figures of a settlement that look wrong and may be right. The form shows them; nothing refuses them, and no sum of money
 * depends on them.
 */
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

/** Known figures below which none is called unusual. */
const CONOCIDAS = 100

/**
 * Above which a figure is unusual: ten times the 99th percentile of the known ones of its field. Infinity where fewer than a hundred are
 * known, or where those are 0.
 */
export function limiteHabitual(conocidas: readonly number[]) {
  if (conocidas.length < CONOCIDAS) return Infinity
  const enOrden = Float64Array.from(conocidas).sort()
  return 10 * (enOrden[Math.ceil(enOrden.length * 0.99) - 1] ?? 0) || Infinity
}

/** Whether sensor and register differ by more than `umbral` percent in a settlement that staff have entered. */
export function difierenPasajeros(fila: LiquidacionFila, umbral: number) {
  const { pasajerosReg, pasajerosSensor, sensor = pasajerosSensor } = fila
  const diferencia = diferenciaDePasajeros(pasajerosReg, sensor, pasajerosSensor)
  return !soloSensores(fila) && superaUmbral(diferencia, pasajerosReg, umbral)
}
