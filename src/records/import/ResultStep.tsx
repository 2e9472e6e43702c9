import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import { Link } from 'react-router-dom'
import { useResumenDeImportacionQuery } from '../../api/importaciones'
import { CAMPOS_CLAVE } from '../../contract/clavesDeFila'
import { liquidacionesOf } from '../searches/addresses'
import { counted, countedRows } from '../../ui/texts/formats'
import { downloadRefused } from '../fileRows/files'
import { Summary } from './Summary'
import type { Import } from './useSending'

/** 'Se crearon 28 festivos. Se omitieron 2 filas.' */
function resultInWords({ noun, rows, saved }: Import) {
  const corregidas = saved.filter(({ accion }) => accion === 'corregir').length
  const creadas = saved.length - corregidas
  const omitted = rows.length - saved.length
  return [
    creadas > 0 && `${creadas === 1 ? 'Se creó' : 'Se crearon'} ${counted(creadas, noun.words)}.`,
    corregidas > 0 &&
      `${corregidas === 1 ? 'Se corrigió' : 'Se corrigieron'} ${counted(corregidas, noun.words)}.`,
    omitted > 0 && `${omitted === 1 ? 'Se omitió' : 'Se omitieron'} ${countedRows(omitted)}.`,
  ]
    .filter(Boolean)
    .join(' ')
}

/** The last step: what became of the rows, and what the settlements among them come to, as they are stored. */
export function ResultStep({ work, onClose }: { work: Import; onClose: () => void }) {
  const { noun, grupo, wrong, undone, undoing, failure, takeBack } = work
  const skip = !CAMPOS_CLAVE[noun.noun].includes('busNumero') || undone !== undefined
  const { data: resumen } = useResumenDeImportacionQuery({ grupo }, { skip })
  if (undone) return <Alert severity={undone.quedan > 0 ? 'warning' : 'info'}>{undone.mensaje}</Alert>
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
          <Button onClick={() => downloadRefused(noun, wrong)}>
            {`Descargar ${countedRows(wrong.length)} sin importar`}
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
