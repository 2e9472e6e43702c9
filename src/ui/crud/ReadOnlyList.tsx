import { styled } from '@mui/material/styles'
import type { ReactNode } from 'react'
import { paletteOf } from '../style/palette'

export interface Datum {
  label: string
  /** What is read; a long dash when there is nothing. */
  value: ReactNode
  /** Aligned as a figure. */
  cifra?: boolean
}

interface Props {
  data: readonly Datum[]
  /** The least width of a pair, in pixels. 150 when absent. */
  minimum?: number
}

const List = styled('dl', { shouldForwardProp: (prop) => prop !== 'minimum' })<{ minimum: number }>(
  ({ theme, minimum }) => ({
    display: 'grid',
    gridTemplateColumns: `repeat(auto-fill, minmax(min(${minimum}px, 100%), 1fr))`,
    gap: theme.spacing(1, 2),
    margin: 0,
    '& dt': { fontSize: '0.75rem', color: paletteOf(theme).text.secondary },
    '& dd': { margin: 0, overflowWrap: 'anywhere' },
    '& dd[data-cifra]': { fontVariantNumeric: 'tabular-nums' },
  }),
)

/** Names and values of a record, to be read: on screen and on paper. */
export function ReadOnlyList({ data, minimum = 150 }: Props) {
  return (
    <List minimum={minimum}>
      {data.map(({ label, value, cifra: figure }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd data-cifra={figure || undefined}>{value === '' || value == null ? '—' : value}</dd>
        </div>
      ))}
    </List>
  )
}
