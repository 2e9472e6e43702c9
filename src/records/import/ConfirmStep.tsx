import Alert from '@mui/material/Alert'
import LinearProgress from '@mui/material/LinearProgress'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { today } from '../../api/client/today'
import { LIMITE_DE_PARTE } from '../../contract/importables'
import { capitalized, numero, pesos } from '../../ui/texts/formats'
import { countsOf } from '../fileRows/kinds'
import { Doubts } from './Doubts'
import { Option } from './Option'
import { Summary } from './Summary'
import type { Import } from './useSending'

const PART = numero(LIMITE_DE_PARTE)

/** 'Crear 118 festivos, omitir 2 filas'. */
const countsInWords = ({ good, saved, ...work }: Import) =>
  capitalized(
    countsOf(work, good, saved.length)
      .map(([action, count]) => `${action} ${count}`)
      .join(', '),
  )

/** Whether some of the settlements are of a day before today. */
function haveEarlier({ noun, good }: Import) {
  const now = today()
  return noun.noun === 'liquidaciones' && good.some(({ datos: { fecha } }) => String(fecha) < now)
}

/** The fourth step: what is about to be stored, in figures; and how far it is, by what the server has acknowledged. */
export function ConfirmStep({ work }: { work: Import }) {
  const { resumen, valor, soloBuenas, saved, pending, progressOfParts, failure } = work
  return (
    <Stack spacing={2} sx={{ maxWidth: '56rem' }}>
      {!pending && (
        <>
          <Typography variant="h6" component="p">
            {countsInWords(work)}
          </Typography>
          <Doubts work={work} />
          {resumen && <Summary resumen={resumen} />}
          {valor !== undefined && <Typography>Suman {pesos(valor)}.</Typography>}
        </>
      )}
      <Typography>
        {soloBuenas
          ? `Se guarda en partes de ${PART} filas; lo que se rechace queda en un archivo con sus razones.`
          : `Se guarda en partes de ${PART} filas, cada una entera.`}{' '}
        Lo guardado se puede deshacer.
      </Typography>
      {/* For the import as a whole: it is not asked again once a part is stored. */}
      {saved.length === 0 && haveEarlier(work) && (
        <Option name="enCaja" label="Los días anteriores entran en la caja de hoy" work={work} />
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
