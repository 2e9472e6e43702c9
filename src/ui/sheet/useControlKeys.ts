import { gridFocusCellSelector, type GridApi, type GridEventListener } from '@mui/x-data-grid'
import { useEventCallback } from '@mui/material/utils'
import { useMemo, type FocusEvent, type KeyboardEvent, type RefObject } from 'react'
import { useCellFocus } from '../table/useCellFocus'
import { focusCell } from './focusCell'

const hasModifier = ({ altKey, ctrlKey, metaKey, shiftKey }: KeyboardEvent) =>
  altKey || ctrlKey || metaKey || shiftKey

/** Checks whether a key leaves the control: an arrow that its text has no more room for, any but Space in a box. */
function leaves({ value, type, selectionStart, selectionEnd }: HTMLInputElement, key: string) {
  if (type === 'checkbox') return key !== ' '
  if (key === 'ArrowLeft') return selectionStart === 0
  return key === 'ArrowRight' && selectionEnd === value.length
}

/** Focuses the first control of a sheet. */
export const focusFirst = (sheet: HTMLElement | null) =>
  sheet?.querySelector<HTMLElement>('[role="gridcell"] input:enabled')?.focus()

/**
 * The keyboard of a sheet whose cells hold controls that are always there, as a WAI-ARIA grid with one tab stop. The grid's own keys go
 * along a row once they leave a text, and from title to title; up and down go through all pages, Enter goes down, Space ticks a title's box.
 * Columns are of the type `actions`, which gives the tab stop to the control.
 *
 * @returns `frame` for the element around the grid, `cell` for the grid's cells, and `onCellKeyDown` for the grid.
 */
export function useControlKeys(apiRef: RefObject<GridApi | null>) {
  const base = useCellFocus(apiRef)

  /** Goes to the row above or below; above the first one is the title. @returns whether there is one. */
  const go = (step: number) => {
    const at = gridFocusCellSelector(apiRef)
    const ids = apiRef.current?.getSortedRowIds() ?? []
    if (!at) return false
    const row = ids.indexOf(at.id) + step
    if (row < 0) apiRef.current?.setColumnHeaderFocus(at.field)
    else if (row < ids.length) focusCell(apiRef, { row, field: at.field })
    return row < ids.length
  }

  // Capture phase: it precedes the cell's own control, whose list the arrows would open.
  const onKeyDownCapture = useEventCallback((event: KeyboardEvent<HTMLElement>) => {
    const { target, key } = event
    const step = { ArrowUp: -1, ArrowDown: 1 }[key]
    if (!step || hasModifier(event) || !(target instanceof HTMLInputElement)) return
    if (target.ariaExpanded === 'true') return
    event.preventDefault()
    event.stopPropagation()
    go(step)
  })

  const onKeyDown = ({ target, key }: KeyboardEvent<HTMLElement>) => {
    if (key === ' ' && target instanceof HTMLElement && target.role === 'columnheader')
      target.querySelector('input')?.click()
  }

  const onFocus = useEventCallback(({ target, currentTarget, relatedTarget }: FocusEvent<HTMLElement>) => {
    const title = target.closest<HTMLElement>('[role="columnheader"]')
    // Tab comes to the first cell, not to the titles.
    if (title && !currentTarget.contains(relatedTarget)) focusFirst(currentTarget)
    // The grid's keys go on from a title, not from its box.
    else title?.focus()
  })

  const cell = useMemo(
    () => ({
      ...base,
      onFocus: (event: FocusEvent<HTMLElement>) => {
        base.onFocus({ ...event, target: event.currentTarget })
        const input = event.currentTarget.querySelector('input')
        input?.focus()
        // Typing replaces a text that the keyboard has come to; a press of the mouse puts its mark.
        input?.select()
      },
    }),
    [base],
  )

  // A list has taken its marked suggestion by then.
  const onCellKeyDown: GridEventListener<'cellKeyDown'> = (_params, event) => {
    const { target, key } = event
    if (!(target instanceof HTMLInputElement)) return
    const isPlain = !hasModifier(event)
    if (!isPlain || !leaves(target, key)) event.defaultMuiPrevented = true
    // Once what the list has put in is drawn.
    if (isPlain && key === 'Enter' && !go(1)) queueMicrotask(() => target.select())
  }

  return { frame: { onKeyDownCapture, onKeyDown, onFocus }, cell, onCellKeyDown }
}
