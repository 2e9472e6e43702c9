import Autocomplete from '@mui/material/Autocomplete'
import Checkbox from '@mui/material/Checkbox'
import TextField from '@mui/material/TextField'
import { memo, useId } from 'react'
import { JUSTIFICACIONES } from '../../contract/catalogos'
import type { AsistenciaFila } from '../../contract/asistencias'
import { autocompleteTexts } from '../../ui/fields/autocompleteParts'
import { atributoDe, CASILLAS, PRIMERA_CASILLA } from './celdas'
import { conCambios, type Cambio, type Marcas } from './planilla'

/** The longest texts that the server takes. */
const LARGO_BUS = 20
const LARGO_JUSTIFICACION = 200

interface Props {
  indice: number
  fila: AsistenciaFila
  cambio: Cambio | undefined
  error: string | undefined
  buses: readonly string[]
  /** The column that Tab reaches in this row; null in all the rows but one. */
  columnaActiva: number | null
  onCambio: (fila: AsistenciaFila, cambio: Partial<Marcas>) => void
}

/** A driver's day. A key typed in a row renders that row alone. */
export const PlanillaRow = memo(function PlanillaRow(props: Props) {
  const { indice, fila, cambio, error, buses, columnaActiva, onCambio } = props
  const idDelError = useId()
  const vista = conCambios(fila, cambio)
  const nombre = fila.conductorNombre

  const texto = (columna: number, campo: 'bus' | 'justificacion', titulo: string, largo: number) => (
    <td role="gridcell" {...atributoDe({ fila: indice, columna })}>
      <Autocomplete
        freeSolo
        forcePopupIcon
        options={campo === 'bus' ? buses : JUSTIFICACIONES}
        value={vista[campo] || null}
        inputValue={vista[campo]}
        onInputChange={(_event, valor, reason) => {
          if (reason !== 'reset') onCambio(fila, { [campo]: valor })
        }}
        {...autocompleteTexts(`${titulo} de ${nombre}`)}
        renderInput={(params) => (
          <TextField
            {...params}
            error={columna === 0 && error !== undefined}
            slotProps={{
              ...params.slotProps,
              htmlInput: {
                ...params.slotProps.htmlInput,
                'aria-label': `${titulo} de ${nombre}`,
                // What is wrong with a row is said where the keyboard comes into it.
                'aria-describedby': columna === 0 && error ? idDelError : undefined,
                tabIndex: columnaActiva === columna ? 0 : -1,
                maxLength: largo,
              },
            }}
          />
        )}
      />
    </td>
  )

  return (
    <tr role="row" aria-rowindex={indice + 2} data-cambiada={cambio !== undefined || undefined}>
      <th scope="row" role="rowheader">
        {nombre}
        {cambio && <span className="solo-lectores"> (sin guardar)</span>}
        {error && (
          <small role="alert" id={idDelError}>
            {error}
          </small>
        )}
      </th>
      {texto(0, 'bus', 'Bus', LARGO_BUS)}
      {texto(1, 'justificacion', 'Justificación', LARGO_JUSTIFICACION)}
      {CASILLAS.map(([campo, titulo], posicion) => {
        const columna = posicion + PRIMERA_CASILLA
        return (
          <td key={campo} role="gridcell" className="casilla" {...atributoDe({ fila: indice, columna })}>
            <Checkbox
              checked={vista[campo]}
              onChange={(_event, checked) => onCambio(fila, { [campo]: checked })}
              slotProps={{
                input: {
                  'aria-label': `${titulo}: ${nombre}`,
                  tabIndex: columnaActiva === columna ? 0 : -1,
                },
              }}
            />
          </td>
        )
      })}
    </tr>
  )
})
