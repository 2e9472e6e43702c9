import type { FiltroLiquidaciones } from '../../api/liquidaciones'
import type { Parte } from './parts'
import type { PeriodName } from '../../records/searches/periods'

/** Search with every field empty. */
export const EMPTY_FILTER: FiltroLiquidaciones = {
  fechaInicial: null,
  fechaFinal: null,
  numero: null,
  documento: null,
  liquidada: null,
}

/** A search of the screen: by the form's fields, or of a period, of whose rows only a part may be shown. */
export type Busqueda = FiltroLiquidaciones & { periodo: PeriodName | null; parte: Parte | null }

export const EMPTY_SEARCH: Busqueda = { ...EMPTY_FILTER, periodo: null, parte: null }
