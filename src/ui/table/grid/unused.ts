/**
 * What no table of the product uses of the grid, as little as the grid gets by with: columns of instants, of long texts and of
 * buttons, its printing, its CSV (the kit has its own), rows that it fetches by itself and cells that wait for them. The bundler puts this in their place.
 */
import { GRID_STRING_COL_DEF } from '@mui/x-data-grid'

export const GRID_DATE_COL_DEF = GRID_STRING_COL_DEF
export const GRID_DATETIME_COL_DEF = GRID_STRING_COL_DEF
export const GRID_LONG_TEXT_COL_DEF = GRID_STRING_COL_DEF
export const GRID_ACTIONS_COL_DEF = GRID_STRING_COL_DEF
export const GRID_ACTIONS_COLUMN_TYPE = 'actions'

export const nada = () => undefined

export const useGridCsvExport = nada
export const useGridPrintExport = nada
export const useGridDataSource = nada
