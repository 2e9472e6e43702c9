import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'

/** Shown in place of an empty list, with a way to fill it. */
export function EmptyState({ message, children }: { message: string; children?: ReactNode }) {
  return (
    <div role="status" style={{ display: 'grid', justifyItems: 'center', gap: 8, padding: '32px 16px' }}>
      <Typography color="textSecondary">{message}</Typography>
      {children}
    </div>
  )
}
