import Typography from '@mui/material/Typography'
import { styled } from '@mui/material/styles'
import type { ReactNode } from 'react'
import { FOR_READERS } from './style/forReaders'

interface Props {
  title: string
  /** Says in one line what the screen shows: the day, the period. */
  subtitle?: ReactNode
  /** Shown at the right of the title. */
  actions?: ReactNode
  children: ReactNode
}

const Column = styled('div')(({ theme }) => ({
  display: 'flex',
  flexDirection: 'column',
  gap: theme.spacing(1.5),
  minWidth: 0,
  maxWidth: 1440,
  // There the top bar shows the title, which paper leaves out.
  [theme.breakpoints.down('md').replace('@media', '@media screen and')]: {
    '& > header > h1': FOR_READERS,
    '& > header:has(> h1:only-child)': { position: 'absolute' },
  },
  position: 'relative',
  '& > header': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: theme.spacing(1, 1.5),
    [theme.breakpoints.up('sm')]: {
      // Has every title stand in the same place, whatever is beside it.
      minHeight: 40,
      // Puts the actions at the right.
      '& > :last-child:not(h1, p)': { marginLeft: 'auto' },
    },
  },
  // The first line is of the subtitle, the views or the summary, and at its end the button of a search; periods have a line of their own.
  [theme.breakpoints.down('sm')]: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    alignItems: 'center',
    gap: theme.spacing(1),
    '& > header': { display: 'contents' },
    '& > :not(header), & > header > p + *, & > header [aria-label=Periodo]': { gridColumn: '1 / -1' },
    // Room for the label on a day's outline.
    '& > header > p + form': { margin: '12px 0 4px' },
    '& > header:has([aria-label=Vista]) > p': { display: 'none' },
    '& > header :is([aria-label=Vista], [aria-label=Resumen])': { gridArea: '1 / 1' },
  },
}))

/** A screen: its title, then its parts in a column. */
export function Page({ title, subtitle, actions, children }: Props) {
  return (
    <Column>
      <header>
        <Typography component="h1" variant="h5" tabIndex={-1} sx={{ outline: 'none' }}>
          {title}
        </Typography>
        {subtitle && (
          <Typography variant="body2" color="textSecondary">
            {subtitle}
          </Typography>
        )}
        {actions}
      </header>
      {children}
    </Column>
  )
}
