import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'

/** Small words in a line of their own below a name. */
export const Caption = ({ children }: { children: ReactNode }) => (
  <Typography variant="caption" color="textSecondary" component="div">
    {children}
  </Typography>
)
