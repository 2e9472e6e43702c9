import Box from '@mui/material/Box'
import type { ReactNode } from 'react'

export interface Datum {
  label: string
  /** The value; a dash stands for an empty one. */
  value: ReactNode
}

interface Props {
  data: readonly Datum[]
}

/** A record's labels and values, on screen and in print. */
export function ReadOnlyList({ data }: Props) {
  return (
    <Box
      component="dl"
      sx={{
        display: 'grid',
        gridTemplateColumns: 'repeat(auto-fill, minmax(min(150px, 100%), 1fr))',
        rowGap: 1,
        // Has room for a long date beside another on a phone.
        columnGap: 1,
        m: 0,
        '& dt': { fontSize: '0.75rem', color: 'text.secondary' },
        '& dd': { m: 0, overflowWrap: 'anywhere' },
      }}
    >
      {data.map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value === '' || value == null ? '—' : value}</dd>
        </div>
      ))}
    </Box>
  )
}
