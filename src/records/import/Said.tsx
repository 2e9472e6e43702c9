import Alert, { type AlertColor } from '@mui/material/Alert'
import AlertTitle from '@mui/material/AlertTitle'
import type { ReactNode } from 'react'

interface Props {
  severity: AlertColor
  title?: string
  /** Each by itself; without any there is nothing. */
  lines: readonly ReactNode[]
}

/** Lines that belong together, where there are some. */
export const Said = ({ severity, title, lines }: Props) =>
  lines.length > 0 && (
    <Alert severity={severity}>
      {title && <AlertTitle>{title}</AlertTitle>}
      {lines.map((line, index) => (
        <div key={index}>{line}</div>
      ))}
    </Alert>
  )
