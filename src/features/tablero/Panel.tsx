import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import { useState, type ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { ChartFrame, type ChartFrameProps } from '../../ui/charts/ChartFrame'

interface Props extends ChartFrameProps {
  /** The figures in short, above the drawing. */
  headline?: string
  /** The screen that explains it, and what the link to it says. */
  to: string
  linkText: string
  /** Of the drawing, in pixels. */
  height: number
  chart?: ReactNode
  /** The same figures; all there is where nothing is drawn. */
  table: ReactNode
  /** Said in place of both, where there is nothing to show. */
  emptyMessage?: string
}

const Actions = styled('div')({ display: 'flex', '@media print': { display: 'none' } })

/** A part of the dashboard: a drawing with its figures as a table one press away, and the way to the screen that explains it. */
export function Panel({ headline, to, linkText, chart, table, emptyMessage, height, ...frame }: Props) {
  const [asTable, setAsTable] = useState(false)
  const other = asTable ? 'Gráfica' : 'Tabla'
  const actions = (
    <Actions>
      {chart && !emptyMessage && (
        <Button size="small" aria-label={`${other}: ${frame.title}`} onClick={() => setAsTable(!asTable)}>
          {other}
        </Button>
      )}
      <Button size="small" component={Link} to={to} aria-label={`${linkText}: ${frame.title}`}>
        {linkText}
      </Button>
    </Actions>
  )
  return (
    <ChartFrame {...frame} height={emptyMessage || !chart ? 0 : height} actions={actions}>
      {emptyMessage ? (
        <Typography variant="body2" sx={{ color: 'text.secondary', p: 1 }}>
          {emptyMessage}
        </Typography>
      ) : (
        <>
          {headline && (
            <Typography variant="body2" sx={{ px: 1, pb: 0.5 }}>
              {headline}
            </Typography>
          )}
          {asTable || !chart ? table : chart}
        </>
      )}
    </ChartFrame>
  )
}
