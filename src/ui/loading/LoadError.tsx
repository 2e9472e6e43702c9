import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import { errorMessage } from '../../api/client/errors'

/** Query of RTK Query that is loading. */
export interface Loading {
  isFetching: boolean
  error?: unknown
  refetch: () => unknown
}

/** Says why something could not be loaded, with a button that tries again. */
export function LoadError({ query: { error, isFetching, refetch } }: { query: Loading }) {
  if (!error || isFetching) return null
  const button = (
    <Button color="inherit" size="small" onClick={() => void refetch()}>
      Reintentar
    </Button>
  )
  return (
    <Alert severity="error" action={button}>
      {errorMessage(error)}
    </Alert>
  )
}
