import Box from '@mui/material/Box'
import Chip from '@mui/material/Chip'
import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'
import { Page } from '../../ui/Page'
import { useOwnTitle } from '../ownTitle'

interface Props {
  title: string
  /** Notice that must not be missed: 'Retirado'. */
  warning?: string
  /** Words that identify it, beside its name. */
  known: ReactNode
  /** Further data, below these; a phone has no room for them. */
  data: string
  /** The ways to the screens where it is worked on. */
  actions: ReactNode
  children: ReactNode
}

/** Stands in one line, which a finger moves on a phone. */
const ACTIONS = {
  display: 'flex',
  gap: 1,
  minWidth: 0,
  overflowX: 'auto',
  whiteSpace: 'nowrap',
  displayPrint: 'none',
  '& > *': { flexShrink: 0 },
}

/** The page of one record: who or what it is, then its figures and sections. */
export function RecordPage({ title, warning, known, data, actions, children }: Props) {
  useOwnTitle(title)
  return (
    <Page
      title={title}
      subtitle={
        // A finger finds its links.
        <Box component="span" sx={{ '& a': { p: 0.5, m: -0.5 } }}>
          {/* The top bar of a phone may cut it. */}
          <Typography
            component="span"
            aria-hidden
            variant="subtitle2"
            sx={{ display: { xs: 'block', md: 'none' } }}
          >
            {title}
          </Typography>
          {warning && (
            <Chip
              component="strong"
              size="small"
              label={warning}
              sx={{ mr: 1, bgcolor: 'text.primary', color: 'background.paper' }}
            />
          )}
          {known}
          <Typography component="span" variant="caption" sx={{ display: { xs: 'none', sm: 'block' } }}>
            {data}
          </Typography>
        </Box>
      }
      actions={<Box sx={ACTIONS}>{actions}</Box>}
    >
      {children}
    </Page>
  )
}
