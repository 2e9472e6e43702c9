import Paper from '@mui/material/Paper'
import { styled } from '@mui/material/styles'
import type { ReactNode } from 'react'
import { paletteOf } from '../style/palette'

export interface StripFigure {
  label: string
  figure: ReactNode
  /** Says what the figure is of, or what it is set beside. */
  note?: ReactNode
}

const List = styled('dl')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(150px, 1fr))',
  margin: 0,
  overflow: 'hidden',
  '& > div': {
    padding: theme.spacing(1.5, 2),
    // Drawn outside the cell, so that the first of a line shows none.
    boxShadow: `-1px -1px 0 ${paletteOf(theme).divider}`,
  },
  '& dt, & .nota': { ...theme.typography.caption, color: paletteOf(theme).text.secondary },
  '& dd': { margin: 0 },
  '& .valor': { ...theme.typography.h1, fontVariantNumeric: 'tabular-nums' },
  '&.densa > div': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    alignContent: 'start',
    columnGap: 8,
    paddingBlock: 4,
    '& dt': { flexBasis: '100%' },
  },
  [theme.breakpoints.down('sm')]: {
    // Two on a line: the last of five has one of its own.
    '& > :last-child:nth-child(odd)': { gridColumn: '1 / -1' },
    // A record's few are lines of text there, without what they are of.
    '&.densa:not(:has(> :nth-child(5)))': {
      gridTemplateColumns: 'auto auto',
      columnGap: 16,
      padding: theme.spacing(0.5, 1.5),
      '& > div': {
        padding: 0,
        boxShadow: 'none',
        justifyContent: 'space-between',
        gridColumn: 'auto',
        '& dt': { flexBasis: 'auto' },
      },
      '& .valor': theme.typography.subtitle1,
      '& .nota': { display: 'none' },
    },
  },
}))

interface Props {
  title: string
  figures: readonly StripFigure[]
  /** Puts what a figure is of beside it, over a table that should begin high up. */
  dense?: boolean
}

/** The figures that matter most on a screen, side by side: a label, the figure, what it is of. */
export const FigureStrip = ({ title, figures, dense }: Props) => (
  <Paper variant="outlined" component="section" aria-label={title}>
    <List className={dense ? 'densa' : undefined}>
      {figures.map(({ label, figure, note }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd className="valor">{figure}</dd>
          {note && <dd className="nota">{note}</dd>}
        </div>
      ))}
    </List>
  </Paper>
)
