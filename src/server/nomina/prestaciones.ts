/** The benefits that are averages of salary in proportion to the time worked. */
import { pesos } from '../../contract/dudas'
import { fechaLarga, sumarDias, type Periodo } from '../../contract/fechas'
import { type Aviso, type Linea } from '../../contract/previa'
import { dato, nota } from './avisos'
import { type History } from './base'
import { daysOfContract, earliest, latest } from './days'
import { rounded } from './liquidacion'
import { halfYearOf, type HalfYear } from './periods'
import { pay, type Calculation } from './steps'

/** A paper that pays days of a benefit already. */
export interface Covered extends Periodo {
  numero: string
  dias: number
  valor: number
}

const NORMA_PRIMA =
  'CST 306; Ley 1788 de 2016: treinta días de salario por año, por el semestre trabajado o en proporción al tiempo trabajado'

/** The first days of a period that no paper covers; where there are none they end before they begin. */
function uncovered({ desde, hasta }: Periodo, cubiertos: readonly Periodo[]): Periodo {
  let first = desde
  for (const cubierto of [...cubiertos].sort((a, b) => (a.desde < b.desde ? -1 : 1))) {
    if (cubierto.desde > first) return { desde: first, hasta: earliest(hasta, sumarDias(cubierto.desde, -1)) }
    first = latest(first, sumarDias(cubierto.hasta, 1))
  }
  return { desde: first, hasta }
}

/** The prima of a half-year of a contract, without what papers cover of it. */
export function prima(
  historia: History,
  { desde, causaHasta, promediaHasta, final }: HalfYear,
  cubiertos: readonly Covered[] = [],
): Calculation {
  const { contrato } = historia
  const endOf = (hasta: string) => earliest(hasta, contrato.hasta ?? hasta)
  const own = cubiertos.filter((cubierto) => cubierto.hasta >= desde && cubierto.desde <= final)
  // Before it is due a running contract is paid to the day alone.
  const hasta = contrato.hasta === null ? causaHasta : endOf(final)
  const causado = uncovered({ desde: latest(desde, contrato.desde), hasta }, own)
  const dias = daysOfContract(causado, contrato.desde)
  const linea = { concepto: 'prima', ...causado, dias, norma: NORMA_PRIMA } as const
  const ventana = { desde, hasta: endOf(promediaHasta) }
  const { pasos, avisos } = pay(historia, linea, ventana, 'prima', dias, 360)
  return {
    pasos: dias > 0 ? pasos : [],
    avisos: [
      ...avisos,
      ...(hasta < endOf(final) && dias > 0
        ? [nota(`Paga hasta el ${fechaLarga(causado.hasta)}: el resto del semestre queda por pagar.`)]
        : []),
      ...(contrato.hasta ? cubiertos.flatMap(warnOfOverpaid(sumarDias(contrato.hasta, 1))) : []),
    ],
  }
}

/** Tells the days that an issued prima has paid beyond the end of the contract. */
const warnOfOverpaid =
  (beyond: string) =>
  ({ numero, desde, hasta, dias, valor }: Covered): Aviso[] => {
    const days = daysOfContract({ desde: latest(desde, beyond), hasta }, '')
    if (days === 0) return []
    const paid = pesos(Number(rounded(BigInt(valor) * BigInt(days), BigInt(dias))))
    return [dato(`La prima n.º ${numero} pagó ${days} días de más: ${paid}`)]
  }

/** Tells the half-years before that of the end of a contract, from the first recorded day on, whose prima no paper pays whole. */
export function warnOfUnissuedPrimas(
  { contrato, recorded }: History,
  fin: string,
  cubiertos: readonly Periodo[],
): Aviso[] {
  const missing: string[] = []
  for (let day = latest(contrato.desde, recorded.desde); day <= fin;) {
    const { nombre, final } = halfYearOf(day.slice(5, 7) > '06' ? 12 : 6, day)
    const left = uncovered({ desde: day, hasta: final }, cubiertos)
    if (final < fin && left.desde <= left.hasta) missing.push(nombre)
    day = sumarDias(final, 1)
  }
  return missing.length > 0 ? [dato(`Sin prima emitida: ${missing.join(', ')}.`)] : []
}

/** A bono of some days of salary, in tenths, from the base of a year. */
export function bono(
  historia: History,
  { desde, promediaHasta }: HalfYear,
  dias: number,
  clase: Pick<Linea, 'concepto' | 'norma'>,
): Calculation {
  const { contrato } = historia
  const ventana = { desde, hasta: earliest(promediaHasta, contrato.hasta ?? promediaHasta) }
  const linea = { ...clase, ...ventana, desde: latest(desde, contrato.desde), dias: dias / 10 }
  return pay(historia, linea, ventana, 'bono', dias, 300)
}
