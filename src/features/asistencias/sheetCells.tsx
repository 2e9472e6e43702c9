import Autocomplete from '@mui/material/Autocomplete'
import Checkbox from '@mui/material/Checkbox'
import TextField from '@mui/material/TextField'
import { useBusesQuery } from '../../api/buses'
import { useAppDispatch, useAppSelector } from '../../api/client/hooks'
import { JUSTIFICACIONES } from '../../contract/catalogos'
import type { AsistenciaFila } from '../../contract/asistencias'
import { autocompleteTexts } from '../../ui/fields/autocompleteParts'
import { useSuggestions } from '../../ui/fields/useSuggestions'
import { cellsTyped, selectSheet } from '../../records/sheet/sheetSlice'
import { byConductor, labelOf, TITLES, withTyped } from './sheetRows'

export type TextName = 'bus' | 'justificacion'
export type BoxName = 'asistio' | 'entregoAlDia' | 'entregoPresencial'

/** The server's maximum lengths. */
const LENGTHS: Record<TextName, number> = { bus: 20, justificacion: 200 }

interface CellProps<Name> {
  row: AsistenciaFila
  field: Name
  /** 0 in the sheet's only tab stop. */
  tabIndex?: 0 | -1
}

const errorIdOf = ({ conductorUuid }: AsistenciaFila) => `error-${conductorUuid}`

/** Typed changes and error of a row, so that a key draws the cells of one row and not the grid. */
const useTyped = (row: AsistenciaFila) => ({
  change: useAppSelector((state) => selectSheet(state).rows[row.conductorUuid]),
  error: useAppSelector((state) => selectSheet(state).refusals[row.conductorUuid]?.message),
})

/** The driver, and what is wrong with the row. */
export function NameCell({ row }: { row: AsistenciaFila }) {
  const { change, error } = useTyped(row)
  return (
    <div className="conductor" title={row.conductorNombre}>
      <div>
        {row.conductorNombre}
        {change && <span className="solo-lectores sin-guardar"> (sin guardar)</span>}
      </div>
      {error && (
        <small role="alert" id={errorIdOf(row)}>
          {error}
        </small>
      )}
    </div>
  )
}

/** A text, with suggestions. The focus comes to the bus, the row's first cell, after a refusal. */
export function TextCell({ row, field, tabIndex }: CellProps<TextName>) {
  const dispatch = useAppDispatch()
  const { change, error } = useTyped(row)
  const { data: buses = [] } = useBusesQuery()
  const label = labelOf(field, row)
  const value = withTyped(row, change)[field]
  const { complete, list } = useSuggestions(
    field === 'bus' ? buses.map(({ numero }) => numero) : JUSTIFICACIONES,
    value,
    (text) => dispatch(cellsTyped({ records: byConductor([row]), changes: { [field]: text } })),
    field === 'justificacion',
  )
  const isWrong = field === 'bus' && error !== undefined
  return (
    <Autocomplete
      {...list}
      fullWidth
      onBlur={complete}
      {...autocompleteTexts(label)}
      renderInput={(params) => (
        <TextField
          {...params}
          error={isWrong}
          slotProps={{
            ...params.slotProps,
            htmlInput: {
              ...params.slotProps.htmlInput,
              'aria-label': label,
              'aria-describedby': isWrong ? errorIdOf(row) : undefined,
              tabIndex,
              maxLength: LENGTHS[field],
            },
          }}
        />
      )}
    />
  )
}

/** A box, disabled where attendance may only be looked at. */
export function BoxCell({ row, field, tabIndex }: CellProps<BoxName>) {
  const dispatch = useAppDispatch()
  const { change } = useTyped(row)
  return (
    <Checkbox
      checked={withTyped(row, change)[field]}
      disabled={tabIndex === undefined}
      onChange={(_event, checked) =>
        dispatch(cellsTyped({ records: byConductor([row]), changes: { [field]: checked } }))
      }
      slotProps={{ input: { 'aria-label': labelOf(field, row), tabIndex } }}
    />
  )
}

interface BoxTitleProps {
  field: BoxName
  rows: readonly AsistenciaFila[]
}

/** The title of a column of boxes, with a box that ticks it for every driver of every page, or for none when all are ticked. */
export function BoxTitle({ field, rows }: BoxTitleProps) {
  const dispatch = useAppDispatch()
  const { rows: typed } = useAppSelector(selectSheet)
  const unticked = rows.filter((row) => !withTyped(row, typed[row.conductorUuid])[field])
  const all = unticked.length === 0
  return (
    <div className="titulo-con-casilla">
      {TITLES[field]}
      <Checkbox
        size="small"
        checked={all}
        indeterminate={!all && unticked.length < rows.length}
        onChange={() =>
          dispatch(cellsTyped({ records: byConductor(all ? rows : unticked), changes: { [field]: !all } }))
        }
        // Not a tab stop: the sheet has only one. ArrowUp from the first row comes here.
        slotProps={{ input: { 'aria-label': `${TITLES[field]}: todos`, tabIndex: -1 } }}
      />
    </div>
  )
}
