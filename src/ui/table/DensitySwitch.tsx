import ToggleButton from '@mui/material/ToggleButton'
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup'
import { useAppDispatch } from '../../api/client/hooks'
import { DENSITIES, type Density } from './arrangement'
import { densityChanged } from './tableSlice'

const NAMES: Record<Density, string> = { compacta: 'Compacta', normal: 'Normal', comoda: 'Cómoda' }

/** Chooses how high a table's rows are. */
export function DensitySwitch({ table, density }: { table: string; density: Density }) {
  const dispatch = useAppDispatch()
  return (
    <ToggleButtonGroup
      exclusive
      fullWidth
      size="small"
      color="primary"
      aria-label="Altura de las filas"
      value={density}
      // Pressing the chosen one gives null.
      onChange={(_event, chosen: Density | null) =>
        chosen !== null && dispatch(densityChanged({ table, density: chosen }))
      }
    >
      {DENSITIES.map((one) => (
        <ToggleButton key={one} value={one}>
          {NAMES[one]}
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  )
}
