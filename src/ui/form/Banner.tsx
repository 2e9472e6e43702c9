import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import { Differences } from './Differences'
import { useForm } from './status'
import type { useSubmission } from './useSubmission'

/** Server's message about the last attempt and, after a 409, the differences. */
export function Banner({ comparison }: Pick<ReturnType<typeof useSubmission>, 'comparison'>) {
  const { message, action, stored } = useForm().status
  if (!message) return null
  return (
    <>
      <Alert
        severity="error"
        role="alert"
        action={
          action && (
            <Button color="inherit" size="small" onClick={action.run}>
              {action.text}
            </Button>
          )
        }
      >
        {message}
      </Alert>
      {comparison && stored && <Differences comparison={comparison} stored={stored} />}
    </>
  )
}
