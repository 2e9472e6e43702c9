import Box from '@mui/material/Box'
import type { SxProps, Theme } from '@mui/material/styles'
import { memo } from 'react'
import { FOR_READERS } from '../style/forReaders'
import { totalText, type Total } from './totals'

const STYLES: SxProps<Theme> = {
  display: 'flex',
  flexWrap: 'wrap',
  rowGap: 0.25,
  columnGap: 2,
  m: 0,
  '& > div': { display: 'flex', gap: 0.75, alignItems: 'baseline' },
  '& dt': { color: 'text.secondary', typography: 'caption' },
  '& dd': { m: 0, typography: 'button', fontVariantNumeric: 'tabular-nums' },
}

const GRID: SxProps<Theme> = {
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'repeat(4, auto)',
  justifyContent: 'start',
  alignItems: 'baseline',
  columnGap: { xs: 1, sm: 3 },
  py: 0.5,
  '& > [aria-hidden]': { color: 'text.secondary', typography: 'caption' },
  '& dl': { display: 'contents' },
  '& dl > div': { textAlign: 'right' },
  '& dl > :not([style])': { gridColumn: '1 / -1', textAlign: 'left' },
  '& dd': { typography: 'subtitle2' },
  '& [style] > dt': FOR_READERS,
}

const pairs = (totals: readonly Total[], styleOf?: (total: Total) => object | undefined) => (
  <Box component="dl" sx={STYLES}>
    {totals.map((total) => (
      <div key={total.label} style={styleOf?.(total)}>
        <dt>{total.label}</dt>
        <dd>{totalText(total)}</dd>
      </div>
    ))}
  </Box>
)

/** A table's totals: in a line, or those that have a place in a grid, whose titles say to the eye what each one's own words say. */
export const TotalsList = memo(({ totals }: { totals: readonly Total[] }) => {
  const [rows, columns] = ([0, 1] as const).map((i) => [
    ...new Set(totals.flatMap(({ place }) => place?.[i] ?? [])),
  ]) as [string[], string[]]
  const placeOf = (row: number, column: number) => ({ gridRow: row + 2, gridColumn: column + 2 })
  if (rows.length === 0) return pairs(totals)
  return (
    <Box sx={GRID}>
      {rows.map((row, i) => (
        <span key={row} aria-hidden style={placeOf(i, -1)}>
          {row}
        </span>
      ))}
      {columns.map((column, i) => (
        <span key={column} aria-hidden style={{ ...placeOf(-1, i), textAlign: 'right' }}>
          {column}
        </span>
      ))}
      {pairs(totals, ({ place }) => place && placeOf(rows.indexOf(place[0]), columns.indexOf(place[1])))}
    </Box>
  )
})
