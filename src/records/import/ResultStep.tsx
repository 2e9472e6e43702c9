import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import { Link } from 'react-router-dom'
import { download } from '../../api/client/download'
import { useResumenDeImportacionQuery } from '../../api/importaciones'
import { CAMPOS_LLAVE } from '../../contract/llavesDeFila'
import { liquidacionesOf } from '../searches/addresses'
import { countedRows } from '../../ui/texts/formats'
import { refusedFile } from '../fileRows/files'
import { countsOf } from '../fileRows/kinds'
import { Summary } from './Summary'
import type { Import } from './useSending'

const DONE = {
  crear: ['Se creó', 'Se crearon'],
  corregir: ['Se corrigió', 'Se corrigieron'],
  omitir: ['Se omitió', 'Se omitieron'],
} as const

/** 'Se crearon 28 festivos. Se omitieron 2 filas.' */
const resultInWords = ({ saved, ...work }: Import) =>
  countsOf(work, saved)
    .map(([action, count, isOne]) => `${DONE[action][isOne ? 0 : 1]} ${count}.`)
    .join(' ')

/** The last step: what became of the rows, and what the settlements among them come to, as they are stored. */
export function ResultStep({ work, onClose }: { work: Import; onClose: () => void }) {
  const { noun, grupo, wrong, undone, undoing, failure, takeBack } = work
  const skip = !CAMPOS_LLAVE[noun.noun].includes('busNumero') || undone !== undefined
  const { data: resumen } = useResumenDeImportacionQuery({ grupo }, { skip })
  if (undone) return <Alert severity={undone.quedan > 0 ? 'warning' : 'info'}>{undone.mensaje}</Alert>
  const downloadRefused = () =>
    download(
      `${noun.noun}-sin-importar.csv`,
      new Blob([refusedFile(noun, work, wrong)], { type: 'text/csv;charset=utf-8' }),
    )
  const [first, last] = [resumen?.dias[0], resumen?.dias.at(-1)]
  return (
    <Stack spacing={2} sx={{ maxWidth: '56rem' }}>
      <Alert severity={wrong.length > 0 ? 'warning' : 'success'} role="status">
        {resultInWords(work)}
      </Alert>
      {resumen && <Summary resumen={resumen} />}
      {noun.noun === 'liquidaciones' && first && last && (
        <div>
          <Button
            component={Link}
            to={liquidacionesOf({ desde: first.fecha, hasta: last.fecha })}
            onClick={onClose}
          >
            Ver en la lista
          </Button>
        </div>
      )}
      {failure && <Alert severity="error">{failure}</Alert>}
      {wrong.length > 0 && (
        <div>
          <Button onClick={downloadRefused}>{`Descargar ${countedRows(wrong.length)} sin importar`}</Button>
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
