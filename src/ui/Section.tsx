import Button from '@mui/material/Button'
import Paper from '@mui/material/Paper'
import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'

interface Props {
  title: string
  /** How many of its page's twelve columns it takes, where it has them. */
  columns?: number
  /** Says what it is of, beside the title. */
  note?: string
  /** The screen that explains it, and what the link to it says. */
  to?: string
  linkText?: string
  /** Shown at the right of the title. */
  actions?: ReactNode
  /** Said in place of its content, where there is nothing to show. */
  emptyMessage?: string | false
  children: ReactNode
}

const STYLES = {
  p: 2,
  minWidth: 0,
  '& > header': { display: 'flex', alignItems: 'baseline', gap: 1.5, pb: 1 },
  '& > header > span': { flex: 1 },
  '& > header > a, & > header > button': { m: -1 },
  '& .MuiButton-root': { displayPrint: 'none' },
  '@media print': { breakInside: 'avoid' },
}

/** A part of a screen under its own title, with the way to the screen that explains it. */
export function Section({ title, columns, note, to, linkText, actions, emptyMessage, children }: Props) {
  return (
    <Paper
      variant="outlined"
      component="section"
      aria-label={title}
      sx={{ ...STYLES, gridColumn: columns && { md: `span ${columns}` } }}
    >
      <header>
        <Typography component="h2" variant="subtitle1">
          {title}
        </Typography>
        <Typography variant="caption" color="textSecondary">
          {note}
        </Typography>
        {actions}
        {to && (
          <Button component={Link} to={to} aria-label={`${linkText}: ${title}`}>
            {linkText}
          </Button>
        )}
      </header>
      {emptyMessage ? <Typography variant="body2">{emptyMessage}</Typography> : children}
    </Paper>
  )
}
