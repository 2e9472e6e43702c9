import Typography from '@mui/material/Typography'

/** Why a ledger's form locks the driver and the date of a row that a settlement has. */
export function LinkNote({ link }: { link: string }) {
  return (
    <Typography variant="body2" color="textSecondary">
      {link} Su conductor y su fecha se cambian allí.
    </Typography>
  )
}
