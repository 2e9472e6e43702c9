import type { ReactNode } from 'react'
import { styled } from '@mui/material/styles'
import { paletteOf } from '../../ui/style/palette'

// Plain styled elements: this is in the first page's code, so that it is there when no other chunk can be fetched.
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
  '& > p': { color: paletteOf(theme).text.secondary },
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
  actions: ReactNode
}

/** A page with a message and links, in place of a screen or of the whole product. */
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
