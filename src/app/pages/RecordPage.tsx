import Box from '@mui/material/Box'
import Chip from '@mui/material/Chip'
import Paper from '@mui/material/Paper'
import type { ReactNode } from 'react'
import { ReadOnlyList, type Datum } from '../../ui/dialogs/ReadOnlyList'
import { Page } from '../../ui/Page'
import { useOwnTitle } from '../ownTitle'

interface Props {
  title: string
  /** Notice that must not be missed: 'Retirado'. */
  warning?: string
  data: readonly Datum[]
  /** The ways to the screens where it is worked on. */
  actions: ReactNode
  children: ReactNode
}

/** The page of one record: who or what it is, then its sections. */
export function RecordPage({ title, warning, data, actions, children }: Props) {
  useOwnTitle(title)
  return (
    <Page
      title={title}
      actions={
        <Box
          sx={{
            display: 'flex',
            flexWrap: 'wrap',
            alignItems: 'center',
            gap: 1,
            '& > a': { displayPrint: 'none' },
          }}
        >
          {warning && <Chip size="small" color="error" variant="outlined" label={warning} />}
          {actions}
        </Box>
      }
    >
      <Paper variant="outlined" component="section" aria-label="Datos" sx={{ p: 1.5 }}>
        <ReadOnlyList data={data} />
      </Paper>
      {children}
    </Page>
  )
}
