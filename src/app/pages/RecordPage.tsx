import Box from '@mui/material/Box'
import Chip from '@mui/material/Chip'
import type { ReactNode } from 'react'
import { Page } from '../../ui/Page'
import { useOwnTitle } from '../ownTitle'

interface Props {
  title: string
  /** Notice that must not be missed: 'Retirado'. */
  warning?: string
  /** Words that identify it, beside its name. */
  known: ReactNode
  /** The ways to the screens where it is worked on. */
  actions: ReactNode
  children: ReactNode
}

/** Stands in one line, of words alone, which a finger moves on a phone. */
const ACTIONS = {
  display: 'flex',
  gap: 0.75,
  minWidth: 0,
  overflowX: 'auto',
  whiteSpace: 'nowrap',
  displayPrint: 'none',
  '& > *': { flexShrink: 0 },
  '& .MuiButton-root': {
    px: 0.75,
    border: 1,
    borderColor: 'divider',
    fontSize: { xs: '0.75rem', sm: '0.875rem' },
  },
  '& .MuiButton-startIcon': { display: 'none' },
}

/** The page of one record: who or what it is, then its figures and sections. */
export function RecordPage({ title, warning, known, actions, children }: Props) {
  useOwnTitle(title)
  return (
    <Page
      title={title}
      subtitle={
        // A finger finds its links.
        <Box component="span" sx={{ '& a': { p: 0.5, m: -0.5 } }}>
          {warning && (
            <Chip
              component="strong"
              size="small"
              label={warning}
              sx={{ mr: 1, bgcolor: 'text.primary', color: 'background.paper' }}
            />
          )}
          {known}
        </Box>
      }
      actions={<Box sx={ACTIONS}>{actions}</Box>}
    >
      {children}
    </Page>
  )
}
