import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'

/** Says that a day to come waits for a person's word. */
export const DaySoftWarning = ({ onAccept }: { onAccept: () => void }) => (
  <Alert
    severity="warning"
    role="status"
    action={
      <Button color="inherit" size="small" onClick={onAccept}>
        Es el día correcto
      </Button>
    }
  >
    Este día es posterior a hoy: nada se guarda hasta que usted lo confirme.
  </Alert>
)
