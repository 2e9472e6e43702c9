import SaveIcon from '@mui/icons-material/SaveOutlined'
import { useState } from 'react'
import { OFFLINE, useOnline } from '../../api/client/online'
import { ConfirmDialog } from '../../ui/crud/ConfirmDialog'
import { RoleButton } from '../../ui/buttons/RoleButton'

const question = (unmarked: number) =>
  `${unmarked === 1 ? 'Queda 1' : `Quedan ${unmarked}`} sin marcar. ¿Guardar así?`

interface Props {
  /** Drivers who are neither present nor justified. */
  unmarked: number
  saving: boolean
  onSave: () => void
}

/** Saves the sheet. It asks first when drivers are unmarked, which counts as an unjustified absence. */
export function CompleteButton({ unmarked, saving, onSave }: Props) {
  const [asking, setAsking] = useState(false)
  const online = useOnline()
  return (
    <>
      <RoleButton
        action="registrarAsistencias"
        shortcut="completar"
        variant="contained"
        startIcon={<SaveIcon />}
        reason={online ? undefined : OFFLINE}
        onClick={() => (unmarked > 0 ? setAsking(true) : onSave())}
      >
        {saving ? 'Guardando...' : 'Completar Asistencia'}
      </RoleButton>
      <ConfirmDialog
        open={asking}
        title="Completar Asistencia"
        question={question(unmarked)}
        confirmText="Guardar así"
        onConfirm={onSave}
        onClose={() => setAsking(false)}
      />
    </>
  )
}
