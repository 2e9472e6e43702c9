import Alert from '@mui/material/Alert'
import Checkbox from '@mui/material/Checkbox'
import FormControlLabel from '@mui/material/FormControlLabel'
import LinearProgress from '@mui/material/LinearProgress'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { LIMITE_DE_PARTE } from '../../contract/importables'
import { counted, countedRows, numero, type Words } from '../../ui/texts/formats'
import type { ImportNoun } from './noun'
import { Summary } from './Summary'
import type { Sending } from './useSending'

/** 'Crear 118 festivos, omitir 2 filas'. */
function countsInWords({ crear, corregir, omitir }: Sending['counts'], words: Words): string {
  const text = [
    crear > 0 && `crear ${counted(crear, words)}`,
    corregir > 0 && `corregir ${counted(corregir, words)}`,
    omitir > 0 && `omitir ${countedRows(omitir)}`,
  ]
    .filter((part) => part !== false)
    .join(', ')
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}`
}

const PART = numero(LIMITE_DE_PARTE)

interface Props {
  noun: ImportNoun
  sending: Sending
  soloBuenas: boolean
}

/** The fourth step: what is about to be stored, in figures; and how far it is, by what the server has acknowledged. */
export function ConfirmStep({ noun, sending, soloBuenas }: Props) {
  const { counts, resumen, caja, pending, progress, failure } = sending
  return (
    <Stack spacing={2} sx={{ maxWidth: '56rem' }}>
      {!pending && (
        <Typography variant="h6" component="p">
          {countsInWords(counts, noun.words)}
        </Typography>
      )}
      {resumen && !pending && <Summary resumen={resumen} />}
      <Typography>
        {soloBuenas
          ? `Se guarda en partes de ${PART} filas; lo que se rechace queda en un archivo con sus razones.`
          : `Se guarda en partes de ${PART} filas, cada una entera.`}{' '}
        Lo guardado se puede deshacer.
      </Typography>
      {caja && (
        <FormControlLabel
          disabled={pending}
          control={<Checkbox checked={caja.checked} onChange={(_event, checked) => caja.choose(checked)} />}
          label="Los días anteriores entran en la caja de hoy"
        />
      )}
      {progress && (
        <>
          <LinearProgress aria-label="Importando" variant="determinate" value={progress.percent} />
          {!failure && <Typography role="status">{progress.text}</Typography>}
        </>
      )}
      {failure && <Alert severity="error">{failure}</Alert>}
    </Stack>
  )
}
