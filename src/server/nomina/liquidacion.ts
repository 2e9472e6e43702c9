/**
 * What a settlement comes to: the passengers, the driver's salary and the cash due, once by the register and once by
 * the sensor, with the same formulas. Nothing else in the product computes them.
 */

/** The figures of a fare. `valor` in pesos, percentages 0–100 (12.8 is 12.8 %), the rest in passengers. */
export interface Tarifa {
  valor: number
  porcentajePasajero: number
  porcentajeFestivos: number
  porcentajeBonificacion: number
  /** Passengers above which each further one earns the bonus; 0 means that there is no bonus. */
  limiteBonificacion: number
  /** Passengers that the sensor counts in excess on every trip. */
  pasajerosPorViaje: number
}

/** What staff and sensors entered, the fare that applies, and whether the day pays the holiday rate. */
export interface DatosDeLiquidacion {
  viajes: number
  regIni: number
  regFin: number
  sensor: number
  civica: number
  tiquetes: number
  gastos: readonly { valor: number }[]
  tarifa: Tarifa
  esFestivo: boolean
}

/** Passengers, and whole pesos. A net value may be negative: then the company owes the driver. */
export interface CifrasDeLiquidacion {
  pasajerosReg: number
  pasajerosSensor: number
  salarioReg: number
  salarioSensor: number
  valorNetoReg: number
  valorNetoSensor: number
}

/** A figure is too large to be kept exactly; only absurd input leads here. */
export class CifraFueraDeRango extends RangeError {}

// Percentages become whole millionths of a percent, so that 12.8 % of a sum of money is exact integer arithmetic: in
// binary floating point 12.8 / 100 is not 0.128, and half a peso would fall to either side.
const MILLONESIMAS = 1_000_000
const ESCALA = 100n * BigInt(MILLONESIMAS)
const enMillonesimas = (porcentaje: number): bigint => BigInt(Math.round(porcentaje * MILLONESIMAS))

/** Divides by {@link ESCALA}, half up. The dividend of a salary is never negative. */
const aPesos = (escalado: bigint): bigint => (escalado + ESCALA / 2n) / ESCALA

function exacto(cifra: bigint): number {
  const numero = Number(cifra)
  if (!Number.isSafeInteger(numero)) throw new CifraFueraDeRango('La cifra no cabe en un número exacto.')
  return numero
}

function salarioDe(pasajeros: number, tarifa: Tarifa, esFestivo: boolean): bigint {
  const { valor, limiteBonificacion } = tarifa
  const tasa = enMillonesimas(esFestivo ? tarifa.porcentajeFestivos : tarifa.porcentajePasajero)
  const bonificados = limiteBonificacion > 0 ? Math.max(0, pasajeros - limiteBonificacion) : 0
  const bonificacion = enMillonesimas(tarifa.porcentajeBonificacion)
  return aPesos(BigInt(valor) * (BigInt(pasajeros) * tasa + BigInt(bonificados) * bonificacion))
}

/**
 * Computes a settlement.
 *
 * Salary: passengers × fare × rate, plus the bonus share of the fare for every passenger above the limit, rounded once,
 * half up, to whole pesos. Net: the cash of the passengers who paid cash, less the salary and the expenses.
 *
 * @throws {CifraFueraDeRango} when a figure is beyond what a number holds exactly.
 */
export function calcularLiquidacion(datos: DatosDeLiquidacion): CifrasDeLiquidacion {
  const { tarifa, esFestivo } = datos
  const gastos = datos.gastos.reduce((suma, { valor }) => suma + BigInt(valor), 0n)
  const sinEfectivo = datos.civica + datos.tiquetes
  const neto = (pasajeros: number, salario: bigint) =>
    exacto(BigInt(pasajeros - sinEfectivo) * BigInt(tarifa.valor) - salario - gastos)

  const pasajerosReg = datos.regFin - datos.regIni
  const pasajerosSensor = Math.max(0, datos.sensor - datos.viajes * tarifa.pasajerosPorViaje)
  const salarioReg = salarioDe(pasajerosReg, tarifa, esFestivo)
  const salarioSensor = salarioDe(pasajerosSensor, tarifa, esFestivo)
  return {
    pasajerosReg,
    pasajerosSensor,
    salarioReg: exacto(salarioReg),
    salarioSensor: exacto(salarioSensor),
    valorNetoReg: neto(pasajerosReg, salarioReg),
    valorNetoSensor: neto(pasajerosSensor, salarioSensor),
  }
}
