/**
 * The figures of a settlement: passengers, driver's salary and cash due, once by the register and once by the sensor, with the same
 * formulas. Nothing else in the product computes them.
 */

/** The figures of a fare. `valor` in pesos, with cents; percentages (12.8 is 12.8 %) and the rest, in passengers, to six decimals. */
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
interface LiquidacionFigures {
  pasajerosReg: number
  pasajerosSensor: number
  salarioReg: number
  salarioSensor: number
  valorNetoReg: number
  valorNetoSensor: number
}

/** A figure is too large to be kept exactly; only absurd input leads here. */
export class FigureOutOfRange extends RangeError {}

// A fare's figures become whole millionths, so that 12.8 % of a sum of money is exact integer arithmetic: in binary floating
// point 12.8 / 100 is not 0.128, and half a peso would fall to either side.
const MILLIONTHS = 1_000_000
const MILLION = BigInt(MILLIONTHS)

/** The whole part and the decimals apart: together they may be more than a number holds. */
function inMillionths(figure: number): bigint {
  const whole = Math.trunc(figure)
  return BigInt(whole) * MILLION + BigInt(Math.round((figure - whole) * MILLIONTHS))
}

/** Divides, half up: of a negative dividend too, which BigInt's own division cuts off. */
export function rounded(dividend: bigint, divisor: bigint): bigint {
  const doubled = 2n * dividend + divisor
  const floor = doubled / (2n * divisor)
  return doubled < 0n && doubled % (2n * divisor) !== 0n ? floor - 1n : floor
}

function exact(figure: bigint): number {
  const number = Number(figure)
  if (!Number.isSafeInteger(number)) throw new FigureOutOfRange('La cifra no cabe en un número exacto.')
  return number
}

/** Passengers times millionths of the fare and of a percentage, with that of the bonus beside it. */
function salarioOf(passengers: bigint, tarifa: Tarifa, esFestivo: boolean): bigint {
  const rate = inMillionths(esFestivo ? tarifa.porcentajeFestivos : tarifa.porcentajePasajero)
  const limit = inMillionths(tarifa.limiteBonificacion)
  const above = passengers * MILLION - limit
  const bonusPassengers = limit > 0n && above > 0n ? above : 0n
  const shares = passengers * MILLION * rate + bonusPassengers * inMillionths(tarifa.porcentajeBonificacion)
  return rounded(inMillionths(tarifa.valor) * shares, 100n * MILLION ** 3n)
}

/**
 * Computes a settlement.
 *
 * Salary: passengers × fare × rate, plus the bonus share of the fare for every passenger above the limit. Net: the cash of the
 * passengers who paid cash, less the salary and the expenses. Cash, salary and the sensor's allowance are rounded once each, half up.
 *
 * @throws {FigureOutOfRange} when a figure is beyond what a number holds exactly.
 */
export function calculateLiquidacion(data: LiquidacionData): LiquidacionFigures {
  const { tarifa, esFestivo } = data
  const gastos = data.gastos.reduce((sum, { valor }) => sum + BigInt(valor), 0n)
  const cashless = BigInt(data.civica + data.tiquetes)
  const net = (passengers: bigint, salario: bigint) =>
    exact(rounded((passengers - cashless) * inMillionths(tarifa.valor), MILLION) - salario - gastos)

  const pasajerosReg = BigInt(data.regFin - data.regIni)
  const allowance = rounded(BigInt(data.viajes) * inMillionths(tarifa.pasajerosPorViaje), MILLION)
  const left = BigInt(data.sensor) - allowance
  const pasajerosSensor = left > 0n ? left : 0n
  const salarioReg = salarioOf(pasajerosReg, tarifa, esFestivo)
  const salarioSensor = salarioOf(pasajerosSensor, tarifa, esFestivo)
  return {
    pasajerosReg: Number(pasajerosReg),
    pasajerosSensor: Number(pasajerosSensor),
    salarioReg: exact(salarioReg),
    salarioSensor: exact(salarioSensor),
    valorNetoReg: net(pasajerosReg, salarioReg),
    valorNetoSensor: net(pasajerosSensor, salarioSensor),
  }
}
