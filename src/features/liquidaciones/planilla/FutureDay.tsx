import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'

/** Asks, once and beside the sheet, whether a day to come is meant: until then no row is sent. */
export function FutureDay({ onAccept }: { onAccept: () => void }) {
  const button = (
    <Button color="inherit" size="small" onClick={onAccept}>
      Es el día correcto
    </Button>
  )
  return (
    <Alert severity="warning" role="status" action={button}>
      Este día es posterior a hoy: nada se guarda hasta que usted lo confirme.
    </Alert>
  )
}
