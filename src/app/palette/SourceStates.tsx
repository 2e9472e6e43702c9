import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import type { OptionSource } from './option'

const retryButton = (retry: () => void) => (
  <Button color="inherit" size="small" onClick={retry}>
    Reintentar
  </Button>
)

/** The lists that could not be asked for: what is found is without them. */
export const SourceStates = ({ sources }: { sources: readonly OptionSource[] }) =>
  sources.map(
    ({ failure }) =>
      failure && (
        <Alert
          key={failure.message}
          severity="warning"
          action={retryButton(failure.retry)}
          sx={{ m: 1, mt: 0 }}
        >
          {failure.message}
        </Alert>
      ),
  )
