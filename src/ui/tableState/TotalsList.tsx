import Box from '@mui/material/Box'
import { memo } from 'react'
import { totalText, type Total } from './totals'

const STYLES = {
  display: 'flex',
  flexWrap: 'wrap',
  rowGap: 0.25,
  columnGap: 2,
  m: 0,
  '& > div': { display: 'flex', gap: 0.75, alignItems: 'baseline' },
  '& dt': { color: 'text.secondary', fontSize: '0.75rem' },
  '& dd': { m: 0, fontWeight: 600, fontSize: '0.875rem', fontVariantNumeric: 'tabular-nums' },
}

/** A table's totals. */
export const TotalsList = memo(({ totals }: { totals: readonly Total[] }) => (
  <Box component="dl" sx={STYLES}>
    {totals.map((total) => (
      <div key={total.label}>
        <dt>{total.label}</dt>
        <dd>{totalText(total)}</dd>
      </div>
    ))}
  </Box>
))
