import Box from '@mui/material/Box'

/** Why a row is told apart: it is pending, it is wrong, or it no longer counts. */
export type Highlight = 'pendiente' | 'invalida' | 'retirada'

/** The text of each highlight. */
export type LegendTexts = Partial<Record<Highlight, string>>

/** Bars of the highlights, which stay where colours are forced. */
const BARS = { pendiente: 'fila.pendienteMarca', invalida: 'error.main', retirada: 'divider' }

const STYLES = {
  pl: 0.75,
  borderLeft: '4px solid',
  fontSize: '0.75rem',
  lineHeight: 1,
  color: 'text.secondary',
}

/** Explains the highlighted rows. */
export const Legend = ({ legend }: { legend: LegendTexts }) =>
  Object.entries(legend).map(([highlight, text]) => (
    <Box key={highlight} component="small" sx={{ ...STYLES, borderLeftColor: BARS[highlight as Highlight] }}>
      {text}
    </Box>
  ))
