import { keyframes, styled } from '@mui/material/styles'
import { paletteOf } from '../../ui/style/palette'

const appear = keyframes({ to: { opacity: 1 } })
const slide = keyframes({ from: { transform: 'translateX(-100%)' }, to: { transform: 'translateX(350%)' } })

const Track = styled('div')(({ theme }) => ({
  position: 'fixed',
  inset: '0 0 auto',
  height: 3,
  overflow: 'hidden',
  zIndex: theme.zIndex.tooltip,
  opacity: 0,
  // The delay keeps the bar from flashing for a chunk that is already loaded.
  animation: `${appear} 0.2s 0.15s forwards`,
  '&::after': {
    content: '""',
    display: 'block',
    width: '30%',
    height: '100%',
    borderRadius: 3,
    background: paletteOf(theme).primary.main,
    animation: `${slide} 1.1s infinite ease-in-out`,
  },
}))

/** A slim bar along the top edge while a screen's code loads. */
export function LoadingBar() {
  return <Track role="progressbar" aria-label="Cargando" />
}
