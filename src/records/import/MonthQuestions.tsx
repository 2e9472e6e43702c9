import Alert from '@mui/material/Alert'
import { useAppDispatch } from '../../api/client/hooks'
import { importChanged } from '../fileRows/importSlice'
import { Choice } from './Choice'
import type { Import } from './useSending'

const ORDERS = [
  ['false', 'día/mes: 10/05 es 10 de mayo'],
  ['true', 'mes/día: 10/05 es 5 de octubre'],
] as const

/** Asks of each column in which some day can only have its month first, how its days are written. */
export function MonthQuestions({ work: { monthDoubts, monthFirst } }: { work: Import }) {
  const dispatch = useAppDispatch()
  return monthDoubts.map(({ name, title, example }) => (
    <Alert key={name} severity="warning">
      En la columna de {title} hay días como {example}, que parecen tener el mes primero. Diga cómo están
      escritos todos.
      <Choice
        size="small"
        label={`Orden de ${title}`}
        value={String(monthFirst[name] ?? '')}
        options={ORDERS}
        onChoose={(value) =>
          dispatch(importChanged({ monthFirst: { ...monthFirst, [name]: value === 'true' } }))
        }
        sx={{ display: 'flex', mt: 1.5, maxWidth: '18rem' }}
      />
    </Alert>
  ))
}
