import { styled } from '@mui/material/styles'
import { memo } from 'react'
import { paletteOf } from '../style/palette'
import { totalText, type Total } from './totals'

const List = styled('dl')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: theme.spacing(0.25, 2),
  margin: 0,
  flex: '0 1 auto',
  '& > div': { display: 'flex', gap: theme.spacing(0.75), alignItems: 'baseline' },
  '& dt': { color: paletteOf(theme).text.secondary, fontSize: '0.75rem' },
  '& dd': { margin: 0, fontWeight: 600, fontSize: '0.875rem', fontVariantNumeric: 'tabular-nums' },
}))

/** A table's totals. */
export const TotalsList = memo(({ totals }: { totals: readonly Total[] }) => (
  <List>
    {totals.map((total) => (
      <div key={total.label}>
        <dt>{total.label}</dt>
        <dd>{totalText(total)}</dd>
      </div>
    ))}
  </List>
))
