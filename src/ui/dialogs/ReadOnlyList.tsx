import { styled } from '@mui/material/styles'
import type { ReactNode } from 'react'
import { paletteOf } from '../style/palette'

export interface Datum {
  label: string
  /** The value; a dash stands for an empty one. */
  value: ReactNode
  /** Sets the value in tabular figures. */
  figure?: boolean
}

interface Props {
  data: readonly Datum[]
  /** The minimum width of a pair, in pixels. 150 when absent. */
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

/** A record's labels and values, on screen and in print. */
export function ReadOnlyList({ data, minimum = 150 }: Props) {
  return (
    <List minimum={minimum}>
      {data.map(({ label, value, figure }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd data-cifra={figure || undefined}>{value === '' || value == null ? '—' : value}</dd>
        </div>
      ))}
    </List>
  )
}
