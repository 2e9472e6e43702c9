/**
 * The figures of a settlement: passengers, driver's salary and cash due, once by the register and once by the sensor, with the same
 * formulas. Nothing else in the product computes them.
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

/** The data entered by staff and sensors, the fare, and whether the day pays the holiday rate. */
export interface LiquidacionData {
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
export interface LiquidacionFigures {
  pasajerosReg: number
  pasajerosSensor: number
  salarioReg: number
  salarioSensor: number
  valorNetoReg: number
  valorNetoSensor: number
}

/** A figure is too large to be kept exactly; only absurd input leads here. */
export class FigureOutOfRange extends RangeError {}

// Percentages become whole millionths of a percent, so that 12.8 % of a sum of money is exact integer arithmetic: in
// binary floating point 12.8 / 100 is not 0.128, and half a peso would fall to either side.
const MILLIONTHS = 1_000_000
const SCALE = 100n * BigInt(MILLIONTHS)
const inMillionths = (percentage: number): bigint => BigInt(Math.round(percentage * MILLIONTHS))

/** Divides by {@link SCALE}, half up. The dividend of a salary is never negative. */
const toPesos = (scaled: bigint): bigint => (scaled + SCALE / 2n) / SCALE

function exact(figure: bigint): number {
  const number = Number(figure)
  if (!Number.isSafeInteger(number)) throw new FigureOutOfRange('La cifra no cabe en un número exacto.')
  return number
}

function salarioOf(passengers: number, tarifa: Tarifa, esFestivo: boolean): bigint {
  const { valor, limiteBonificacion } = tarifa
  const rate = inMillionths(esFestivo ? tarifa.porcentajeFestivos : tarifa.porcentajePasajero)
  const bonusPassengers = limiteBonificacion > 0 ? Math.max(0, passengers - limiteBonificacion) : 0
  const bonus = inMillionths(tarifa.porcentajeBonificacion)
  return toPesos(BigInt(valor) * (BigInt(passengers) * rate + BigInt(bonusPassengers) * bonus))
}

/**
 * Computes a settlement.
 *
 * Salary: passengers × fare × rate, plus the bonus share of the fare for every passenger above the limit, rounded once,
 * half up, to whole pesos. Net: the cash of the passengers who paid cash, less the salary and the expenses.
 *
 * @throws {FigureOutOfRange} when a figure is beyond what a number holds exactly.
 */
export function calculateLiquidacion(data: LiquidacionData): LiquidacionFigures {
  const { tarifa, esFestivo } = data
  const gastos = data.gastos.reduce((sum, { valor }) => sum + BigInt(valor), 0n)
  const cashless = data.civica + data.tiquetes
  const net = (passengers: number, salario: bigint) =>
    exact(BigInt(passengers - cashless) * BigInt(tarifa.valor) - salario - gastos)

  const pasajerosReg = data.regFin - data.regIni
  const pasajerosSensor = Math.max(0, data.sensor - data.viajes * tarifa.pasajerosPorViaje)
  const salarioReg = salarioOf(pasajerosReg, tarifa, esFestivo)
  const salarioSensor = salarioOf(pasajerosSensor, tarifa, esFestivo)
  return {
    pasajerosReg,
    pasajerosSensor,
    salarioReg: exact(salarioReg),
    salarioSensor: exact(salarioSensor),
    valorNetoReg: net(pasajerosReg, salarioReg),
    valorNetoSensor: net(pasajerosSensor, salarioSensor),
  }
}
