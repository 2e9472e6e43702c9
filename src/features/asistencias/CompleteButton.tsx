import SaveIcon from '@mui/icons-material/SaveOutlined'
import { useState } from 'react'
import { OFFLINE, useOnline } from '../../api/client/online'
import { ConfirmDialog } from '../../ui/dialog/ConfirmDialog'
import { RoleButton } from '../../ui/RoleButton'

const question = (unmarked: number) =>
  `${unmarked === 1 ? 'Queda 1' : `Quedan ${unmarked}`} sin marcar. ¿Guardar así?`

interface Props {
  /** Drivers who are neither present nor justified. */
  unmarked: number
  guardando: boolean
  onSave: () => void
}

/** Saves the sheet; where drivers are left unmarked, which counts against them, it asks first. */
export function CompleteButton({ unmarked, guardando, onSave }: Props) {
  const [asking, setAsking] = useState(false)
  const enLinea = useOnline()
  return (
    <>
      <RoleButton
        accion="registrarAsistencias"
        atajo="completar"
        variant="contained"
        startIcon={<SaveIcon />}
        motivo={enLinea ? undefined : OFFLINE}
        onClick={() => (unmarked > 0 ? setAsking(true) : onSave())}
      >
        {guardando ? 'Guardando...' : 'Completar Asistencia'}
      </RoleButton>
      <ConfirmDialog
        abierto={asking}
        titulo="Completar Asistencia"
        pregunta={question(unmarked)}
        textoConfirmar="Guardar así"
        onConfirmar={onSave}
        onCerrar={() => setAsking(false)}
      />
    </>
  )
}
