import Dialog from '@mui/material/Dialog'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { useAppSelector } from '../../api/client/hooks'
import { today } from '../../api/client/today'
import { selectUsuario } from '../../session/sessionSlice'
import type { PaletteOption } from './option'
import { PaletteSearch } from './PaletteSearch'
import { readRecent, rememberRecent } from './recent'

const PAPER = {
  position: 'absolute',
  top: { xs: 8, sm: '10vh' },
  mx: { xs: 1, sm: 4 },
  my: 0,
  width: { xs: 'calc(100% - 16px)', sm: '36rem' },
  maxWidth: { xs: 'calc(100% - 16px)', sm: 'calc(100% - 64px)' },
  maxHeight: { xs: 'calc(100dvh - 16px)', sm: '75vh' },
} as const

/** 'Buscar en todo': leads to any screen, form, saved search, driver, bus or day by a few letters of it. */
export default function PaletteDialog({ onClose }: { onClose: () => void }) {
  const navigate = useNavigate()
  const usuario = useAppSelector(selectUsuario)?.username ?? ''
  const [recent] = useState(() => readRecent(usuario))

  const choose = ({ value, to, state }: PaletteOption) => {
    rememberRecent(usuario, value)
    // Closed first: the focus is back where it was when the guard of unsaved work asks.
    onClose()
    void navigate(to, { state })
  }

  return (
    <Dialog open onClose={onClose} slotProps={{ paper: { 'aria-label': 'Buscar en todo', sx: PAPER } }}>
      <PaletteSearch recent={recent} today={today()} onChoose={choose} onClose={onClose} />
    </Dialog>
  )
}
