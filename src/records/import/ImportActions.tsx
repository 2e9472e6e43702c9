import Button from '@mui/material/Button'
import DialogActions from '@mui/material/DialogActions'
import { OFFLINE, useOnline } from '../../api/client/online'
import { ButtonTooltip } from '../../ui/buttons/ButtonTooltip'
import type { ImportNoun } from './noun'
import type { Import, Step } from './useImport'
import type { Sending } from './useSending'

interface Props {
  noun: ImportNoun
  state: Import
  sending: Sending
  onCancel: () => void
  onClose: () => void
}

const BACK: Partial<Record<Step, Step>> = { columnas: 'leer', revisar: 'columnas', confirmar: 'revisar' }

/** Why one cannot go on. */
function impedimentOf(
  noun: ImportNoun,
  { step, matching, wrong, compared, soloBuenas }: Import,
  { total, readable, unreadable, pending }: Sending,
  online: boolean,
): string | undefined {
  if (step === 'columnas') {
    const unmatched = noun.fields.some(({ name, required }) => required && matching[name] == null)
    return unmatched ? 'Elija las columnas que faltan.' : undefined
  }
  if (!online) return OFFLINE
  if (pending) return undefined
  if (!compared) return 'Espere a que se compare con lo que ya existe.'
  if ((step === 'revisar' ? unreadable : wrong) > 0 && !soloBuenas)
    return 'Corrija las filas con errores, o marque Importar solo las buenas.'
  return (step === 'revisar' ? readable : total) === 0 ? 'No hay filas para importar.' : undefined
}

/** The dialog's buttons: on, back, and out. */
export function ImportActions({ noun, state, sending, onCancel, onClose }: Props) {
  const { step, goTo, progress, judge } = state
  const { busy, undoing, unanswered, revise, send, takeBack } = sending
  const online = useOnline()
  if (step === 'resultado')
    return (
      <DialogActions>
        <Button variant="contained" autoFocus onClick={onClose}>
          Cerrar
        </Button>
      </DialogActions>
    )
  // What a part has stored is final, and what it may have stored is not corrected.
  const back = sending.pending || (step === 'revisar' && sending.progress) ? undefined : BACK[step]
  const impediment = impedimentOf(noun, state, sending, online)
  return (
    <DialogActions>
      <Button color="inherit" onClick={onCancel}>
        Cancelar
      </Button>
      {back && (
        <Button disabled={busy || progress !== null} onClick={() => goTo(back)}>
          Atrás
        </Button>
      )}
      {unanswered && (
        <Button color="error" loading={undoing} onClick={() => void takeBack()}>
          Deshacer lo guardado
        </Button>
      )}
      {step !== 'leer' && (
        <ButtonTooltip reason={impediment}>
          <Button
            variant="contained"
            disabled={impediment !== undefined || undoing}
            loading={(busy && !undoing) || progress !== null}
            onClick={() => void (step === 'columnas' ? judge() : step === 'revisar' ? revise() : send())}
          >
            {step !== 'confirmar' ? 'Siguiente' : unanswered ? 'Seguir' : 'Importar'}
          </Button>
        </ButtonTooltip>
      )}
    </DialogActions>
  )
}
