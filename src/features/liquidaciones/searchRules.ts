import type { FiltroLiquidaciones } from '../../api/liquidaciones'
import { SI_NO } from '../../contract/catalogos'
import { ambasONinguna, esFecha, finalDespuesDeInicial } from '../../contract/fechas'
import type { FactCheck } from '../../ui/filters/useFilterAddress'

/** The rules of the search form. They come when somebody types: zod is a tenth of what the home would carry otherwise. */
export const cargarReglas = async () =>
  (await import('../../contract/liquidaciones')).BusquedaLiquidacionesSchema

const isDay = (text: string | null) => text === null || esFecha(text)

/** The same rules for an address that somebody was sent, as far as the first paint needs them: the server has the last word. */
export const ADDRESS_RULES: FactCheck = {
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
