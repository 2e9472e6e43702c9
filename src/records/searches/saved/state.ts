/** Contents of a saved search, and the text that it is stored as; invalid parts, which another release may have written, are left out. */
import { isData, isSort } from '../../../ui/tableState/arrangement'
import type { ColumnFilter, TableState } from '../../../ui/tableState/tableSlice'
import type { Filters } from '../filterSlice'

/** A screen's search, as it is saved and opened again. */
export interface PresentSearch {
  /** The store's key of the table that it searches. */
  table: string
  /** The present search; null when nothing is searched for. */
  filter: Filters | null
  /** The search with every field empty. */
  empty: Filters
  onSearch: (filter: never) => void
  onClear: () => void
}

/** A search with its column filter, its quick search and its sort; `filter` is null where nothing is searched for. */
export interface SavedState extends Pick<TableState, 'sort' | 'quick'> {
  filter: Filters | null
  column: ColumnFilter | null
}

const isText = (value: unknown) => typeof value === 'string'
const isValue = (value: unknown): value is ColumnFilter['value'] =>
  ['string', 'number', 'boolean', 'undefined'].includes(typeof value) ||
  (Array.isArray(value) && value.every(isText))

export const storedText = ({ filter, column, quick, sort }: SavedState) =>
  JSON.stringify({
    filter,
    // Without the key of the panel that is open.
    column: column && { field: column.field, operador: column.operator, value: column.value },
    quick,
    sort,
  })

function columnIn(data: unknown): ColumnFilter | null {
  if (!isData(data) || !isText(data.field) || !isText(data.operador) || !isValue(data.value)) return null
  return { field: data.field, operator: data.operador, value: data.value }
}

/** The state in a stored text. @param empty the screen's search with every field empty: other fields are left out */
export function stateIn(text: string, empty: Filters): SavedState {
  const data: unknown = JSON.parse(text)
  const { filter, column, quick, sort } = isData(data) ? data : {}
  const valueOf = (field: string) => (isData(filter) && isText(filter[field]) ? filter[field] : null)
  return {
    filter: isData(filter)
      ? Object.fromEntries(Object.keys(empty).map((field) => [field, valueOf(field)]))
      : null,
    column: columnIn(column),
    quick: Array.isArray(quick) ? quick.filter(isText) : [],
    sort: isSort(sort) ? sort : null,
  }
}
