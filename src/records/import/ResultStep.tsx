import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import { Link } from 'react-router-dom'
import { download } from '../../api/client/download'
import { liquidacionesOf } from '../searches/addresses'
import { countedRows } from '../../ui/texts/formats'
import { refusedFile } from '../fileRows/files'
import { countsOf } from '../fileRows/kinds'
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

/** The last step: what became of the rows. */
export function ResultStep({ work, onClose }: { work: Import; onClose: () => void }) {
  const { noun, saved, wrong, undone, undoing, failure, takeBack } = work
  const days = saved.map(({ datos }) => String(datos.fecha)).sort()
  const [desde = '', hasta = ''] = [days.at(0), days.at(-1)]
  if (undone) return <Alert severity={undone.quedan > 0 ? 'warning' : 'info'}>{undone.mensaje}</Alert>
  const downloadRefused = () =>
    download(
      `${noun.noun}-sin-importar.csv`,
      new Blob([refusedFile(noun, work, wrong)], { type: 'text/csv;charset=utf-8' }),
    )
  return (
    <Stack spacing={2} sx={{ maxWidth: '56rem' }}>
      <Alert severity={wrong.length > 0 ? 'warning' : 'success'} role="status">
        {resultInWords(work)}
      </Alert>
      {noun.noun === 'liquidaciones' && (
        <div>
          <Button component={Link} to={liquidacionesOf({ desde, hasta })} onClick={onClose}>
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
