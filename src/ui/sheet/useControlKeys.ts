import type { GridApi, GridEventListener } from '@mui/x-data-grid'
import { useEventCallback } from '@mui/material/utils'
import { useMemo, type FocusEvent, type KeyboardEvent, type RefObject } from 'react'
import { useCellFocus } from '../table/useCellFocus'
import { atEdge, isListOpen } from './controls'
import { focusCell, type SheetRow } from './focusCell'

interface ControlSheet {
  rows: readonly SheetRow[]
  /** The fields with a control, in their order on screen. */
  fields: readonly string[]
}

const NO_MODIFIER = ({ altKey, ctrlKey, metaKey, shiftKey }: KeyboardEvent) =>
  !altKey && !ctrlKey && !metaKey && !shiftKey

/** Where a control stands; row -1 is the title's. */
function placeOf({ rows, fields }: ControlSheet, control: Element) {
  const place = control.closest<HTMLElement>('[role="gridcell"], [role="columnheader"]')
  const column = fields.indexOf(place?.dataset.field ?? '')
  const id = control.closest<HTMLElement>('[data-id]')?.dataset.id
  return { column, row: id === undefined ? -1 : rows.findIndex((row) => row.id === id) }
}

/** How many rows and columns a key moves by; null where it moves within the control. */
function stepOf({ key }: KeyboardEvent, control: HTMLInputElement, pageSize: number, columns: number) {
  const isBox = control.type === 'checkbox'
  const down = { ArrowUp: -1, ArrowDown: 1, PageUp: -pageSize, PageDown: pageSize }[key]
  if (down !== undefined) return isListOpen(control) ? null : { down, right: 0 }
  if (key === 'ArrowLeft' || key === 'ArrowRight')
    return atEdge(control, key === 'ArrowLeft') ? { down: 0, right: key === 'ArrowLeft' ? -1 : 1 } : null
  if (isBox && key === 'Home') return { down: 0, right: -columns }
  if (isBox && key === 'End') return { down: 0, right: columns }
  return null
}

const clamp = (value: number, last: number) => Math.min(Math.max(value, 0), last)

/**
 * The keyboard of a sheet whose cells hold controls that are always there, as a WAI-ARIA grid with one tab stop: arrows move between
 * cells and, at its ends, leave a text; Space ticks, typing edits, Enter goes down. Above the first row are the titles'
 * own controls. Columns are of the type `actions`, which gives the tab stop to the control.
 *
 * @returns `frame` for the element around the grid, `cell` for the grid's cells, and `onCellKeyDown` for the grid.
 */
export function useControlKeys(apiRef: RefObject<GridApi | null>, sheet: ControlSheet) {
  const { rows, fields } = sheet
  const base = useCellFocus(apiRef)

  const go = (row: number, column: number) => {
    const field = fields[clamp(column, fields.length - 1)]
    if (field) focusCell(apiRef, rows, { row: clamp(row, rows.length - 1), field })
  }
  const pagination = () => apiRef.current?.state.pagination.paginationModel ?? { page: 0, pageSize: 1 }
  const firstOfPage = () => pagination().page * pagination().pageSize

  /** Focuses the control in the title of a column. Returns false where there is none. */
  const goToTitle = (frame: HTMLElement, column: number): boolean => {
    const control = frame.querySelector<HTMLElement>(
      `[role="columnheader"][data-field="${fields[column]}"] input`,
    )
    control?.focus()
    return control != null
  }

  // In the capture phase, before the cell's own control, whose list the arrows would open.
  const onKeyDownCapture = useEventCallback((event: KeyboardEvent<HTMLElement>) => {
    const { target, currentTarget, key } = event
    if (!(target instanceof HTMLInputElement) || !NO_MODIFIER(event)) return
    const { row, column } = placeOf(sheet, target)
    if (column < 0) return
    const inTitle = row < 0
    const step = stepOf(event, target, pagination().pageSize, fields.length)
    // The grid would take the box's Space for itself.
    if (inTitle && key === ' ') return event.stopPropagation()
    if (!step) return
    event.preventDefault()
    event.stopPropagation()
    if (inTitle && step.down > 0) go(firstOfPage(), column)
    else if (inTitle) goToTitle(currentTarget, column + step.right)
    else if (row + step.down < 0 && key === 'ArrowUp' && goToTitle(currentTarget, column)) return
    else go(row + step.down, column + step.right)
  })

  // In the bubbling phase, after a list has taken the marked suggestion.
  const onKeyDown = useEventCallback((event: KeyboardEvent<HTMLElement>) => {
    const { target, key, ctrlKey, metaKey } = event
    if (key !== 'Enter' || ctrlKey || metaKey || !(target instanceof HTMLInputElement)) return
    const { row, column } = placeOf(sheet, target)
    if (row < 0 || column < 0) return
    event.preventDefault()
    if (row + 1 < rows.length) go(row + 1, column)
    // Once what the list has put in is drawn.
    else queueMicrotask(() => target.select())
  })

  const onFocus = useEventCallback(({ target, currentTarget, relatedTarget }: FocusEvent<HTMLElement>) => {
    // Tab comes to the first cell, not to the titles.
    if (target.role === 'columnheader' && !currentTarget.contains(relatedTarget)) go(firstOfPage(), 0)
  })

  const cell = useMemo(
    () => ({
      ...base,
      onFocus: ({ target, currentTarget }: FocusEvent<HTMLElement>) => {
        const row = currentTarget.parentElement?.dataset.id
        const { field } = currentTarget.dataset
        if (row && field) apiRef.current?.setCellFocus(row, field)
        if (target === currentTarget) currentTarget.querySelector('input')?.focus()
        // Typing replaces a text that the keyboard has come to; a press of the mouse puts its mark.
        else if (target instanceof HTMLInputElement && target.type !== 'checkbox') target.select()
      },
    }),
    [apiRef, base],
  )

  const onCellKeyDown: GridEventListener<'cellKeyDown'> = (_params, event) => {
    if (event.target instanceof HTMLInputElement) event.defaultMuiPrevented = true
  }

  return { frame: { onKeyDownCapture, onKeyDown, onFocus }, cell, onCellKeyDown }
}
