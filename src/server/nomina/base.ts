/** The average that a benefit is computed from. */
import { pesos } from '../../contract/dudas'
import { mesDe } from '../../contract/calendario'
import { fechaLarga, sumarDias, type Periodo } from '../../contract/fechas'
import { type Aviso } from '../../contract/previa'
import { sumaDe } from '../../contract/numeros'
import { auxilioEn, salarioMinimoEn, type LEGALES } from '../../contract/salarioMinimo'
import { dato, nota, within } from './avisos'
import { clip, daysOfContract, daysOfRanges, earliest, latest } from './days'
import { rounded } from './liquidacion'

/** Data from which the benefits of one contract are computed. */
export interface History {
  /** The last day, for every calculation, is null while the contract runs. */
  contrato: { desde: string; hasta: string | null }
  /** The days from the company's first entered settlement to its last. */
  recorded: Periodo
  /** Pay of a day. */
  devengados: readonly { fecha: string; valor: number }[]
  neutrales: readonly Periodo[]
  licencias: readonly Periodo[]
  /** The company owes the transport allowance. */
  auxilio: boolean
  /** The legal minimum and the allowance of each year, as they are known. */
  legales: typeof LEGALES
  /** The clerk takes the legal minimum for a base that is below it. */
  minimo: boolean
}

/** An average, with all that it was computed from. */
export interface Average extends Periodo {
  devengado: number
  /** The transport allowance in the base, in thirtieths of a peso. */
  auxilio: number
  /** Legal minimum that stands for the salary; null where the salary itself is averaged. */
  minimo: number | null
  dias: number
  neutros: number
  licencias: number
  /** The days that are averaged over, at least 1. */
  divisor: number
  /** Monthly, with cents; nothing is computed from it. */
  base: number
}

const sumOf = ({ devengados }: History, periodo: Periodo) => sumaDe(within(devengados, periodo), 'valor')

/** The days that pay could be earned on, which are averaged over; none where ranges take them all. */
export const averagedDays = ({ dias, neutros, licencias }: Pick<Average, 'dias' | 'neutros' | 'licencias'>) =>
  dias - neutros - licencias

/** The days of a period, the neutral ones and those of unpaid leave among them; a day of both is of unpaid leave. */
export function countDays(
  { contrato, neutrales, licencias: unpaid }: Pick<History, 'contrato' | 'neutrales' | 'licencias'>,
  periodo: Periodo,
) {
  const licencias = daysOfRanges(unpaid, periodo)
  return {
    dias: daysOfContract(periodo, contrato.desde),
    neutros: daysOfRanges([...neutrales, ...unpaid], periodo) - licencias,
    licencias,
  }
}

/** The months of a period, clipped to it. */
function monthsOf(periodo: Periodo) {
  const months: Periodo[] = []
  for (let { desde } = periodo; desde <= periodo.hasta;) {
    const month = mesDe(desde)
    months.push(clip(month, periodo))
    desde = sumarDias(month.hasta, 1)
  }
  return months
}

/** The allowance of the months whose pay is at most twice the legal minimum (Ley 1 de 1963, art. 7), in thirtieths of a peso. */
const allowanceOf = (historia: History, promedio: Periodo) =>
  monthsOf(promedio).reduce((sum, month) => {
    const worked = averagedDays(countDays(historia, month))
    const limit = 2 * (salarioMinimoEn(month.desde, historia.legales) ?? 0) * worked
    return sumOf(historia, month) * 30 <= limit
      ? sum + (auxilioEn(month.desde, historia.legales) ?? 0) * worked
      : sum
  }, 0)

/** Base × factor ÷ `by`, rounded once, half up, from the unrounded base. */
export function shareOf(
  { devengado, auxilio, minimo, divisor }: Omit<Average, 'base'>,
  factor: number,
  by: number,
) {
  const salary = minimo === null ? BigInt(devengado) * 30n : BigInt(minimo) * BigInt(divisor)
  return Number(rounded((salary + BigInt(auxilio)) * BigInt(factor), BigInt(divisor) * BigInt(by)))
}

/** Averages the pay of a window over the days of it that are recorded and of the contract. */
export function averageOf(historia: History, ventana: Periodo, withAuxilio: boolean): Average {
  const { contrato, recorded, minimo: takesMinimum, auxilio: owesAuxilio } = historia
  const periodo = {
    desde: latest(ventana.desde, contrato.desde, recorded.desde),
    hasta: earliest(ventana.hasta, recorded.hasta),
  }
  const counted = countDays(historia, periodo)
  const divisor = Math.max(1, averagedDays(counted))
  const devengado = sumOf(historia, periodo)
  const legal = salarioMinimoEn(periodo.hasta, historia.legales) ?? 0
  const minimo = takesMinimum && devengado * 30 < legal * divisor ? legal : null
  const auxilio = withAuxilio && owesAuxilio ? allowanceOf(historia, periodo) : 0
  const promedio = { ...periodo, ...counted, divisor, devengado, minimo, auxilio }
  return { ...promedio, base: shareOf(promedio, 100, 1) / 100 }
}

/** Warnings of an average over a window of a contract, which `cual` names. */
export function warnOfAverage(
  { contrato, recorded, legales }: History,
  ventana: Periodo,
  promedio: Average,
  cual: string | number,
): Aviso[] {
  const { desde, hasta, devengado, divisor, minimo } = promedio
  const legal = salarioMinimoEn(hasta, legales) ?? 0
  const first = latest(ventana.desde, contrato.desde)
  const isShorter = recorded.desde > first && desde <= hasta
  const year = hasta.slice(0, 4)
  const [known = year] = legales.at(-1) ?? []
  const minimum = `La base es ${minimo === null ? 'menor que ' : ''}el salario mínimo legal de ${year} (${pesos(legal)}).`
  const avisos: (Aviso | false)[] = [
    year > known && nota(`No se conoce el salario mínimo de ${year}: se tomó el de ${known}.`),
    isShorter && nota(`Promedio desde el ${fechaLarga(desde)}: antes no hay liquidaciones`),
    devengado === 0 && dato(`No hay liquidaciones del ${fechaLarga(first)} al ${fechaLarga(ventana.hasta)}.`),
    divisor < 30 && dato(`Se promedian menos de 30 días: ${averagedDays(promedio)} (${cual}).`),
    devengado * 30 < legal * divisor && { tipo: 'minimo', mensaje: minimum },
  ]
  return avisos.filter((aviso) => aviso !== false)
}
