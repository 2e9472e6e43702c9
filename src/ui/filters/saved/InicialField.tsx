import MenuItem from '@mui/material/MenuItem'
import TextField from '@mui/material/TextField'
import { useBusquedaInicialMutation } from '../../../api/busquedas'
import type { BusquedaFila } from '../../../contract/busquedas'

interface Props {
  table: string
  busquedas: readonly BusquedaFila[]
}

/** Which search the screen opens with, for this person. What is chosen is saved at once. */
export function InicialField({ table, busquedas }: Props) {
  const [choose] = useBusquedaInicialMutation()
  return (
    <TextField
      select
      fullWidth
      size="small"
      margin="dense"
      label="La pantalla abre con"
      value={busquedas.find(({ inicial }) => inicial)?.uuid ?? ''}
      onChange={({ target }) => void choose({ pantalla: table, uuid: target.value || null })}
      slotProps={{ select: { displayEmpty: true }, inputLabel: { shrink: true } }}
    >
      <MenuItem value="">Sin búsqueda inicial</MenuItem>
      {busquedas.map(({ uuid, nombre }) => (
        <MenuItem key={uuid} value={uuid}>
          {nombre}
        </MenuItem>
      ))}
    </TextField>
  )
}
