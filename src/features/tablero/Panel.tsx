import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useState, type ReactNode } from 'react'
import { Link } from 'react-router-dom'
import type { BarChartProps } from '../../ui/charts/BarChart'
import { ChartFrame } from '../../ui/charts/ChartFrame'
import { FigureTable, type FigureRow } from '../../ui/charts/FigureTable'
import type { LineChartProps } from '../../ui/charts/LineChart'
import { LazyBarChart, LazyLineChart } from '../../ui/charts/lazyCharts'
import { heightOf } from '../../ui/charts/series'

interface Row extends FigureRow {
  name: string
  figures: readonly string[]
  /** Figure that is drawn of it, where there are bars. */
  value?: number
}

interface Props {
  title: string
  /** The figures in short, above the drawing; its lines are kept. */
  headline: string
  /** The screen that explains it, and what the link to it says. */
  to: string
  linkText?: string
  /** The drawing, of lines if there are any, or of the rows' values; both absent where there is only a table. */
  bars?: Omit<BarChartProps, 'bars'>
  lines?: LineChartProps
  /** Figures as a table: the titles of its columns, and its rows. */
  columns?: readonly string[]
  rows?: readonly Row[]
  /** Said in place of both, where there is nothing to show. */
  emptyMessage?: string
  /** Content in place of both, which the headline says. */
  children?: ReactNode
}

/** A part of the dashboard: a drawing with its figures as a table one press away, and the way to the screen that explains it. */
export function Panel(props: Props) {
  const {
    title,
    headline,
    linkText = 'Liquidaciones',
    bars,
    lines,
    columns = [],
    rows = [],
    emptyMessage,
    children,
  } = props
  const [asTable, setAsTable] = useState(false)
  const drawn = rows.flatMap(({ name: nombre, value }) => (value === undefined ? [] : { nombre, value }))
  const drawing = lines ? <LazyLineChart {...lines} /> : bars && <LazyBarChart {...bars} bars={drawn} />
  const words = rows.map(({ name, figures }) => {
    const named = figures.map((figure, i) => `${columns[i + 1]} ${figure}`)
    return `${name}: ${named.join(', ')}`
  })
  const other = asTable ? 'Gráfica' : 'Tabla'
  const actions = (
    <Box sx={{ display: 'flex', displayPrint: 'none' }}>
      {drawing && !emptyMessage && (
        <Button size="small" aria-label={`${other}: ${title}`} onClick={() => setAsTable(!asTable)}>
          {other}
        </Button>
      )}
      <Button size="small" component={Link} to={props.to} aria-label={`${linkText}: ${title}`}>
        {linkText}
      </Button>
    </Box>
  )
  return (
    <ChartFrame
      id={`tablero-${title}`}
      title={title}
      description={emptyMessage ?? (children || rows.length === 0 ? headline : `${words.join('; ')}.`)}
      height={emptyMessage ? 0 : (lines?.height ?? (bars && heightOf(drawn)))}
      actions={actions}
    >
      {emptyMessage ? (
        <Typography variant="body2" color="textSecondary" sx={{ p: 1 }}>
          {emptyMessage}
        </Typography>
      ) : (
        <>
          <Typography variant="body2" sx={{ px: 1, pb: 0.5, whiteSpace: 'pre-line' }}>
            {headline}
          </Typography>
          {children ?? (asTable ? undefined : drawing) ?? (
            <FigureTable title={title} columns={columns} rows={rows} />
          )}
        </>
      )}
    </ChartFrame>
  )
}
