import Checkbox from '@mui/material/Checkbox'
import type { AsistenciaFila } from '../../contract/asistencias'
import { tickAllAttribute, type Casilla } from './celdas'
import { conCambios, type Cambios, type Marcas } from './planilla'

interface Props {
  columna: number
  casilla: Casilla
  filas: readonly AsistenciaFila[]
  cambios: Cambios
  onCambio: (fila: AsistenciaFila, cambio: Partial<Marcas>) => void
}

/** In the header of a column: ticks it for every driver, on whatever page, or for none once all are ticked. */
export function TickAll({ columna, casilla: [campo, titulo], filas, cambios, onCambio }: Props) {
  const ticked = filas.filter((fila) => conCambios(fila, cambios[fila.conductorUuid])[campo])
  const all = ticked.length === filas.length
  const handleChange = () => {
    for (const fila of filas) if (all || !ticked.includes(fila)) onCambio(fila, { [campo]: !all })
  }
  return (
    <Checkbox
      size="small"
      checked={all}
      indeterminate={!all && ticked.length > 0}
      onChange={handleChange}
      slotProps={{
        // The sheet is one stop of Tab; the arrow above the first row comes here.
        input: { 'aria-label': `${titulo}: todos`, tabIndex: -1, ...tickAllAttribute(columna) },
      }}
    />
  )
}
