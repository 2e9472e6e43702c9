import Typography from '@mui/material/Typography'

/** The heading over the table, with its month. */
export const Caption = ({ children }: { children: string }) => (
  <Typography component="h2" variant="subtitle1" sx={{ fontWeight: 600, mb: -0.5 }}>
    {children}
  </Typography>
)
