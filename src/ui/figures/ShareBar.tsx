import { styled } from '@mui/material/styles'
import { paletteOf } from '../style/palette'

const Track = styled('span')(({ theme }) => ({
  display: 'inline-block',
  verticalAlign: 'middle',
  // Leaves room for the figures in a narrow card.
  width: 'clamp(48px, 4vw, 100px)',
  height: 6,
  borderRadius: 3,
  overflow: 'hidden',
  backgroundColor: paletteOf(theme).divider,
  '& > span': { display: 'block', height: '100%', backgroundColor: paletteOf(theme).primary.main },
}))

/** A bar beside a figure, which it draws as a share, from 0 to 1. */
export const ShareBar = ({ share }: { share: number }) => (
  <Track aria-hidden>
    <span style={{ width: `${100 * share}%` }} />
  </Track>
)
