/** The sheet's cells and its keyboard navigation. Rows count over all pages, columns from the first editable one. */

export const TITLES = ['Conductor', 'Bus', 'Justificación', 'Asistió', 'Al día', 'Presencial'] as const

/** The columns of checkboxes. */
export const CHECKBOXES = [
  ['asistio', 'Asistió'],
  ['entregoAlDia', 'Al día'],
  ['entregoPresencial', 'Presencial'],
] as const
export type CheckboxColumn = (typeof CHECKBOXES)[number]
export const FIRST_CHECKBOX_COLUMN = 2

export interface Cell {
  row: number
  column: number
}

/** The editable columns: Bus, Justificación, Asistió, Al día, Presencial. */
export const EDITABLE_COLUMNS = 5
export const ROWS_PER_PAGE = 30

const nameOf = ({ row, column }: Cell) => `${row}-${column}`

/** The attribute that marks a cell's element. */
export const attributeOf = (cell: Cell) => ({ 'data-celda': nameOf(cell) })

/** The cell that contains an element. */
export function cellOf(target: EventTarget | null): Cell | null {
  const name = target instanceof Element ? target.closest<HTMLElement>('[data-celda]')?.dataset.celda : null
  const [row, column] = name?.split('-').map(Number) ?? []
  return row === undefined || column === undefined ? null : { row, column }
}

/** Focuses a cell of the current page and selects its text, so that typing replaces it and arrows leave it. */
export function focusCell(table: HTMLElement | null, cell: Cell): void {
  const input = table?.querySelector<HTMLInputElement>(`[data-celda="${nameOf(cell)}"] input`)
  input?.focus()
  if (input?.type !== 'checkbox') input?.select()
}

/** The attribute that marks the box above a column. */
export const tickAllAttribute = (column: number) => ({ 'data-tick-all': column })

/** The column of a box above the rows. */
export const tickAllColumn = (target: EventTarget): number | null =>
  target instanceof HTMLElement && target.dataset.tickAll ? Number(target.dataset.tickAll) : null

/** Focuses the box above a column. Returns false for a column without one. */
export function focusTickAll(table: HTMLElement | null, column: number): boolean {
  const input = table?.querySelector<HTMLElement>(`[data-tick-all="${column}"]`)
  input?.focus()
  return input != null
}

const isListOpen = (input: HTMLInputElement) => input.getAttribute('aria-expanded') === 'true'

/** Whether an arrow key leaves the text instead of moving in it. Text selected as a whole is left at once. */
function atEdge(
  { type, value, selectionStart, selectionEnd }: HTMLInputElement,
  backwards: boolean,
): boolean {
  if (type === 'checkbox') return true
  if (selectionStart === 0 && selectionEnd === value.length) return true
  return selectionStart === selectionEnd && selectionStart === (backwards ? 0 : value.length)
}

interface Key {
  key: string
  altKey: boolean
  ctrlKey: boolean
  metaKey: boolean
  shiftKey: boolean
}

/**
 * The cell that a key moves to; null when the cell's own control handles the key, as within text and in an open list of
 * suggestions.
 */
export function targetOf(key: Key, input: HTMLInputElement, from: Cell, rowCount: number): Cell | null {
  if (key.altKey || key.ctrlKey || key.metaKey || key.shiftKey) return null
  const { row, column } = from
  const inRow = (other: number) =>
    isListOpen(input) ? null : { row: Math.min(Math.max(other, 0), rowCount - 1), column }
  const inColumn = (other: number) => ({
    row,
    column: Math.min(Math.max(other, 0), EDITABLE_COLUMNS - 1),
  })
  const isCheckbox = input.type === 'checkbox'
  switch (key.key) {
    case 'ArrowUp':
      return inRow(row - 1)
    case 'ArrowDown':
      return inRow(row + 1)
    case 'PageUp':
      return inRow(row - ROWS_PER_PAGE)
    case 'PageDown':
      return inRow(row + ROWS_PER_PAGE)
    case 'ArrowLeft':
      return atEdge(input, true) ? inColumn(column - 1) : null
    case 'ArrowRight':
      return atEdge(input, false) ? inColumn(column + 1) : null
    case 'Home':
      return isCheckbox ? inColumn(0) : null
    case 'End':
      return isCheckbox ? inColumn(EDITABLE_COLUMNS - 1) : null
    default:
      return null
  }
}
