import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import { Link } from 'react-router-dom'
import { useResumenDeImportacionQuery } from '../../api/importaciones'
import { CAMPOS_CLAVE } from '../../contract/importables'
import { liquidacionesOf } from '../searches/addresses'
import { counted, countedRows, type Words } from '../../ui/texts/formats'
import { downloadRefused } from './files'
import type { ImportNoun } from './noun'
import { Summary } from './Summary'
import type { Import } from './useImport'
import type { Sending } from './useSending'

/** 'Se crearon 28 festivos. Se omitieron 2 filas.' */
function resultInWords({ creadas, corregidas }: Sending['result'], omitidas: number, words: Words): string {
  const parts = [
    creadas > 0 && `${creadas === 1 ? 'Se creó' : 'Se crearon'} ${counted(creadas, words)}.`,
    corregidas > 0 && `${corregidas === 1 ? 'Se corrigió' : 'Se corrigieron'} ${counted(corregidas, words)}.`,
    omitidas > 0 && `${omitidas === 1 ? 'Se omitió' : 'Se omitieron'} ${countedRows(omitidas)}.`,
  ]
  return parts.filter((part) => part !== false).join(' ')
}

interface Props {
  noun: ImportNoun
  state: Import
  sending: Sending
  onClose: () => void
}

/** The last step: what became of the rows, and what the settlements among them come to, as they are stored. */
export function ResultStep({ noun, state: { rows, grupo }, sending, onClose }: Props) {
  const { result, undoing, failure, takeBack } = sending
  const { creadas, corregidas, refused, undone } = result
  const skip = !CAMPOS_CLAVE[noun.noun].includes('busNumero') || undone !== null
  const { data: resumen } = useResumenDeImportacionQuery({ grupo }, { skip })
  if (undone) return <Alert severity={undone.quedan > 0 ? 'warning' : 'info'}>{undone.mensaje}</Alert>
  const [first, last] = [resumen?.dias[0], resumen?.dias.at(-1)]
  return (
    <Stack spacing={2} sx={{ maxWidth: '56rem' }}>
      <Alert severity={refused.length > 0 ? 'warning' : 'success'} role="status">
        {resultInWords(result, rows.length - creadas - corregidas, noun.words)}
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
