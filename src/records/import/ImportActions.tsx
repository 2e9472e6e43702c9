import Button from '@mui/material/Button'
import DialogActions from '@mui/material/DialogActions'
import Typography from '@mui/material/Typography'
import { useAppDispatch } from '../../api/client/hooks'
import { OFFLINE, useOnline } from '../../api/client/online'
import { LIMITE_DE_FILAS } from '../../contract/importables'
import { PROBLEMS } from '../../ui/files/reading/problems'
import { importChanged, type Step } from '../fileRows/importSlice'
import type { Import } from './useSending'

const BACK: Partial<Record<Step, Step>> = { columnas: 'leer', revisar: 'columnas', confirmar: 'revisar' }

/** Beside the buttons, on a phone above them. */
const WHY = { flex: 'auto', px: 2, textAlign: 'right' }

/** Why one cannot go on. */
function impedimentOf(work: Import, online: boolean): string | undefined {
  const { step, stored, soloBuenas, wanted, readable, good, wrong, pending } = work
  if (step === 'columnas') {
    if (work.file?.sheets[work.view.sheet]?.problem) return 'Elija otra hoja.'
    if (work.missing) return 'Elija las columnas que faltan.'
    return work.monthDoubts.some(({ name }) => !(name in work.monthFirst))
      ? 'Diga si el día o el mes va primero.'
      : undefined
  }
  if (step === 'leer' || (online && pending)) return undefined
  if (!online) return OFFLINE
  if (!stored) return 'Espere a que se compare con lo que ya existe.'
  const [count, doubtful] =
    step === 'revisar' ? [readable.length, wanted.length - readable.length] : [good.length, wrong.length]
  if (doubtful > 0 && !soloBuenas) return 'Corrija las filas con errores, o marque Importar solo las buenas.'
  if (count > LIMITE_DE_FILAS) return PROBLEMS.tooManyRows
  return count === 0 ? 'No hay filas para importar.' : undefined
}

interface Props {
  work: Import
  onCancel: () => void
  onClose: () => void
}

/** The dialog's buttons: on, back, and out. */
export function ImportActions({ work, onCancel, onClose }: Props) {
  const dispatch = useAppDispatch()
  const online = useOnline()
  const { step, progress, busy, pending, undoing, unanswered, progressOfParts } = work
  if (step === 'resultado')
    return (
      <DialogActions>
        <Button variant="contained" autoFocus onClick={onClose}>
          Cerrar
        </Button>
      </DialogActions>
    )
  // A stored part is final, and one that may be stored is not corrected.
  const back = pending || (step === 'revisar' && progressOfParts) ? undefined : BACK[step]
  const goOn = step === 'columnas' ? work.judge : step === 'revisar' ? work.revise : work.send
  const impediment = impedimentOf(work, online)
  return (
    <DialogActions sx={{ flexWrap: 'wrap' }}>
      {/* Stands in sight, where a tooltip would cover the table's pages. */}
      <Typography role="status" variant="body2" sx={WHY}>
        {impediment}
      </Typography>
      <Button color="inherit" onClick={onCancel}>
        Cancelar
      </Button>
      {back && (
        <Button disabled={busy || progress !== null} onClick={() => dispatch(importChanged({ step: back }))}>
          Atrás
        </Button>
      )}
      {unanswered && (
        <Button color="error" loading={undoing} onClick={() => void work.takeBack()}>
          Deshacer lo guardado
        </Button>
      )}
      {step !== 'leer' && (
        <Button
          variant="contained"
          disabled={impediment !== undefined || undoing}
          loading={(busy && !undoing) || progress !== null}
          onClick={() => void goOn()}
        >
          {step !== 'confirmar' ? 'Siguiente' : unanswered ? 'Seguir' : 'Importar'}
        </Button>
      )}
    </DialogActions>
  )
}
