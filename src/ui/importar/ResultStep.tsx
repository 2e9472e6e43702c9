import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import { useState } from 'react'
import { sustantivoDe, useDeshacerImportacionMutation } from '../../api/importaciones'
import { countedRows, numero } from '../texts/formats'
import { downloadRefused } from './files'
import type { ImportNoun } from './noun'
import type { Result } from './send'

interface Props {
  noun: ImportNoun
  result: Result
}

/** The last step: what became of the rows. */
export function ResultStep({ noun, result: { creadas, corregidas, omitidas, refused, uuid } }: Props) {
  const [undo, { isLoading: undoing }] = useDeshacerImportacionMutation()
  const [undone, setUndone] = useState(false)
  const onUndo = async () => {
    if (undoing) return
    const { error } = await undo({ uuid, sustantivo: sustantivoDe(noun.noun) })
    if (!error) setUndone(true)
  }
  if (undone) return <Alert severity="info">La importación se deshizo: todo quedó como antes.</Alert>
  return (
    <Stack spacing={2} sx={{ maxWidth: '44rem' }}>
      <Alert severity={refused.length > 0 ? 'warning' : 'success'} role="status">
        {`Creadas: ${numero(creadas)}. Corregidas: ${numero(corregidas)}. Omitidas: ${numero(omitidas)}.`}
      </Alert>
      {refused.length > 0 && (
        <div>
          <Button onClick={() => downloadRefused(noun, refused)}>
            {`Descargar ${countedRows(refused.length)} sin importar`}
          </Button>
        </div>
      )}
      <div>
        <Button color="error" loading={undoing} onClick={() => void onUndo()}>
          Deshacer importación
        </Button>
      </div>
    </Stack>
  )
}
