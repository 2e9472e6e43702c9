import { styled } from '@mui/material/styles'
import { paletteOf } from '../style/palette'

/** Why a row is highlighted: it is pending, or it no longer counts. */
export type Highlight = 'pendiente' | 'invalida'

/** The text of each highlight. */
export type LegendTexts = Partial<Record<Highlight, string>>

const Mark = styled('small')(({ theme }) => ({
  fontSize: '0.75rem',
  color: paletteOf(theme).text.secondary,
  '&::before': {
    content: '""',
    display: 'inline-block',
    height: '0.75rem',
    marginRight: theme.spacing(0.75),
    verticalAlign: '-1px',
    // Colours that are forced leave a border.
    borderLeft: `4px solid ${paletteOf(theme).fila.pendienteMarca}`,
  },
  '&[data-resalte="invalida"]::before': { borderColor: paletteOf(theme).error.main },
}))

/** Explains the highlighted rows. */
export function Legend({ legend }: { legend: LegendTexts }) {
  return Object.entries(legend).map(([highlight, text]) => (
    <Mark key={highlight} data-resalte={highlight}>
      {text}
    </Mark>
  ))
}
