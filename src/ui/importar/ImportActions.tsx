import Button from '@mui/material/Button'
import DialogActions from '@mui/material/DialogActions'
import { OFFLINE, useOnline } from '../../api/client/online'
import { ButtonTooltip } from '../buttons/ButtonTooltip'
import type { ImportNoun } from './noun'
import type { Import, Step } from './useImport'
import type { Sending } from './useSending'

interface Props {
  noun: ImportNoun
  state: Import
  sending: Sending
  soloBuenas: boolean
  onCancel: () => void
  onClose: () => void
}

const BACK: Partial<Record<Step, Step>> = { columnas: 'leer', revisar: 'columnas', confirmar: 'revisar' }

/** Why the rows cannot be imported as they are. */
function impedimentOf(
  { wrong, compared }: Import,
  { total }: Sending,
  soloBuenas: boolean,
): string | undefined {
  if (!compared) return 'Espere a que se compare con lo que ya existe.'
  if (wrong > 0 && !soloBuenas) return 'Corrija las filas con errores, o marque Importar solo las buenas.'
  return total === 0 ? 'No hay filas para importar.' : undefined
}

/** The dialog's buttons: on, back, and out. */
export function ImportActions({ noun, state, sending, soloBuenas, onCancel, onClose }: Props) {
  const { step, goTo, matching, progress, judge } = state
  const online = useOnline()
  const back = BACK[step]
  const busy = sending.sending
  if (step === 'resultado')
    return (
      <DialogActions>
        <Button variant="contained" autoFocus onClick={onClose}>
          Cerrar
        </Button>
      </DialogActions>
    )
  const unmatched = noun.fields.some(({ name, required }) => required && matching[name] == null)
  const impediment =
    step === 'columnas'
      ? unmatched
        ? 'Elija las columnas que faltan.'
        : undefined
      : step === 'confirmar' && !online
        ? OFFLINE
        : impedimentOf(state, sending, soloBuenas)
  return (
    <DialogActions>
      <Button color="inherit" disabled={busy} onClick={onCancel}>
        Cancelar
      </Button>
      {back && (
        <Button disabled={busy || progress !== null} onClick={() => goTo(back)}>
          Atrás
        </Button>
      )}
      {step !== 'leer' && (
        <ButtonTooltip reason={impediment}>
          <Button
            variant="contained"
            disabled={impediment !== undefined}
            loading={busy || progress !== null}
            onClick={() => {
              if (step === 'columnas') void judge()
              else if (step === 'revisar') sending.confirm()
              else void sending.send(soloBuenas)
            }}
          >
            {step === 'confirmar' ? 'Importar' : 'Siguiente'}
          </Button>
        </ButtonTooltip>
      )}
    </DialogActions>
  )
}
