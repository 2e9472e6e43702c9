import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import { countedRows, numero } from '../texts/formats'
import { downloadRefused } from './files'
import type { ImportNoun } from './noun'
import type { Sending } from './useSending'

interface Props {
  noun: ImportNoun
  /** How many the file has. */
  rows: number
  sending: Sending
}

/** The last step: what became of the rows. */
export function ResultStep({ noun, rows, sending: { result, undoing, failure, takeBack } }: Props) {
  const { creadas, corregidas, refused, undone } = result
  if (undone) return <Alert severity={undone.quedan > 0 ? 'warning' : 'info'}>{undone.mensaje}</Alert>
  return (
    <Stack spacing={2} sx={{ maxWidth: '44rem' }}>
      <Alert severity={refused.length > 0 ? 'warning' : 'success'} role="status">
        {`Creadas: ${numero(creadas)}. Corregidas: ${numero(corregidas)}. Omitidas: ${numero(rows - creadas - corregidas)}.`}
      </Alert>
      {failure && <Alert severity="error">{failure}</Alert>}
      {refused.length > 0 && (
        <div>
          <Button onClick={() => downloadRefused(noun, refused)}>
            {`Descargar ${countedRows(refused.length)} sin importar`}
          </Button>
        </div>
      )}
      <div>
        <Button color="error" loading={undoing} onClick={() => void takeBack()}>
          Deshacer
        </Button>
      </div>
    </Stack>
  )
}
