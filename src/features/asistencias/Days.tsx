import Typography from '@mui/material/Typography'

interface Props {
  value: number
  /** Days that should be none. */
  isBad?: boolean
  /** All days that there are. */
  isAll?: boolean
}

/** A number of days, of which none is quiet. */
export const Days = ({ value, isBad, isAll }: Props) => (
  <Typography
    component="span"
    variant={isBad && value > 0 ? 'subtitle2' : 'body2'}
    color={value === 0 || isAll ? 'textDisabled' : isBad ? 'error' : 'inherit'}
  >
    {isAll && 'todo el mes, '}
    {value}
  </Typography>
)
