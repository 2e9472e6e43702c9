import type { FiltroLiquidaciones } from '../../api/liquidaciones'
import { SI_NO } from '../../contract/catalogos'
import { ambasONinguna, esFecha, finalDespuesDeInicial } from '../../contract/fechas'
import type { Comprobacion } from '../../ui/filters/useFilterAddress'

/** The rules of the search form. They come when somebody types: zod is a tenth of what the home would carry otherwise. */
export const cargarReglas = async () =>
  (await import('../../contract/liquidaciones')).BusquedaLiquidacionesSchema

const esDia = (texto: string | null) => texto === null || esFecha(texto)

/** The same rules for an address that somebody was sent, as far as the first paint needs them: the server has the last word. */
export const REGLAS_DE_DIRECCION: Comprobacion = {
  safeParse: (filtro) => {
    const { fechaInicial, fechaFinal, liquidada } = filtro as FiltroLiquidaciones
    const success =
      esDia(fechaInicial) &&
      esDia(fechaFinal) &&
      finalDespuesDeInicial(fechaInicial, fechaFinal) &&
      ambasONinguna(fechaInicial, fechaFinal) &&
      (liquidada === null || SI_NO.some(({ valor }) => valor === liquidada))
    return { success }
  },
}
