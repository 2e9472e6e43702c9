import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useRef, type ReactNode } from 'react'

/** A field whose stored value differs from the typed one. */
interface Difference {
  label: string
  /** Formatted as in a table; '' for no value. */
  now: ReactNode
  typed: ReactNode
  /** Replaces the typed value with the stored one. */
  take: () => void
}

interface Props {
  differences: readonly Difference[]
  /** Finds the element to focus once the last difference is taken: the submit button. */
  last: (list: HTMLElement) => HTMLElement | null | undefined
}

/** Lists a colleague's changes beside the typed values; a button per field takes the colleague's. */
export function DifferenceList({ differences, last }: Props) {
  const list = useRef<HTMLUListElement>(null)

  const take = (row: number) => {
    // The pressed button disappears: focus the next one, or the submit button.
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
  // Keeps the fields in view.
  maxHeight: '38vh',
  overflowY: 'auto',
  border: 1,
  borderColor: 'divider',
  borderRadius: 1,
  fontSize: '0.8125rem',
  // Banner's margins, in a dialog.
  'form > fieldset > &': { mx: 3, mb: 1 },
  '& > li': { display: 'flex', alignItems: 'center', columnGap: 1, py: 0.25 },
  '& > li > div': { flex: 1, display: 'flex', flexWrap: 'wrap', columnGap: 1.5, minWidth: 0 },
  '& > li > button': { flex: 'none' },
  '& > li > div > strong': { fontWeight: 600, minWidth: { sm: 150 } },
  '& > li > div > span': { flex: '1 1 200px' },
  '& b': { fontWeight: 600 },
} as const
