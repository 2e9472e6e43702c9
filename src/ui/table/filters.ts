import type { GridFilterOperator } from '@mui/x-data-grid'
import { textoDeFiltro } from './filterDates'
import { dePanel } from './grid/panels'
import { TEXTOS_TABLA } from './textos'

const BooleanFilter = dePanel((partes) => partes.BooleanFilter)
const DateFilter = dePanel((partes) => partes.DateFilter)

// What a condition means is in `conditions.ts`: the grid only offers them.
const sinFiltrarEnLaTabla = () => null

const deFecha = (value: string, label: string | undefined): GridFilterOperator => ({
  value,
  label,
  InputComponent: DateFilter,
  getValueAsString: textoDeFiltro,
  getApplyFilterFn: sinFiltrarEnLaTabla,
})

/** The conditions that the filter panel offers on a column of dates. */
export const FILTROS_FECHA: readonly GridFilterOperator[] = [
  deFecha('is', TEXTOS_TABLA.filterOperatorIs),
  deFecha('not', TEXTOS_TABLA.filterOperatorNot),
  deFecha('after', TEXTOS_TABLA.filterOperatorAfter),
  deFecha('onOrAfter', TEXTOS_TABLA.filterOperatorOnOrAfter),
  deFecha('before', TEXTOS_TABLA.filterOperatorBefore),
  deFecha('onOrBefore', TEXTOS_TABLA.filterOperatorOnOrBefore),
  {
    value: 'isEmpty',
    label: TEXTOS_TABLA.filterOperatorIsEmpty,
    requiresFilterValue: false,
    getApplyFilterFn: sinFiltrarEnLaTabla,
  },
]

/** The one condition on a boolean column. */
export const FILTROS_BOOLEANO: readonly GridFilterOperator[] = [
  {
    value: 'is',
    label: TEXTOS_TABLA.filterOperatorIs,
    InputComponent: BooleanFilter,
    getValueAsString: (valor: unknown) => (valor === true ? 'Sí' : 'No'),
    getApplyFilterFn: sinFiltrarEnLaTabla,
  },
]
