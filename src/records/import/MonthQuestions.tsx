import Alert from '@mui/material/Alert'
import MenuItem from '@mui/material/MenuItem'
import TextField from '@mui/material/TextField'
import { useAppDispatch } from '../../api/client/hooks'
import { importChanged } from '../fileRows/importSlice'
import type { Import } from './useSending'

/** Asks of each column in which some day can only have its month first, how its days are written. */
export function MonthQuestions({ work: { monthDoubts, monthFirst } }: { work: Import }) {
  const dispatch = useAppDispatch()
  return monthDoubts.map(({ name, title, example }) => (
    <Alert key={name} severity="warning" slotProps={{ message: { sx: { flex: 1 } } }}>
      En la columna de {title} hay días como {example}, con el mes primero. Diga cómo están escritos todos.
      <TextField
        select
        size="small"
        label={`Orden de ${title}`}
        value={name in monthFirst ? String(monthFirst[name]) : ''}
        onChange={({ target }) =>
          dispatch(importChanged({ monthFirst: { ...monthFirst, [name]: target.value === 'true' } }))
        }
        sx={{ display: 'flex', mt: 1.5, maxWidth: '18rem' }}
      >
        <MenuItem value="false">día/mes: 10/05 es 10 de mayo</MenuItem>
        <MenuItem value="true">mes/día: 10/05 es 5 de octubre</MenuItem>
      </TextField>
    </Alert>
  ))
}
