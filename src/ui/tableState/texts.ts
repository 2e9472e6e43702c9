import type { GridLocaleText } from '@mui/x-data-grid'
import { esES } from '@mui/x-data-grid/locales'
import { numero } from '../texts/formats'

/** Which rows a page shows: '1–10 de 23'. */
const shownRows = ({ from, to, count }: { from: number; to: number; count: number }) =>
  `${numero(from)}–${numero(to)}${count === -1 ? '. Hay más' : ` de ${numero(count)}`}`

/** The grid's own Spanish texts, replaced where they are awkward, misspelt or inconsistent. */
export const TABLE_TEXTS: Partial<GridLocaleText> = {
  ...esES.components.MuiDataGrid.defaultProps.localeText,
  columnsManagementSearchTitle: 'Buscar columna',
  columnsManagementShowHideAllText: 'Mostrar u ocultar todas',
  filterPanelColumn: 'Columna',
  filterPanelOperator: 'Condición',
  filterPanelInputPlaceholder: 'Valor buscado',
  filterPanelDeleteIconLabel: 'Quitar el filtro',
  filterOperatorEquals: 'es igual a',
  filterOperatorDoesNotEqual: 'es diferente de',
  filterOperatorAfter: 'es posterior a',
  filterOperatorOnOrAfter: 'es ese día o posterior',
  filterOperatorBefore: 'es anterior a',
  filterOperatorOnOrBefore: 'es ese día o anterior',
  filterOperatorIsEmpty: 'está vacío',
  filterOperatorIsNotEmpty: 'no está vacío',
  'filterOperator!=': '≠',
  'filterOperator>=': '≥',
  'filterOperator<=': '≤',
  paginationDisplayedRows: shownRows,
}
