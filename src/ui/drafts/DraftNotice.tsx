import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import type { MouseEvent } from 'react'
import { dayAndTime } from '../texts/instants'

interface Props {
  /** When the draft was kept, as an ISO instant. */
  keptAt: string
  disabled?: boolean
  onDiscard: (event: MouseEvent<HTMLButtonElement>) => void
}

/** Tells that the form shows a restored draft, with a button to discard it. */
export function DraftNotice({ keptAt, disabled, onDiscard }: Props) {
  const button = (
    <Button color="inherit" size="small" disabled={disabled} onClick={onDiscard}>
      Descartar
    </Button>
  )
  return (
    <Alert severity="info" role="status" action={button}>
      Borrador recuperado del {dayAndTime(keptAt)}
    </Alert>
  )
}
