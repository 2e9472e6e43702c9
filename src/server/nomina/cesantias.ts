/** The severance of a contract, closed each year, with its interest. */
import { pesos } from '../../contract/dudas'
import { type Aviso } from '../../contract/previa'
import { dato } from './avisos'
import { avisosDelPromedio, contarDias, deLaBase, promediar, type Historia } from './base'
import { clip, latest, type Periodo } from './dias'
import { rounded } from './liquidacion'
import { lastTwelveMonths } from './periodos'
import { juntar, type Calculo } from './prestaciones'

const NORMA_CESANTIAS =
  'CST 249; Ley 50 de 1990, art. 99. Base: promedio del último año de servicio (CST 253)'
const NORMA_INTERESES = 'Ley 52 de 1975: 12 % anual'

/** 12 % a year of a sum, over some days. */
export const interesesDe = (valor: number, dias: number) =>
  Number(rounded(BigInt(valor) * BigInt(dias), 3000n))

/** The cesantías of a year, with their interest, for the days from `desde` on. */
function cesantiasDelAnio(historia: Historia, year: number, servicio: Periodo): Calculo {
  const enero = `${year}-01-01`
  const causado = clip({ desde: enero, hasta: `${year}-12-31` }, servicio)
  const { dias: all, licencias } = contarDias(historia, causado)
  const dias = all - licencias
  const ventana = lastTwelveMonths(causado.hasta)
  const promedio = promediar(historia, ventana, true)
  const valor = deLaBase(promedio, dias, 360)
  // Both averages of a closed year are the same.
  const delAnio = deLaBase(promediar(historia, { ...ventana, desde: enero }, true), dias, 360)
  const step = { ...causado, dias }
  return {
    pasos: [
      { concepto: 'cesantias', ...step, base: promedio.base, valor, norma: NORMA_CESANTIAS, promedio },
      {
        ...{ concepto: 'intereses', ...step, base: valor, norma: NORMA_INTERESES, promedio: null },
        valor: interesesDe(valor, dias),
      },
    ],
    avisos: [
      ...avisosDelPromedio(historia, ventana, promedio, `${year}`),
      ...(delAnio > valor
        ? [
            dato(
              `Cesantías de ${year}: ${pesos(valor)} con el último año de servicio, ${pesos(delAnio)} desde el 1 de enero (la sentencia SL2409-2024 promedió el año calendario).`,
            ),
          ]
        : []),
    ],
  }
}

/** The first day whose cesantías are neither deposited nor paid. */
export const inicioDeCesantias = ({ contrato }: Historia, cesantiasDesde: string | null) =>
  latest(contrato.desde, cesantiasDesde ?? contrato.desde)

/** Consecutive years from the first to the last; others one by one. */
const aniosText = (years: readonly number[]) => {
  const [first = 0, last = first] = [years[0], years.at(-1)]
  return last - first === years.length - 1 && last > first ? `${first} a ${last}` : years.join(', ')
}

/** Says of the years without any pay only that they are such: they may have been paid long ago. */
function unirAnios(anios: readonly (readonly [year: number, Calculo])[]): Calculo {
  const empty = anios.filter(([, { pasos }]) => pasos.every(({ promedio }) => !promedio?.devengado))
  const said = anios.map((anio): Calculo => {
    const [, { pasos, avisos }] = anio
    return { pasos, avisos: empty.includes(anio) ? avisos.filter(({ tipo }) => tipo === 'minimo') : avisos }
  })
  const years = aniosText(empty.map(([year]) => year))
  const hint = dato(
    `Sin liquidaciones en ${years}: ponga «Cesantías desde» en el contrato si ya se consignaron o pagaron.`,
  )
  const closed = anios.filter((anio) => !empty.includes(anio) && anio !== anios.at(-1))
  const deposited: Aviso = {
    tipo: 'consignadas',
    mensaje: `Incluye cesantías de ${aniosText(closed.map(([year]) => year))}: ¿ya se consignaron?`,
  }
  const avisos = [...(empty.length > 0 ? [hint] : []), ...(closed.length > 0 ? [deposited] : [])]
  return juntar([{ pasos: [], avisos }, ...said])
}

/** The cesantías of every year that is open at the end of a contract, with their interest. */
export function cesantias(historia: Historia, cesantiasDesde: string | null, fin: string): Calculo {
  const servicio = { desde: inicioDeCesantias(historia, cesantiasDesde), hasta: fin }
  const first = Number(servicio.desde.slice(0, 4))
  const years = servicio.desde > fin ? 0 : Number(fin.slice(0, 4)) - first + 1
  return unirAnios(
    Array.from({ length: years }, (_, i) => [first + i, cesantiasDelAnio(historia, first + i, servicio)]),
  )
}
