import MenuItem from '@mui/material/MenuItem'
import TextField from '@mui/material/TextField'
import { useMemo } from 'react'
import { useAppDispatch } from '../../api/client/hooks'
import { actionChosen, type Accion, type Kind } from '../fileRows/importSlice'
import type { Import } from './useSending'

const NAMES: Record<Accion, string> = { crear: 'Crearlas', corregir: 'Corregirlas', omitir: 'Omitirlas' }

interface Props {
  kind: Kind
  label: string
  /** What can be done instead of leaving them out. */
  other: Accion
  work: Import
}

/** One choice for all rows of a kind; none is shown while they differ. */
export function ForAll({ kind, label, other, work: { rows, busy } }: Props) {
  const dispatch = useAppDispatch()
  const ofKind = useMemo(() => rows.filter((row) => row.kind === kind && !row.saved), [rows, kind])
  const [first] = ofKind
  if (!first) return null
  const isCommon = ofKind.every(({ accion }) => accion === first.accion)
  return (
    <TextField
      select
      size="small"
      label={label}
      disabled={busy}
      value={isCommon ? first.accion : ''}
      onChange={({ target }) => {
        dispatch(actionChosen({ ids: ofKind.map(({ id }) => id), kind, accion: target.value as Accion }))
      }}
      sx={{ minWidth: 170 }}
    >
      {[other, 'omitir' as const].map((action) => (
        <MenuItem key={action} value={action}>
          {NAMES[action]}
        </MenuItem>
      ))}
    </TextField>
  )
}
