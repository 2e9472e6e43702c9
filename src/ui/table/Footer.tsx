import { styled } from '@mui/material/styles'
import { GridFooterContainer, GridPagination } from '@mui/x-data-grid'
import { paletteOf } from '../style/palette'
import { totalText, type Total } from './totals'

interface Props {
  totals?: readonly Total[]
  /** Hides the pages: there are none, or their number is not known yet. */
  hidePages?: boolean
}

declare module '@mui/x-data-grid' {
  // The grid types its footer's props with this interface.
  export interface FooterPropsOverrides {
    totals?: readonly Total[]
    hidePages?: boolean
  }
}

const Line = styled(GridFooterContainer)(({ theme }) => ({
  flexWrap: 'wrap',
  columnGap: theme.spacing(2),
  padding: theme.spacing(0, 0.5, 0, 1.5),
  '& dl': { display: 'flex', flexWrap: 'wrap', gap: theme.spacing(0.25, 2), margin: 0, flex: '0 1 auto' },
  '& dl > div': { display: 'flex', gap: theme.spacing(0.75), alignItems: 'baseline' },
  '& dt': { color: paletteOf(theme).text.secondary, fontSize: '0.75rem' },
  '& dd': { margin: 0, fontWeight: 600, fontSize: '0.875rem', fontVariantNumeric: 'tabular-nums' },
}))

/** A table's totals and pages. */
export function Footer({ totals = [], hidePages = false }: Props) {
  return (
    <Line>
      <dl>
        {totals.map((total) => (
          <div key={total.label}>
            <dt>{total.label}</dt>
            <dd>{totalText(total)}</dd>
          </div>
        ))}
      </dl>
      {!hidePages && <GridPagination />}
    </Line>
  )
}
