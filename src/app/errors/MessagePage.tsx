import type { ReactNode } from 'react'
import { styled } from '@mui/material/styles'

// Plain styled elements, since this is part of the first page's code: it has to be there when no other code can be had.
const Page = styled('div')(({ theme }) => ({
  display: 'grid',
  placeItems: 'center',
  minHeight: 'min(100dvh, 34rem)',
  padding: theme.spacing(3),
}))

const Message = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(2),
  maxWidth: '30rem',
  '& > *': { margin: 0 },
  '& > h1': theme.typography.h1,
  '& > p': { color: theme.vars.palette.text.secondary },
}))

const Actions = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: theme.spacing(1),
  paddingTop: theme.spacing(1),
}))

interface MessagePageProps {
  title: string
  children: ReactNode
  /** The ways on from here. */
  actions: ReactNode
}

/** A page that only has something to say: where a screen would be, or in place of the whole product. */
export function MessagePage({ title, children, actions }: MessagePageProps) {
  return (
    <Page>
      <Message>
        <img src="/icon.svg" alt="" width={44} height={44} />
        <h1>{title}</h1>
        <p>{children}</p>
        <Actions>{actions}</Actions>
      </Message>
    </Page>
  )
}
