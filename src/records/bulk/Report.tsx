import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import type { Outcome } from './runSequentially'
import { counted, type Words } from '../../ui/texts/formats'
import { listed } from './bulkAction'

interface Props<Row> {
  outcome: Outcome<Row>
  done: Words
  nameOf: (row: Row) => string
}

/** What was done, what was refused and why, and what was not begun. */
export function Report<Row>({ outcome, done, nameOf }: Props<Row>) {
  const { refused, left } = outcome
  return (
    <Box role="status" sx={{ display: 'grid', gap: 1 }}>
      {outcome.done.length > 0 && <Typography>{counted(outcome.done.length, done)}.</Typography>}
      {refused.length > 0 && (
        <>
          <Typography>No se pudo con {refused.length}:</Typography>
          <Box component="ul" tabIndex={0} aria-label="Sin hacer" sx={listStyles}>
            {refused.map(({ item, message }, index) => (
              <li key={index}>
                <strong>{nameOf(item)}.</strong> {message}
              </li>
            ))}
          </Box>
        </>
      )}
      {left.length > 0 && (
        <Typography>
          Sin empezar {left.length}: {listed(left.map(nameOf))}.
        </Typography>
      )}
    </Box>
  )
}

const listStyles = {
  m: 0,
  pl: 2.5,
  maxHeight: '40vh',
  overflowY: 'auto',
  fontSize: '0.875rem',
  '& > li': { py: 0.25, overflowWrap: 'anywhere' },
} as const
