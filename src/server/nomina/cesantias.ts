/** The severance of a contract, closed each year, with its interest. */
import { type Aviso } from '../../contract/previa'
import { countDays, type History } from './base'
import { anioDe } from '../../contract/calendario'
import type { Periodo } from '../../contract/fechas'
import { clip, latest } from './days'
import { rounded } from './liquidacion'
import { lastTwelveMonths } from './periods'
import { combine, pay, type Calculation } from './steps'

const NORMA_CESANTIAS =
  'CST 249; Ley 50 de 1990, art. 99. Base: promedio del último año de servicio (CST 253)'
const NORMA_INTERESES = 'Ley 52 de 1975: 12 % anual'

/** 12 % a year of a sum, over some days. */
export const interestOf = (valor: number, dias: number) =>
  Number(rounded(BigInt(valor) * BigInt(dias), 3000n))

/** The cesantías of a year, with their interest, for the days from `desde` on. */
function cesantiasOfYear(historia: History, year: number, servicio: Periodo): Calculation {
  const causado = clip({ desde: `${year}-01-01`, hasta: `${year}-12-31` }, servicio)
  const { dias: all, licencias } = countDays(historia, causado)
  const dias = all - licencias
  const step = { ...causado, dias }
  const linea = { concepto: 'cesantias', ...step, norma: NORMA_CESANTIAS } as const
  const { pasos, avisos } = pay(historia, linea, lastTwelveMonths(causado.hasta), year, dias, 360)
  const [{ valor, promedio }] = pasos
  const intereses = {
    ...({ concepto: 'intereses', ...step, base: valor, norma: NORMA_INTERESES, promedio: null } as const),
    valor: interestOf(valor, dias),
  }
  return {
    pasos: [...pasos, intereses],
    // Nothing else is to be said of a year without pay.
    avisos: avisos.filter(({ tipo }) => promedio.devengado > 0 || tipo === 'minimo'),
  }
}

/** The first day whose cesantías are neither deposited nor paid. */
export const cesantiasFrom = ({ contrato }: History, cesantiasDesde: string | null) =>
  latest(contrato.desde, cesantiasDesde ?? contrato.desde)

/** The cesantías of every year that is open at the end of a contract, with their interest. */
export function cesantias(historia: History, cesantiasDesde: string | null, fin: string): Calculation {
  const servicio = { desde: cesantiasFrom(historia, cesantiasDesde), hasta: fin }
  const [first, last] = [anioDe(servicio.desde), anioDe(fin)]
  if (servicio.desde > fin) return combine([])
  const closed = first < last - 1 ? `${first} a ${last - 1}` : first
  const avisos: Aviso[] =
    first < last
      ? [{ tipo: 'consignadas', mensaje: `Incluye cesantías de ${closed}: ¿ya se consignaron?` }]
      : []
  const years = Array.from({ length: last - first + 1 }, (_, i) =>
    cesantiasOfYear(historia, first + i, servicio),
  )
  return combine([{ pasos: [], avisos }, ...years])
}
