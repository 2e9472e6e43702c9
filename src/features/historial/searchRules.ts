import { FECHA_FINAL_MAYOR, finalNoAntesDeInicial } from '../../contract/fechas'
import { HistorialQuerySchema } from '../../contract/historial'

/** The search form's rules: those of the call, and that its days are in order. One day alone is both. */
export const SEARCH_RULES = HistorialQuerySchema.omit({ antesDe: true, limite: true }).refine(
  ({ desde, hasta }) => finalNoAntesDeInicial({ fechaInicial: desde, fechaFinal: hasta }),
  { error: FECHA_FINAL_MAYOR, path: ['hasta'] },
)
