import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useState, type ReactNode } from 'react'
import { Link } from 'react-router-dom'
import type { BarChartProps } from '../../ui/charts/BarChart'
import { ChartFrame } from '../../ui/charts/ChartFrame'
import { FigureTable, type FigureRow } from '../../ui/charts/FigureTable'
import { LazyBarChart } from '../../ui/charts/lazyBarChart'
import { inWords } from './texts'

interface Props {
  id: string
  title: string
  /** The drawing in words; the rows' figures when absent. */
  description?: string
  /** The figures in short, above the drawing; its lines are kept. */
  headline?: string
  /** The screen that explains it, and what the link to it says. */
  to: string
  linkText: string
  /** The drawing; absent where there is only a table. */
  bars?: BarChartProps
  /** The same figures as a table: the titles of its columns, and its rows. */
  columns?: readonly string[]
  rows?: readonly FigureRow[]
  /** Said in place of both, where there is nothing to show. */
  emptyMessage?: string
  /** In place of both. */
  children?: ReactNode
}

/** A part of the dashboard: a drawing with its figures as a table one press away, and the way to the screen that explains it. */
export function Panel(props: Props) {
  const { id, title, headline, to, linkText, columns = [], rows = [], emptyMessage, children } = props
  const [asTable, setAsTable] = useState(false)
  const bars = emptyMessage ? undefined : props.bars
  const other = asTable ? 'Gráfica' : 'Tabla'
  const actions = (
    <Box sx={{ display: 'flex', displayPrint: 'none' }}>
      {bars && (
        <Button size="small" aria-label={`${other}: ${title}`} onClick={() => setAsTable(!asTable)}>
          {other}
        </Button>
      )}
      <Button size="small" component={Link} to={to} aria-label={`${linkText}: ${title}`}>
        {linkText}
      </Button>
    </Box>
  )
  const figures =
    bars && !asTable ? (
      <LazyBarChart {...bars} />
    ) : (
      <FigureTable title={title} columns={columns} rows={rows} />
    )
  return (
    <ChartFrame
      id={id}
      title={title}
      description={props.description ?? inWords(rows)}
      height={bars?.height ?? 0}
      actions={actions}
    >
      {emptyMessage ? (
        <Typography variant="body2" color="textSecondary" sx={{ p: 1 }}>
          {emptyMessage}
        </Typography>
      ) : (
        <>
          {headline && (
            <Typography variant="body2" sx={{ px: 1, pb: 0.5, whiteSpace: 'pre-line' }}>
              {headline}
            </Typography>
          )}
          {children ?? figures}
        </>
      )}
    </ChartFrame>
  )
}
