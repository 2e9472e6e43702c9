import Box from '@mui/material/Box'
import { memo } from 'react'
import { FOR_READERS } from '../style/forReaders'
import { totalText, type Total } from './totals'

const STYLES = {
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'start',
  rowGap: 0.25,
  columnGap: 2,
  m: 0,
  '& > div:not([data-column])': { display: 'flex', gap: 0.75, alignItems: 'baseline' },
  '& dt': { color: 'text.secondary', typography: 'caption' },
  '& dd': { m: 0, typography: 'button', fontVariantNumeric: 'tabular-nums' },
}

/** Two lines, whose figures stand under one another. */
const PAIRS = {
  display: { sm: 'grid' },
  gridTemplateColumns: 'repeat(2, auto)',
  // A note stands beside the figures.
  '& > :has(> dd:empty)': { gridArea: '1 / 3 / 3' },
  '& > :not(:has(> dd:empty))': { justifyContent: 'space-between', whiteSpace: 'nowrap' },
}

const TITLE = { color: 'text.secondary', typography: 'caption' }

/** A grid whose titles say to the eye what each figure's own words say. */
const GRID = {
  display: 'grid',
  gridTemplateColumns: 'repeat(3, auto)',
  alignItems: 'last baseline',
  columnGap: { xs: 1, sm: 2 },
  py: 0.5,
  '& > :has([data-row])': { gridColumn: 1 },
  '& > div:not([data-column])': { gridColumn: '1 / -1' },
  '& > :has(> dd:empty)': { gridArea: { sm: '1 / 4 / 3' } },
  '& > [data-column]': { position: 'relative', textAlign: 'right' },
  '& > [data-column]::before': { ...TITLE, content: 'attr(data-column) / ""', display: 'block' },
  '& > [data-column=""]::before': { display: 'none' },
  '& [data-row]': { display: 'flex', gap: 1.5, alignItems: 'last baseline', justifyContent: 'space-between' },
  '& [data-row]::before': { ...TITLE, content: 'attr(data-row) / ""', textAlign: 'left' },
  '& [data-column] > dt': FOR_READERS,
  '& dd': { typography: 'subtitle2' },
}

/** A table's totals, in a line or a grid. */
export const TotalsList = memo(({ totals }: { totals: readonly Total[] }) => (
  <Box component="dl" sx={[STYLES, totals.some(({ place }) => place) ? GRID : totals.length > 3 && PAIRS]}>
    {totals.map((total) => (
      <div key={total.label} data-column={total.place?.column}>
        <dt>{total.label}</dt>
        <dd data-row={total.place?.row}>{totalText(total)}</dd>
      </div>
    ))}
  </Box>
))
