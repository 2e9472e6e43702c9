import Autocomplete from '@mui/material/Autocomplete'
import Checkbox from '@mui/material/Checkbox'
import TextField from '@mui/material/TextField'
import { memo, useId } from 'react'
import { JUSTIFICACIONES } from '../../contract/catalogos'
import type { AsistenciaFila } from '../../contract/asistencias'
import { autocompleteTexts } from '../../ui/fields/autocompleteParts'
import { matchingTexts } from '../../ui/fields/options'
import { attributeOf, CHECKBOXES, FIRST_CHECKBOX_COLUMN } from './cells'
import { withChanges, type Change, type Marks } from './sheetRows'

/** The server's maximum lengths. */
const BUS_LENGTH = 20
const JUSTIFICACION_LENGTH = 200

interface Props {
  index: number
  row: AsistenciaFila
  change: Change | undefined
  error: string | undefined
  buses: readonly string[]
  /** The column of the sheet's only tab stop, if it is in this row. */
  activeColumn: number | null
  onChange: (row: AsistenciaFila, change: Partial<Marks>) => void
}

/** A driver's day. Memoised: typing in a row renders that row alone. */
export const PlanillaRow = memo(function PlanillaRow(props: Props) {
  const { index, row, change, error, buses, activeColumn, onChange } = props
  const errorId = useId()
  const view = withChanges(row, change)
  const nombre = row.conductorNombre

  const text = (column: number, field: 'bus' | 'justificacion', title: string, length: number) => (
    <td role="gridcell" {...attributeOf({ row: index, column })}>
      <Autocomplete
        freeSolo
        forcePopupIcon
        options={field === 'bus' ? buses : JUSTIFICACIONES}
        filterOptions={(all, { inputValue }) => matchingTexts(all, inputValue)}
        value={view[field] || null}
        inputValue={view[field]}
        onInputChange={(_event, value, reason) => {
          if (reason !== 'reset') onChange(row, { [field]: value })
        }}
        {...autocompleteTexts(`${title} de ${nombre}`)}
        renderInput={(params) => (
          <TextField
            {...params}
            error={column === 0 && error !== undefined}
            slotProps={{
              ...params.slotProps,
              htmlInput: {
                ...params.slotProps.htmlInput,
                'aria-label': `${title} de ${nombre}`,
                // The row's first cell describes its error: the focus goes there after a refusal.
                'aria-describedby': column === 0 && error ? errorId : undefined,
                tabIndex: activeColumn === column ? 0 : -1,
                maxLength: length,
              },
            }}
          />
        )}
      />
    </td>
  )

  return (
    <tr role="row" aria-rowindex={index + 2} data-cambiada={change !== undefined || undefined}>
      <th scope="row" role="rowheader">
        {nombre}
        {change && <span className="solo-lectores"> (sin guardar)</span>}
        {error && (
          <small role="alert" id={errorId}>
            {error}
          </small>
        )}
      </th>
      {text(0, 'bus', 'Bus', BUS_LENGTH)}
      {text(1, 'justificacion', 'Justificación', JUSTIFICACION_LENGTH)}
      {CHECKBOXES.map(([field, title], position) => {
        const column = position + FIRST_CHECKBOX_COLUMN
        return (
          <td key={field} role="gridcell" className="casilla" {...attributeOf({ row: index, column })}>
            <Checkbox
              checked={view[field]}
              onChange={(_event, checked) => onChange(row, { [field]: checked })}
              slotProps={{
                input: {
                  'aria-label': `${title}: ${nombre}`,
                  tabIndex: activeColumn === column ? 0 : -1,
                },
              }}
            />
          </td>
        )
      })}
    </tr>
  )
})
