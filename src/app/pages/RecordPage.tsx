import Chip from '@mui/material/Chip'
import { styled } from '@mui/material/styles'
import type { ReactNode } from 'react'
import { ReadOnlyList, type Datum } from '../../ui/dialogs/ReadOnlyList'
import { Page } from '../../ui/Page'
import { paletteOf } from '../../ui/style/palette'
import { useOwnTitle } from '../ownTitle'

interface Props {
  title: string
  /** What must not be missed about it: 'Retirado'. */
  warning?: string
  data: readonly Datum[]
  /** The ways to the screens where it is worked on. */
  actions: ReactNode
  children: ReactNode
}

const Identity = styled('section')(({ theme }) => ({
  padding: theme.spacing(1.5),
  backgroundColor: paletteOf(theme).background.paper,
  border: `1px solid ${paletteOf(theme).divider}`,
  borderRadius: theme.shape.borderRadius,
}))

const Actions = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: theme.spacing(1),
  '@media print': { '& > a': { display: 'none' } },
}))

/** The page of one record: who or what it is, then its sections. */
export function RecordPage({ title, warning, data, actions, children }: Props) {
  useOwnTitle(title)
  return (
    <Page
      title={title}
      actions={
        <Actions>
          {warning && <Chip size="small" color="error" variant="outlined" label={warning} />}
          {actions}
        </Actions>
      }
    >
      <Identity aria-label="Datos">
        <ReadOnlyList data={data} />
      </Identity>
      {children}
    </Page>
  )
}
