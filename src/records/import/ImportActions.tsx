import Button from '@mui/material/Button'
import DialogActions from '@mui/material/DialogActions'
import Typography from '@mui/material/Typography'
import { useAppDispatch } from '../../api/client/hooks'
import { OFFLINE, useOnline } from '../../api/client/online'
import { LIMITE_DE_FILAS } from '../../contract/importables'
import { PROBLEMS } from '../../ui/files/reading/problems'
import { capitalized, counted } from '../../ui/texts/formats'
import { importChanged, rowsChanged } from '../fileRows/importSlice'
import type { Import } from './useSending'

/** Beside the buttons, on a phone above them. */
const WHY = { flex: 'auto', px: 2, textAlign: 'right' }

/** Why one cannot go on. */
function impedimentOf(work: Import, online: boolean): string | undefined {
  const { step, soloBuenas, good, wrong, pending, isCurrent, failure } = work
  if (step === 'archivo') {
    if (work.file?.sheets[work.view.sheet]?.problem) return 'Elija otra hoja.'
    return work.missing ? 'Elija las columnas que faltan.' : undefined
  }
  if (online && pending) return undefined
  if (!online) return OFFLINE
  if (!isCurrent) return failure ? undefined : 'Espere a que se revisen las filas.'
  if (wrong.length > 0 && !soloBuenas)
    return 'Corrija las filas con errores, o marque Importar solo las buenas.'
  if (good.length > LIMITE_DE_FILAS) return PROBLEMS.tooManyRows
  return good.length === 0 ? 'No hay filas para importar.' : undefined
}

/** 'Crear 118 festivos, omitir 2 filas' */
function countsInWords({ noun, rows, good, saved }: Import) {
  const corrected = good.filter(({ accion }) => accion === 'corregir').length
  const counts = [
    ['crear', good.length - corrected, noun.words],
    ['corregir', corrected, noun.words],
    ['omitir', rows.length - good.length - saved.length, ['fila', 'filas']],
  ] as const
  return capitalized(
    counts
      .flatMap(([action, count, words]) => (count > 0 ? `${action} ${counted(count, words)}` : []))
      .join(', '),
  )
}

interface Props {
  work: Import
  onCancel: () => void
}

/** The dialog's buttons: on, back, and out. */
export function ImportActions({ work, onCancel }: Props) {
  const dispatch = useAppDispatch()
  const online = useOnline()
  const { step, file, busy, pending, progress, isCurrent } = work
  const isReview = step === 'revisar'
  const goBack = () =>
    isReview ? dispatch(importChanged({ step: 'archivo', failure: null })) : work.forget()
  const [text, goOn] = !isReview
    ? (['Siguiente', work.readRows] as const)
    : isCurrent || pending
      ? ([pending && !busy ? 'Seguir' : 'Importar', work.send] as const)
      : (['Reintentar', () => dispatch(rowsChanged({}))] as const)
  const impediment = impedimentOf(work, online)
  return (
    <DialogActions sx={{ flexWrap: 'wrap' }}>
      {/* Stands in sight, where a tooltip would cover the table's pages. */}
      <Typography role="status" variant="body2" sx={WHY}>
        {file && (impediment ?? (isReview && isCurrent && !pending && countsInWords(work)))}
      </Typography>
      <Button color="inherit" onClick={onCancel}>
        Cancelar
      </Button>
      {/* A stored part is final, and one that may be stored is not corrected. */}
      {file && !progress && (
        <Button disabled={busy} onClick={goBack}>
          Atrás
        </Button>
      )}
      {file && (
        <Button
          variant="contained"
          disabled={impediment !== undefined}
          loading={busy}
          onClick={() => void goOn()}
        >
          {text}
        </Button>
      )}
    </DialogActions>
  )
}
