import { useEffect, useRef, useState, type FocusEvent, type KeyboardEvent } from 'react'
import type { AsistenciaFila } from '../../contract/asistencias'
import { cellOf, focusCell, focusTickAll, ROWS_PER_PAGE, targetOf, tickAllColumn, type Cell } from './cells'

/** The sheet's tab stop; `arriving` while the focus still has to be moved there. */
type ActiveCell = Cell & { arriving?: boolean }

const FIRST: ActiveCell = { row: 0, column: 0 }

/**
 * The sheet's keyboard, as a WAI-ARIA grid with one tab stop: arrows move between cells, Space ticks, typing edits, Enter
 * goes down and never saves, Ctrl+Enter saves, Alt+Down opens the suggestions. Moving down from the last row of a page turns
 * the page; above the first row are the boxes that tick a whole column.
 */
export function useSheetKeyboard(rows: readonly AsistenciaFila[], errors: Readonly<Record<string, string>>) {
  const table = useRef<HTMLTableElement>(null)
  const [active, setActive] = useState<ActiveCell>(FIRST)
  const [seenErrors, setSeenErrors] = useState(errors)
  const current = active.row < rows.length ? active : FIRST
  const page = Math.floor(current.row / ROWS_PER_PAGE)
  const from = page * ROWS_PER_PAGE

  useEffect(() => {
    if (current.arriving) focusCell(table.current, current)
  }, [current])

  const go = (cell: Cell) => setActive({ ...cell, arriving: true })
  // After a refusal the focus moves to the first wrong row, on its page.
  if (errors !== seenErrors) {
    setSeenErrors(errors)
    const wrong = rows.findIndex(({ conductorUuid }) => errors[conductorUuid])
    if (wrong >= 0) go({ ...FIRST, row: wrong })
  }
  /** Handles an arrow key in the box above a column. */
  const leaveTickAll = (event: KeyboardEvent, column: number) => {
    const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key]
    if (step) focusTickAll(table.current, column + step)
    else if (event.key === 'ArrowDown') go({ row: from, column })
    else return
    event.preventDefault()
  }
  const onMove = (event: KeyboardEvent) => {
    const above = tickAllColumn(event.target)
    if (above !== null) return leaveTickAll(event, above)
    const cell = cellOf(event.target)
    if (!cell || !(event.target instanceof HTMLInputElement)) return
    const target = targetOf(event, event.target, cell, rows.length)
    if (!target) return
    // In the capture phase, before the cell's Autocomplete, whose list these arrows would open.
    event.preventDefault()
    event.stopPropagation()
    if (target.row === cell.row && event.key === 'ArrowUp' && focusTickAll(table.current, cell.column)) return
    go(target)
  }
  const onAccept = (event: KeyboardEvent) => {
    const cell = cellOf(event.target)
    if (event.key !== 'Enter' || event.ctrlKey || event.metaKey || !cell) return
    // In the bubbling phase, after the Autocomplete has taken the marked suggestion.
    event.preventDefault()
    go({ ...cell, row: Math.min(cell.row + 1, rows.length - 1) })
  }
  const onFocus = ({ target }: FocusEvent) => {
    const cell = cellOf(target)
    if (cell && (cell.row !== active.row || cell.column !== active.column)) setActive(cell)
  }

  return {
    table,
    current,
    page,
    from,
    onPageChange: (other: number) => setActive({ row: other * ROWS_PER_PAGE, column: 0 }),
    handlers: { onKeyDownCapture: onMove, onKeyDown: onAccept, onFocus },
  }
}
