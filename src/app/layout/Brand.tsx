import type { ReactNode } from 'react'
import Typography from '@mui/material/Typography'

/** The product's icon with a name beside it. */
export function Brand({ children }: { children: ReactNode }) {
  return (
    <>
      <img src="/icon.svg" alt="" width={28} height={28} />
      {/* A long name has two lines of the bar. */}
      <Typography
        variant="h5"
        component="span"
        sx={{ flex: 1, minWidth: 0, ml: 1, lineHeight: 1.15, maxHeight: '2.3em', overflow: 'hidden' }}
      >
        {children}
      </Typography>
    </>
  )
}
