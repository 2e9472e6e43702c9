import type { FiltroLiquidaciones } from '../../api/liquidaciones'
import { SI_NO } from '../../contract/catalogos'
import { ambasONinguna, esFecha, finalDespuesDeInicial } from '../../contract/fechas'
import type { FilterCheck } from '../../ui/filters/useFilterAddress'

/** The search form's rules, fetched at the first validation: zod would be a tenth of the home's code. */
export const loadRules = async () =>
  (await import('../../contract/liquidacionesQueries')).BusquedaLiquidacionesSchema

const isDay = (text: string | null) => text === null || esFecha(text)

/** The same rules for the search in an address, without zod, since the first paint needs them. The server validates again. */
export const ADDRESS_RULES: FilterCheck = {
  safeParse: (filter) => {
    const { fechaInicial, fechaFinal, liquidada } = filter as FiltroLiquidaciones
    const success =
      isDay(fechaInicial) &&
      isDay(fechaFinal) &&
      finalDespuesDeInicial(fechaInicial, fechaFinal) &&
      ambasONinguna(fechaInicial, fechaFinal) &&
      (liquidada === null || SI_NO.some(({ valor: value }) => value === liquidada))
    return { success }
  },
}
