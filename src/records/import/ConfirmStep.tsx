import Alert from '@mui/material/Alert'
import Checkbox from '@mui/material/Checkbox'
import FormControlLabel from '@mui/material/FormControlLabel'
import LinearProgress from '@mui/material/LinearProgress'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { useAppDispatch } from '../../api/client/hooks'
import { today } from '../../api/client/today'
import { LIMITE_DE_PARTE } from '../../contract/importables'
import { counted, countedRows, numero } from '../../ui/texts/formats'
import { importChanged } from '../fileRows/importSlice'
import { Doubts } from './Doubts'
import { Summary } from './Summary'
import type { Import } from './useSending'

const PART = numero(LIMITE_DE_PARTE)

/** 'Crear 118 festivos, omitir 2 filas'. */
function countsInWords({ noun, rows, good, saved }: Import) {
  const corrected = good.filter(({ accion }) => accion === 'corregir').length
  const created = good.length - corrected
  const omitted = rows.length - good.length - saved.length
  const text = [
    created > 0 && `crear ${counted(created, noun.words)}`,
    corrected > 0 && `corregir ${counted(corrected, noun.words)}`,
    omitted > 0 && `omitir ${countedRows(omitted)}`,
  ]
    .filter(Boolean)
    .join(', ')
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}`
}

/** Whether some of the settlements are of a day before today. */
function haveEarlier({ noun, good }: Import) {
  const now = today()
  return noun.noun === 'liquidaciones' && good.some(({ datos: { fecha } }) => String(fecha) < now)
}

/** The fourth step: what is about to be stored, in figures; and how far it is, by what the server has acknowledged. */
export function ConfirmStep({ work }: { work: Import }) {
  const dispatch = useAppDispatch()
  const { resumen, soloBuenas, enCaja, saved, pending, progressOfParts, failure } = work
  return (
    <Stack spacing={2} sx={{ maxWidth: '56rem' }}>
      {!pending && (
        <Typography variant="h6" component="p">
          {countsInWords(work)}
        </Typography>
      )}
      {!pending && <Doubts work={work} />}
      {resumen && !pending && <Summary resumen={resumen} />}
      <Typography>
        {soloBuenas
          ? `Se guarda en partes de ${PART} filas; lo que se rechace queda en un archivo con sus razones.`
          : `Se guarda en partes de ${PART} filas, cada una entera.`}{' '}
        Lo guardado se puede deshacer.
      </Typography>
      {/* For the import as a whole: it is not asked again once a part is stored. */}
      {saved.length === 0 && haveEarlier(work) && (
        <FormControlLabel
          control={<Checkbox />}
          label="Los días anteriores entran en la caja de hoy"
          disabled={pending}
          checked={enCaja}
          onChange={(_event, checked) => dispatch(importChanged({ enCaja: checked }))}
        />
      )}
      {progressOfParts && (
        <>
          <LinearProgress aria-label="Importando" variant="determinate" value={progressOfParts.percent} />
          {!failure && <Typography role="status">{progressOfParts.text}</Typography>}
        </>
      )}
      {failure && <Alert severity="error">{failure}</Alert>}
    </Stack>
  )
}
