import Autocomplete from '@mui/material/Autocomplete'
import Checkbox from '@mui/material/Checkbox'
import TextField from '@mui/material/TextField'
import { memo, useContext } from 'react'
import { JUSTIFICACIONES } from '../../contract/catalogos'
import type { AsistenciaFila } from '../../contract/asistencias'
import { autocompleteTexts } from '../../ui/fields/autocompleteParts'
import { matchingTexts } from '../../ui/fields/options'
import { SheetContext } from './sheetContext'
import { withChanges, type Marks } from './sheetRows'

export type TextName = 'bus' | 'justificacion'
export type BoxName = 'asistio' | 'entregoAlDia' | 'entregoPresencial'

/** The server's maximum lengths. */
const LENGTHS: Record<TextName, number> = { bus: 20, justificacion: 200 }

interface CellProps<Name> {
  row: AsistenciaFila
  field: Name
  title: string
  /** 0 in the sheet's only tab stop. */
  tabIndex: 0 | -1
}

const errorIdOf = ({ conductorUuid }: AsistenciaFila) => `error-${conductorUuid}`

/** The driver, and what is wrong with the row. */
export function NameCell({ row }: { row: AsistenciaFila }) {
  const { changes, errors } = useContext(SheetContext)
  const error = errors[row.conductorUuid]
  return (
    <div className="conductor" title={row.conductorNombre}>
      <div>
        {row.conductorNombre}
        {changes[row.conductorUuid] && <span className="solo-lectores sin-guardar"> (sin guardar)</span>}
      </div>
      {error && (
        <small role="alert" id={errorIdOf(row)}>
          {error}
        </small>
      )}
    </div>
  )
}

interface TextControlProps extends CellProps<TextName> {
  value: string
  options: readonly string[]
  /** Whether this cell, the row's first, is marked as wrong: the focus goes there after a refusal. */
  wrong: boolean
  onChange: (row: AsistenciaFila, change: Partial<Marks>) => void
}

/** Memoised: typing draws one cell. */
const TextControl = memo(function TextControl(props: TextControlProps) {
  const { row, field, title, tabIndex, value, options, wrong, onChange } = props
  const label = `${title} de ${row.conductorNombre}`
  return (
    <Autocomplete
      freeSolo
      forcePopupIcon
      fullWidth
      options={options}
      filterOptions={(all, { inputValue }) => matchingTexts(all, inputValue)}
      value={value || null}
      inputValue={value}
      onInputChange={(_event, text, reason) => {
        if (reason !== 'reset') onChange(row, { [field]: text })
      }}
      {...autocompleteTexts(label)}
      renderInput={(params) => (
        <TextField
          {...params}
          error={wrong}
          slotProps={{
            ...params.slotProps,
            htmlInput: {
              ...params.slotProps.htmlInput,
              'aria-label': label,
              'aria-describedby': wrong ? errorIdOf(row) : undefined,
              tabIndex,
              maxLength: LENGTHS[field],
            },
          }}
        />
      )}
    />
  )
})

/** A text, with suggestions. */
export function TextCell(props: CellProps<TextName>) {
  const { row, field } = props
  const { changes, errors, buses, onChange } = useContext(SheetContext)
  return (
    <TextControl
      {...props}
      value={withChanges(row, changes[row.conductorUuid])[field]}
      options={field === 'bus' ? buses : JUSTIFICACIONES}
      wrong={field === 'bus' && errors[row.conductorUuid] !== undefined}
      onChange={onChange}
    />
  )
}

/** A box. */
export function BoxCell({ row, field, title, tabIndex }: CellProps<BoxName>) {
  const { changes, onChange } = useContext(SheetContext)
  return (
    <Checkbox
      checked={withChanges(row, changes[row.conductorUuid])[field]}
      onChange={(_event, checked) => onChange(row, { [field]: checked })}
      slotProps={{ input: { 'aria-label': `${title}: ${row.conductorNombre}`, tabIndex } }}
    />
  )
}

/** The title of a column of boxes, with a box that ticks it for every driver of every page, or for none when all are ticked. */
export function BoxTitle({ field, title }: Pick<CellProps<BoxName>, 'field' | 'title'>) {
  const { rows, changes, onChange } = useContext(SheetContext)
  const ticked = rows.filter((row) => withChanges(row, changes[row.conductorUuid])[field])
  const all = ticked.length === rows.length
  const handleChange = () => {
    for (const row of rows) if (all || !ticked.includes(row)) onChange(row, { [field]: !all })
  }
  return (
    <div className="titulo-con-casilla">
      {title}
      <Checkbox
        size="small"
        checked={all}
        indeterminate={!all && ticked.length > 0}
        onChange={handleChange}
        // Not a tab stop: the sheet has only one. ArrowUp from the first row comes here.
        slotProps={{ input: { 'aria-label': `${title}: todos`, tabIndex: -1 } }}
      />
    </div>
  )
}
