import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import { errorMessage } from '../../api/client/errors'

interface Props {
  error: unknown
  onRetry: () => void
}

/** Says why something could not be loaded, with a button that tries again. */
export function LoadError({ error, onRetry }: Props) {
  const button = (
    <Button color="inherit" size="small" onClick={onRetry}>
      Reintentar
    </Button>
  )
  return (
    <Alert severity="error" action={button}>
      {errorMessage(error)}
    </Alert>
  )
}
