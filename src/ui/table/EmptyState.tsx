import Typography from '@mui/material/Typography'
import { createContext, use, type ReactNode } from 'react'

/** Hint below the words of an empty list, which the layout provides. */
export const EmptyHint = createContext<ReactNode>(null)

/** Shown in place of an empty list. */
export function EmptyState({ message }: { message: string }) {
  return (
    <div role="status" style={{ display: 'grid', justifyItems: 'center', gap: 8, padding: '32px 16px' }}>
      <Typography color="textSecondary">{message}</Typography>
      {use(EmptyHint)}
    </div>
  )
}
