import type { GridApi, GridEventListener } from '@mui/x-data-grid'
import { useEventCallback } from '@mui/material/utils'
import { useMemo, type FocusEvent, type KeyboardEvent, type RefObject } from 'react'
import { useCellFocus } from '../table/useCellFocus'
import { focusCell } from './focusCell'

const hasModifier = ({ altKey, ctrlKey, metaKey, shiftKey }: KeyboardEvent) =>
  altKey || ctrlKey || metaKey || shiftKey

/** Checks whether an arrow leaves the control instead of moving in its text; text selected as a whole is left at once. */
function leaves({ value, type, selectionStart, selectionEnd }: HTMLInputElement, key: string) {
  if (type === 'checkbox') return key !== ' '
  if (selectionStart === 0 && selectionEnd === value.length) return /^Arrow[LR]/.test(key)
  const edge = { ArrowLeft: 0, ArrowRight: value.length }[key]
  return selectionStart === selectionEnd && selectionStart === edge
}

/**
 * The keyboard of a sheet whose cells hold controls that are always there, as a WAI-ARIA grid with one tab stop. The grid's own keys go
 * along a row once they leave a text, and from title to title; up and down go through all pages, Enter goes down, Space ticks a title's box.
 * Columns are of the type `actions`, which gives the tab stop to the control.
 *
 * @param first the field that Tab comes to.
 * @returns `frame` for the element around the grid, `cell` for the grid's cells, and `onCellKeyDown` for the grid.
 */
export function useControlKeys(apiRef: RefObject<GridApi | null>, first: string) {
  const base = useCellFocus(apiRef)

  const pagination = () => apiRef.current?.state.pagination.paginationModel ?? { page: 0, pageSize: 1 }

  /** Goes some rows down or, where negative, up; above the first one is the title. @returns whether it went to another row. */
  const go = (control: HTMLElement, step: number) => {
    const ids = apiRef.current?.getSortedRowIds() ?? []
    const field = control.closest<HTMLElement>('[data-field]')?.dataset.field ?? ''
    const from = ids.indexOf(control.closest<HTMLElement>('[data-id]')?.dataset.id ?? '')
    const row = Math.min(from + step, ids.length - 1)
    if (row === -1) apiRef.current?.setColumnHeaderFocus(field)
    else focusCell(apiRef, { row: Math.max(row, 0), field })
    return row !== from
  }

  // Capture phase: it precedes the cell's own control, whose list the arrows would open.
  const onKeyDownCapture = useEventCallback((event: KeyboardEvent<HTMLElement>) => {
    const { target, key } = event
    const { pageSize } = pagination()
    const step = { ArrowUp: -1, ArrowDown: 1, PageUp: -pageSize, PageDown: pageSize }[key]
    if (!step || hasModifier(event) || !(target instanceof HTMLInputElement)) return
    if (target.getAttribute('aria-expanded') === 'true') return
    event.preventDefault()
    event.stopPropagation()
    go(target, step)
  })

  // Bubbling phase: it follows a list, which has taken the marked suggestion by then.
  const onKeyDown = useEventCallback(({ target, key, ctrlKey, metaKey }: KeyboardEvent<HTMLElement>) => {
    if (key === ' ' && target instanceof HTMLElement && target.role === 'columnheader')
      target.querySelector('input')?.click()
    if (key !== 'Enter' || ctrlKey || metaKey || !(target instanceof HTMLInputElement)) return
    // Once what the list has put in is drawn.
    if (!go(target, 1)) queueMicrotask(() => target.select())
  })

  const onFocus = useEventCallback(({ target, currentTarget, relatedTarget }: FocusEvent<HTMLElement>) => {
    const title = target.closest<HTMLElement>('[role="columnheader"]')
    // Tab comes to the first cell, not to the titles.
    if (title && !currentTarget.contains(relatedTarget)) {
      const { page, pageSize } = pagination()
      focusCell(apiRef, { row: page * pageSize, field: first })
    }
    // The grid's keys go on from a title, not from its box.
    else title?.focus()
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
    const { target, key } = event
    if (target instanceof HTMLInputElement && (hasModifier(event) || !leaves(target, key)))
      event.defaultMuiPrevented = true
  }

  return { frame: { onKeyDownCapture, onKeyDown, onFocus }, cell, onCellKeyDown }
}
