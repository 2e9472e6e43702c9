import type { GridApi, GridEventListener } from '@mui/x-data-grid'
import { useEventCallback } from '@mui/material/utils'
import { useMemo, type FocusEvent, type KeyboardEvent, type RefObject } from 'react'
import { useCellFocus } from '../table/useCellFocus'
import { ARROWS, focusCell, type Step } from './focusCell'

const NO_MODIFIER = ({ altKey, ctrlKey, metaKey, shiftKey }: KeyboardEvent) =>
  !altKey && !ctrlKey && !metaKey && !shiftKey

/** Checks whether an arrow key leaves the text instead of moving in it; text selected as a whole is left at once. */
function atEdge({ value, selectionStart, selectionEnd }: HTMLInputElement, backwards: boolean) {
  if (selectionStart === 0 && selectionEnd === value.length) return true
  return selectionStart === selectionEnd && selectionStart === (backwards ? 0 : value.length)
}

/** Checks whether a step leaves a control, as it may move in its text or its list instead. */
function leaves([down, right]: Step, control: HTMLInputElement) {
  if (down !== 0) return control.getAttribute('aria-expanded') !== 'true'
  return control.type === 'checkbox' || (Math.abs(right) === 1 && atEdge(control, right < 0))
}

const clamp = (value: number, last: number) => Math.min(Math.max(value, 0), last)

/**
 * The keyboard of a sheet whose cells hold controls that are always there, as a WAI-ARIA grid with one tab stop: arrows move between
 * cells and, at its ends, leave a text; Space ticks, typing edits, Enter goes down. Above the first row are the titles'
 * own controls. Columns are of the type `actions`, which gives the tab stop to the control.
 *
 * @param fields those with a control, in their order on screen.
 * @returns `frame` for the element around the grid, `cell` for the grid's cells, and `onCellKeyDown` for the grid.
 */
export function useControlKeys(apiRef: RefObject<GridApi | null>, fields: readonly string[]) {
  const base = useCellFocus(apiRef)

  const pagination = () => apiRef.current?.state.pagination.paginationModel ?? { page: 0, pageSize: 1 }
  const firstOfPage = () => pagination().page * pagination().pageSize

  const rowIds = () => apiRef.current?.getSortedRowIds() ?? []
  /** Where a control stands; row -1 is the title's. */
  const placeOf = (control: Element) => {
    const cell = control.closest<HTMLElement>('[role="gridcell"], [role="columnheader"]')
    const { id = '' } = control.closest<HTMLElement>('[data-id]')?.dataset ?? {}
    return { column: fields.indexOf(cell?.dataset.field ?? ''), row: rowIds().indexOf(id) }
  }

  const go = (row: number, column: number) => {
    const field = fields[clamp(column, fields.length - 1)]
    if (field) focusCell(apiRef, { row: clamp(row, rowIds().length - 1), field })
  }

  /** Focuses the control in the title of a column. Returns false where there is none. */
  const goToTitle = (frame: HTMLElement, column: number) => {
    const title = `[role="columnheader"][data-field="${fields[column]}"]`
    const control = frame.querySelector<HTMLElement>(`${title} input`)
    control?.focus()
    return control !== null
  }

  // Capture phase: it precedes the cell's own control, whose list the arrows would open.
  const onKeyDownCapture = useEventCallback((event: KeyboardEvent<HTMLElement>) => {
    const { target, currentTarget: frame, key } = event
    if (!(target instanceof HTMLInputElement) || !NO_MODIFIER(event)) return
    const { row, column } = placeOf(target)
    if (column < 0) return
    const inTitle = row < 0
    // The grid would take the box's Space for itself.
    if (inTitle && key === ' ') return event.stopPropagation()
    const { pageSize } = pagination()
    const steps: typeof ARROWS = {
      ...ARROWS,
      PageUp: [-pageSize, 0],
      PageDown: [pageSize, 0],
      Home: [0, -fields.length],
      End: [0, fields.length],
    }
    const step = steps[key]
    if (!step || !leaves(step, target)) return
    event.preventDefault()
    event.stopPropagation()
    const [down, right] = step
    if (inTitle && down > 0) go(firstOfPage(), column)
    else if (inTitle) goToTitle(frame, column + right)
    else if (row > 0 || key !== 'ArrowUp' || !goToTitle(frame, column)) go(row + down, column + right)
  })

  // Bubbling phase: it follows a list, which has taken the marked suggestion by then.
  const onKeyDown = useEventCallback((event: KeyboardEvent<HTMLElement>) => {
    const { target, key, ctrlKey, metaKey } = event
    if (key !== 'Enter' || ctrlKey || metaKey || !(target instanceof HTMLInputElement)) return
    const { row, column } = placeOf(target)
    if (row < 0 || column < 0) return
    event.preventDefault()
    if (row + 1 < rowIds().length) go(row + 1, column)
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
