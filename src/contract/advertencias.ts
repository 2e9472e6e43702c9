/**
 * Warnings: figures of a settlement that look wrong and may be right. The form shows them; nothing refuses them, and no sum of money
 * depends on them.
 */
import type { LiquidacionFila } from './liquidaciones'

/** By how many percent of the register's passengers the sensor may differ before that is told, unless a setting says so. */
export const UMBRAL_PASAJEROS = 20

/**
 * By how many percent of the register's passengers the sensor's count differs from them. Null when one of the two is 0:
 * there is nothing to compare yet.
 */
export const diferenciaDePasajeros = (registradora: number, sensor: number): number | null =>
  registradora > 0 && sensor > 0 ? (Math.abs(sensor - registradora) / registradora) * 100 : null

/**
 * Whether a repayment is more than its driver owes. `anterior`: the one that it replaces, if any, which has already lowered the balance.
 */
export const abonoSuperaDeuda = (valor: number, balance: number, anterior = 0): boolean =>
  valor > balance + anterior

/** Whether a settlement's sensor and register differ by more than `umbral` percent. */
export const difierenPasajeros = (
  { pasajerosReg, pasajerosSensor }: Pick<LiquidacionFila, 'pasajerosReg' | 'pasajerosSensor'>,
  umbral: number,
): boolean => (diferenciaDePasajeros(pasajerosReg, pasajerosSensor) ?? 0) > umbral
