import Alert from '@mui/material/Alert'
import LinearProgress from '@mui/material/LinearProgress'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { numero } from '../texts/formats'
import type { Sending } from './useSending'

/** 'Crear 118, corregir 3, omitir 2'. */
export function countsInWords({ crear, corregir, omitir }: Sending['counts']): string {
  const parts = [
    crear > 0 && `crear ${numero(crear)}`,
    corregir > 0 && `corregir ${numero(corregir)}`,
    omitir > 0 && `omitir ${numero(omitir)}`,
  ].filter((part) => part !== false)
  const text = parts.join(', ')
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}`
}

interface Props {
  sending: Sending
  soloBuenas: boolean
}

/** The fourth step: what is about to be stored, in figures; and how it gets on. */
export function ConfirmStep({ sending: { counts, sending, failure }, soloBuenas }: Props) {
  return (
    <Stack spacing={2} sx={{ maxWidth: '44rem' }}>
      <Typography variant="h6" component="p">
        {countsInWords(counts)}
      </Typography>
      <Typography>
        {!soloBuenas
          ? 'Se guarda todo o nada, y se puede deshacer entero.'
          : 'Lo que se rechace queda en un archivo con sus razones. Lo que se guarde se puede deshacer entero.'}
      </Typography>
      {sending && (
        <>
          <LinearProgress aria-label="Importando" />
          <Typography role="status">Guardando…</Typography>
        </>
      )}
      {failure && <Alert severity="error">{failure}</Alert>}
    </Stack>
  )
}
