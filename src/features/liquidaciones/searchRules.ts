import { SI_NO } from '../../contract/catalogos'
import { ambasONinguna, esFecha, finalNoAntesDeInicial } from '../../contract/fechas'
import { isEmpty, type FilterCheck } from '../../records/searches/useSearch'
import type { Busqueda } from './search'
import { PARTES } from './parts'
import { PERIODOS } from './periods'

/** The search form's rules, fetched at the first validation: zod would be a tenth of the home's code. */
export const loadRules = async () =>
  (await import('../../contract/liquidacionesQueries')).BusquedaLiquidacionesSchema

const isDay = (text: string | null) => text === null || esFecha(text)

/** A period stands alone, and only a period has parts. */
function isPeriod({ periodo, parte, ...fields }: Busqueda) {
  if (periodo === null) return parte === null
  const isKnown = PERIODOS.some(({ valor: value }) => value === periodo)
  return isKnown && isEmpty(fields) && (parte === null || PARTES.includes(parte))
}

/** The server's rules for the search in an address, of which equal dates are a day, without zod, since the first paint needs them. */
export const ADDRESS_RULES: FilterCheck = {
  safeParse: (filter) => {
    const search = filter as Busqueda
    const { fechaInicial, fechaFinal, liquidada } = search
    const success =
      isPeriod(search) &&
      isDay(fechaInicial) &&
      isDay(fechaFinal) &&
      finalNoAntesDeInicial(search) &&
      ambasONinguna(search) &&
      (liquidada === null || SI_NO.some(({ valor: value }) => value === liquidada))
    return { success }
  },
}
