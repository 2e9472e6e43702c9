import { Fragment, type ReactNode } from 'react'
import Table from '@mui/material/Table'
import TableBody from '@mui/material/TableBody'
import TableCell from '@mui/material/TableCell'
import TableContainer from '@mui/material/TableContainer'
import TableHead from '@mui/material/TableHead'
import TableRow from '@mui/material/TableRow'
import MuiLink from '@mui/material/Link'
import { Link } from 'react-router-dom'

/** A row: what it is of, and a figure for each column but the first. */
export interface FigureRow {
  key: string
  name: ReactNode
  /** Where its name leads. */
  to?: string
  figures: readonly ReactNode[]
  /** Heads the rows below it, as their group. */
  heads?: boolean
  /** Shown below the row, over its whole width. */
  details?: ReactNode
}

interface Props {
  /** The table's accessible name. */
  title: string
  /** The columns' titles; the first is of the rows' names. */
  columns: readonly ReactNode[]
  rows: readonly FigureRow[]
  /** The columns after the first, by their index, that are words: they stand at the left. */
  words?: readonly number[]
  /** Columns that a phone, which has room for few, leaves out. */
  wide?: readonly number[]
  /** With little room between the columns, as beside a chart. */
  narrow?: boolean
}

const NARROW = {
  '& .MuiTableCell-root': { px: 0.75, borderColor: 'divider' },
  // Joins a row to what is shown below it.
  '& tr:has(+ tr > [colspan]) > *': { borderBottom: 0 },
  '& [colspan]': { pt: 0 },
}

const HEAD = { bgcolor: 'action.hover' }

/** Figures by rows and columns, such as those that a chart draws. */
export function FigureTable({ title, columns, rows, words = [], wide = [], narrow = true }: Props) {
  const cellOf = (column: number) => ({
    align: column === 0 || words.includes(column) ? ('left' as const) : ('right' as const),
    sx: {
      display: wide.includes(column) ? { xs: 'none', sm: 'table-cell' } : undefined,
      whiteSpace: 'nowrap',
    },
  })
  return (
    // Focusable, so that the keyboard can scroll it.
    <TableContainer tabIndex={0}>
      <Table size="small" aria-label={title} sx={narrow ? NARROW : undefined}>
        <TableHead>
          <TableRow>
            {columns.map((column, i) => (
              <TableCell key={i} {...cellOf(i)}>
                {column}
              </TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {rows.map(({ key, name, to, figures, heads, details }) => (
            <Fragment key={key}>
              <TableRow sx={heads ? HEAD : undefined}>
                <TableCell component="th" scope="row">
                  {to ? (
                    <MuiLink component={Link} to={to} underline="hover" sx={{ py: 0.5 }}>
                      {name}
                    </MuiLink>
                  ) : (
                    name
                  )}
                </TableCell>
                {figures.map((text, i) => (
                  <TableCell key={i} {...cellOf(i + 1)}>
                    {text}
                  </TableCell>
                ))}
              </TableRow>
              {details && (
                <TableRow>
                  <TableCell colSpan={columns.length}>{details}</TableCell>
                </TableRow>
              )}
            </Fragment>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  )
}
