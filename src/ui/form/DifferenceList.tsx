import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useRef, type ReactNode } from 'react'

/** Where what is stored now and what was typed differ. */
export interface Difference {
  label: string
  /** As a table writes it; '' where there is nothing. */
  now: ReactNode
  typed: ReactNode
  /** Gives up what was typed. */
  take: () => void
}

interface Props {
  differences: readonly Difference[]
  /** What has the focus once the last one is taken: the button that sends. */
  last: (list: HTMLElement) => HTMLElement | null | undefined
}

/** What a colleague has made of it since, beside what was typed here, each taken with one press. */
export function DifferenceList({ differences, last }: Props) {
  const list = useRef<HTMLUListElement>(null)

  const take = (row: number) => {
    // The button that was pressed goes: on to the next one, or to the one that sends.
    const buttons = [...(list.current?.querySelectorAll('button') ?? [])]
    const next = buttons[row + 1] ?? buttons[row - 1] ?? (list.current && last(list.current))
    next?.focus()
    differences[row]?.take()
  }

  if (differences.length === 0) return null
  return (
    <Box component="ul" role="list" ref={list} aria-label="Diferencias" sx={listStyles}>
      {differences.map(({ label, now, typed }, row) => (
        <li key={label}>
          <div>
            <strong>{label}</strong>{' '}
            <span>
              Ahora: <b>{now || 'vacío'}</b> · Usted: <b>{typed || 'vacío'}</b>
            </span>
          </div>
          <Button size="small" aria-label={`Usar lo de ahora en ${label}`} onClick={() => take(row)}>
            Usar lo de ahora
          </Button>
        </li>
      ))}
    </Box>
  )
}

const listStyles = {
  listStyle: 'none',
  m: 0,
  px: 2,
  py: 0.5,
  flex: 'none',
  // The fields stay in sight.
  maxHeight: '38vh',
  overflowY: 'auto',
  border: 1,
  borderColor: 'divider',
  borderRadius: 1,
  fontSize: '0.8125rem',
  // In a dialog, as its banner.
  'form > &': { mx: 3, mb: 1 },
  '& > li': { display: 'flex', alignItems: 'center', columnGap: 1, py: 0.25 },
  '& > li > div': { flex: 1, display: 'flex', flexWrap: 'wrap', columnGap: 1.5, minWidth: 0 },
  '& > li > button': { flex: 'none' },
  '& > li > div > strong': { fontWeight: 600, minWidth: { sm: 150 } },
  '& > li > div > span': { flex: '1 1 200px', fontVariantNumeric: 'tabular-nums' },
  '& b': { fontWeight: 600 },
} as const
