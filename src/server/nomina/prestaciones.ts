/** The benefits that are averages of salary in proportion to the time worked. */
import { pesos } from '../../contract/dudas'
import { fechaLarga, sumarDias } from '../../contract/fechas'
import { type Aviso, type Linea } from '../../contract/previa'
import { dato, nota } from './avisos'
import { avisosDelPromedio, deLaBase, promediar, type Historia, type Promedio } from './base'
import { diasDelContrato, earliest, latest, type Periodo } from './dias'
import { rounded } from './liquidacion'
import { primaSemestre } from './periodos'

/** A line with the average that it was computed from. */
export interface Paso extends Linea {
  promedio: Promedio | null
}

export interface Calculo {
  pasos: Paso[]
  avisos: Aviso[]
}

/** A paper that pays days of a benefit already. */
export interface Cubierto extends Periodo {
  numero: string
  dias: number
  valor: number
}

const NORMA_PRIMA =
  'CST 306; Ley 1788 de 2016: treinta días de salario por año, por el semestre trabajado o en proporción al tiempo trabajado'

/** The first days of a period that no paper covers; where there are none they end before they begin. */
function libre({ desde, hasta }: Periodo, cubiertos: readonly Periodo[]): Periodo {
  let first = desde
  for (const cubierto of [...cubiertos].sort((a, b) => (a.desde < b.desde ? -1 : 1))) {
    if (cubierto.desde > first) return { desde: first, hasta: earliest(hasta, sumarDias(cubierto.desde, -1)) }
    first = latest(first, sumarDias(cubierto.hasta, 1))
  }
  return { desde: first, hasta }
}

/** The prima of a half-year of a contract, without what papers cover of it. */
export function prima(
  historia: Historia,
  mes: number,
  corte: string,
  cubiertos: readonly Cubierto[] = [],
): Calculo {
  const { contrato } = historia
  const semestre = primaSemestre(mes, corte)
  const fin = (hasta: string) => earliest(hasta, contrato.hasta ?? hasta)
  const own = cubiertos.filter(({ desde, hasta }) => hasta >= semestre.desde && desde <= semestre.final)
  const servicio = {
    desde: latest(semestre.desde, contrato.desde),
    // Before it is due a running contract is paid to the day alone.
    hasta: contrato.hasta === null ? semestre.causaHasta : fin(semestre.final),
  }
  const causado = libre(servicio, own)
  const ventana = { desde: semestre.desde, hasta: fin(semestre.promediaHasta) }
  const promedio = promediar(historia, ventana, true)
  const dias = diasDelContrato(causado, contrato.desde)
  const valor = deLaBase(promedio, dias, 360)
  const isPartial = servicio.hasta < fin(semestre.final)
  const paso = { ...causado, dias, base: promedio.base, valor, norma: NORMA_PRIMA, promedio }
  return {
    pasos: dias > 0 ? [{ concepto: 'prima', ...paso }] : [],
    avisos: [
      ...avisosDelPromedio(historia, ventana, promedio, 'prima'),
      ...(isPartial && dias > 0
        ? [nota(`Paga hasta el ${fechaLarga(causado.hasta)}: el resto del semestre queda por pagar.`)]
        : []),
      ...(contrato.hasta ? cubiertos.flatMap(pagadaDeMas(sumarDias(contrato.hasta, 1))) : []),
    ],
  }
}

/** Tells the days that an issued prima has paid beyond the end of the contract. */
const pagadaDeMas =
  (beyond: string) =>
  ({ numero, desde, hasta, dias, valor }: Cubierto): Aviso[] => {
    const days = diasDelContrato({ desde: latest(desde, beyond), hasta }, '')
    if (days === 0) return []
    const paid = pesos(Number(rounded(BigInt(valor) * BigInt(days), BigInt(dias))))
    return [dato(`La prima n.º ${numero} pagó ${days} días de más: ${paid}`)]
  }

/** Tells the half-years before that of the end of a contract, from the first recorded day on, whose prima no paper pays whole. */
export function primasSinEmitir(
  { contrato, recorded }: Historia,
  fin: string,
  cubiertos: readonly Periodo[],
): Aviso[] {
  const missing: string[] = []
  for (let day = latest(contrato.desde, recorded.desde); day <= fin;) {
    const { nombre, final } = primaSemestre(day.slice(5, 7) > '06' ? 12 : 6, day)
    const left = libre({ desde: day, hasta: final }, cubiertos)
    if (final < fin && left.desde <= left.hasta) missing.push(nombre)
    day = sumarDias(final, 1)
  }
  return missing.length > 0 ? [dato(`Sin prima emitida: ${missing.join(', ')}.`)] : []
}

/** The benefits of some calculations in their order; what several say is said once. */
export const juntar = (calculos: readonly Calculo[]): Calculo => ({
  pasos: calculos.flatMap(({ pasos }) => pasos),
  avisos: [
    ...new Map(calculos.flatMap(({ avisos }) => avisos.map((aviso) => [aviso.mensaje, aviso]))).values(),
  ],
})

/** A bono of some days of salary, in tenths, from the base of the year that ends with a December. */
export function bono(
  historia: Historia,
  mes: number,
  corte: string,
  dias: number,
  { concepto, norma }: Pick<Linea, 'concepto' | 'norma'>,
): Calculo {
  const { final, promediaHasta } = primaSemestre(mes, corte)
  const ventana = {
    desde: `${final.slice(0, 4)}-01-01`,
    hasta: earliest(promediaHasta, historia.contrato.hasta ?? promediaHasta),
  }
  const promedio = promediar(historia, ventana, false)
  const valor = deLaBase(promedio, dias, 300)
  const pagado = { desde: latest(ventana.desde, historia.contrato.desde), hasta: ventana.hasta }
  return {
    pasos: [{ concepto, ...pagado, dias: dias / 10, base: promedio.base, valor, norma, promedio }],
    avisos: avisosDelPromedio(historia, ventana, promedio, 'bono'),
  }
}
