import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import type { MouseEvent } from 'react'
import { timeZone } from '../../api/client/today'

/** '21/11 a las 14:05', in the company's time zone. */
function whenKept(instant: string): string {
  const parts = new Intl.DateTimeFormat('es-CO', {
    day: '2-digit',
    month: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    timeZone: timeZone(),
  }).formatToParts(new Date(instant))
  const part = (name: Intl.DateTimeFormatPartTypes) => parts.find(({ type }) => type === name)?.value
  return `${part('day')}/${part('month')} a las ${part('hour')}:${part('minute')}`
}

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
      Borrador recuperado del {whenKept(keptAt)}
    </Alert>
  )
}
