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
import { byConductor, isSettled, TITLES, withTyped } from './sheetRows'

export type TextName = 'bus' | 'justificacion'
export type BoxName = 'asistio' | 'entregoAlDia' | 'entregoPresencial'

/** The server's maximum lengths. */
const LENGTHS: Record<TextName, number> = { bus: 20, justificacion: 200 }

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
    <div
      className={isSettled(withTyped(row, change)) ? 'conductor' : 'conductor falta'}
      title={row.conductorNombre}
    >
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

interface TextProps {
  row: AsistenciaFila
  field: TextName
  /** 0 in the sheet's only tab stop. */
  tabIndex: 0 | -1
}

/** A text, with suggestions. The focus comes to the bus, the row's first cell, after a refusal. */
export function TextCell({ row, field, tabIndex }: TextProps) {
  const dispatch = useAppDispatch()
  const { change, error } = useTyped(row)
  const { data: buses = [] } = useBusesQuery()
  const label = `${TITLES[field]} de ${row.conductorNombre}`
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
          placeholder={TITLES[field]}
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

interface BoxProps {
  rows: readonly AsistenciaFila[]
  field: BoxName
  label: string
  tabIndex?: 0 | -1
}

/** The box of a row, or of all, where it ticks each of them, or none when all are ticked; disabled where attendance may only be looked at. */
export function Box({ rows, field, label, tabIndex }: BoxProps) {
  const dispatch = useAppDispatch()
  const ticked = useAppSelector((state) => {
    const { rows: typed } = selectSheet(state)
    return rows.filter((row) => withTyped(row, typed[row.conductorUuid])[field]).length
  })
  const all = ticked === rows.length
  return (
    <Checkbox
      checked={all}
      indeterminate={!all && ticked > 0}
      disabled={tabIndex === undefined}
      onChange={() => dispatch(cellsTyped({ records: byConductor(rows), changes: { [field]: !all } }))}
      slotProps={{ input: { 'aria-label': label, tabIndex } }}
    />
  )
}
