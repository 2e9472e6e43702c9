import { useMemo } from 'react'
import { useBusesQuery } from '../../api/buses'
import type { AsistenciaFila } from '../../contract/asistencias'
import { useShortcut } from '../../ui/shortcuts/useShortcut'
import { CHECKBOXES, EDITABLE_COLUMNS, FIRST_CHECKBOX_COLUMN, ROWS_PER_PAGE, TITLES } from './cells'
import type { Changes, Marks } from './sheetRows'
import { PlanillaRow } from './PlanillaRow'
import { SheetFrame } from './sheetStyles'
import { SheetPagination } from './SheetPagination'
import { TickAll } from './TickAll'
import { useSheetKeyboard } from './useSheetKeyboard'

interface Props {
  title: string
  rows: readonly AsistenciaFila[]
  changes: Changes
  errors: Readonly<Record<string, string>>
  onChange: (row: AsistenciaFila, change: Partial<Marks>) => void
}

/** The sheet that a clerk fills in, a row per driver. */
export function Planilla({ title, rows, changes, errors, onChange }: Props) {
  const { data } = useBusesQuery()
  const buses = useMemo(() => (data ?? []).map(({ numero }) => numero), [data])
  const key = useShortcut('tabla')
  const { table, current, page, from, onPageChange, handlers } = useSheetKeyboard(rows, errors)

  return (
    <>
      <SheetFrame {...key.props}>
        <table
          ref={table}
          role="grid"
          aria-label={title}
          aria-rowcount={rows.length + 1}
          aria-colcount={EDITABLE_COLUMNS + 1}
          {...handlers}
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
      <SheetPagination total={rows.length} page={page} onPageChange={onPageChange} />
    </>
  )
}
