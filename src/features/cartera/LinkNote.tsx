import Typography from '@mui/material/Typography'

/** Explains why the form locks the driver and the date of a row that belongs to a settlement. */
export function LinkNote({ link }: { link: string }) {
  return (
    <Typography variant="body2" color="textSecondary">
      {link} Su conductor y su fecha se cambian allí.
    </Typography>
  )
}
