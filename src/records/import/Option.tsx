import Checkbox from '@mui/material/Checkbox'
import FormControlLabel from '@mui/material/FormControlLabel'
import { useAppDispatch } from '../../api/client/hooks'
import { importChanged, rowsChanged } from '../fileRows/importSlice'
import type { Import } from './useSending'

interface Props {
  name: 'soloBuenas' | 'enCaja' | 'conOcultas' | 'corregirlas' | 'crearlas'
  label: string
  work: Import
}

/** Choices after which the rows are judged anew. */
const JUDGED = ['conOcultas', 'corregirlas', 'crearlas']

/** A choice for the import as a whole. */
export function Option({ name, label, work }: Props) {
  const dispatch = useAppDispatch()
  return (
    <FormControlLabel
      control={<Checkbox />}
      label={label}
      disabled={work.busy || work.pending}
      checked={work[name]}
      onChange={(_event, checked) =>
        dispatch((JUDGED.includes(name) ? rowsChanged : importChanged)({ [name]: checked }))
      }
    />
  )
}
