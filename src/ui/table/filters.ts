import type { GridFilterOperator } from '@mui/x-data-grid'
import { BooleanFilter } from './BooleanFilter'
import { DateFilter, textoDeFiltro } from './DateFilter'
import { TEXTOS_TABLA } from './textos'

type Comparacion = (celda: string, buscada: string) => boolean

const deFecha = (value: string, label: string | undefined, cumple: Comparacion): GridFilterOperator => ({
  value,
  label,
  InputComponent: DateFilter,
  getValueAsString: textoDeFiltro,
  getApplyFilterFn: ({ value: buscada }) =>
    typeof buscada === 'string'
      ? (celda: unknown) => typeof celda === 'string' && cumple(celda, buscada)
      : null,
})

/** Conditions on a column of dates `YYYY-MM-DD`: as text they compare as days do. */
export const FILTROS_FECHA: readonly GridFilterOperator[] = [
  deFecha('is', TEXTOS_TABLA.filterOperatorIs, (celda, buscada) => celda === buscada),
  deFecha('not', TEXTOS_TABLA.filterOperatorNot, (celda, buscada) => celda !== buscada),
  deFecha('after', TEXTOS_TABLA.filterOperatorAfter, (celda, buscada) => celda > buscada),
  deFecha('onOrAfter', TEXTOS_TABLA.filterOperatorOnOrAfter, (celda, buscada) => celda >= buscada),
  deFecha('before', TEXTOS_TABLA.filterOperatorBefore, (celda, buscada) => celda < buscada),
  deFecha('onOrBefore', TEXTOS_TABLA.filterOperatorOnOrBefore, (celda, buscada) => celda <= buscada),
  {
    value: 'isEmpty',
    label: TEXTOS_TABLA.filterOperatorIsEmpty,
    requiresFilterValue: false,
    getApplyFilterFn: () => (celda: unknown) => celda == null || celda === '',
  },
]

/** The one condition on a boolean column. */
export const FILTROS_BOOLEANO: readonly GridFilterOperator[] = [
  {
    value: 'is',
    label: TEXTOS_TABLA.filterOperatorIs,
    InputComponent: BooleanFilter,
    getValueAsString: (valor: unknown) => (valor === true ? 'Sí' : 'No'),
    getApplyFilterFn: ({ value: buscado }) =>
      typeof buscado === 'boolean' ? (celda: unknown) => Boolean(celda) === buscado : null,
  },
]
