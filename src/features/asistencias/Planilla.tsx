import { useEffect, useMemo, useRef, useState, type FocusEvent, type KeyboardEvent } from 'react'
import { useBusesQuery } from '../../api/buses'
import type { AsistenciaFila } from '../../contract/asistencias'
import { useShortcut } from '../../ui/shortcuts/useShortcut'
import {
  CHECKBOXES,
  cellOf,
  EDITABLE_COLUMNS,
  targetOf,
  focusCell,
  ROWS_PER_PAGE,
  focusTickAll,
  FIRST_CHECKBOX_COLUMN,
  tickAllColumn,
  TITLES,
  type Cell,
} from './cells'
import type { Changes, Marks } from './sheetRows'
import { PlanillaRow } from './PlanillaRow'
import { SheetFrame } from './sheetStyles'
import { SheetPagination } from './SheetPagination'
import { TickAll } from './TickAll'

/** The sheet's tab stop; `arriving` while the focus still has to be moved there. */
type ActiveCell = Cell & { arriving?: boolean }

const FIRST: ActiveCell = { row: 0, column: 0 }

interface Props {
  title: string
  rows: readonly AsistenciaFila[]
  changes: Changes
  errors: Readonly<Record<string, string>>
  onChange: (row: AsistenciaFila, change: Partial<Marks>) => void
}

/**
 * The sheet, a row per driver, as a WAI-ARIA grid with one tab stop: arrows move between cells, Space ticks, typing edits,
 * Enter goes down and never saves, Ctrl+Enter saves, Alt+Down opens the suggestions. Moving down from the last row of a page
 * turns the page; above the first row are the boxes that tick a whole column.
 */
export function Planilla({ title, rows, changes, errors, onChange }: Props) {
  const { data } = useBusesQuery()
  const buses = useMemo(() => (data ?? []).map(({ numero }) => numero), [data])
  const key = useShortcut('tabla')
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

  return (
    <>
      <SheetFrame {...key.props}>
        <table
          ref={table}
          role="grid"
          aria-label={title}
          aria-rowcount={rows.length + 1}
          aria-colcount={EDITABLE_COLUMNS + 1}
          onKeyDownCapture={onMove}
          onKeyDown={onAccept}
          onFocus={onFocus}
        >
          <thead>
            <tr role="row" aria-rowindex={1}>
              {TITLES.slice(0, -CHECKBOXES.length).map((title) => (
                <th key={title} scope="col" role="columnheader">
                  {title}
                </th>
              ))}
              {CHECKBOXES.map((checkbox, position) => (
                <th key={checkbox[0]} scope="col" role="columnheader">
                  {checkbox[1]}
                  <TickAll
                    column={position + FIRST_CHECKBOX_COLUMN}
                    checkbox={checkbox}
                    rows={rows}
                    changes={changes}
                    onChange={onChange}
                  />
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.slice(from, from + ROWS_PER_PAGE).map((row, position) => (
              <PlanillaRow
                key={row.conductorUuid}
                index={from + position}
                row={row}
                change={changes[row.conductorUuid]}
                error={errors[row.conductorUuid]}
                buses={buses}
                activeColumn={current.row === from + position ? current.column : null}
                onChange={onChange}
              />
            ))}
          </tbody>
        </table>
      </SheetFrame>
      <SheetPagination
        total={rows.length}
        page={page}
        onPageChange={(other) => setActive({ row: other * ROWS_PER_PAGE, column: 0 })}
      />
    </>
  )
}
