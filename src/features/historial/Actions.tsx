import UndoIcon from '@mui/icons-material/UndoOutlined'
import VisibilityIcon from '@mui/icons-material/VisibilityOutlined'
import { useState } from 'react'
import { useDeshacerMutation } from '../../api/historial'
import type { Cambio } from '../../contract/historial'
import { confirmation } from '../../records/dialog/confirmation'
import { RoleButton } from '../../ui/buttons/RoleButton'
import { nameOf } from './columns'

const DeshacerDialog = confirmation({
  useCall: useDeshacerMutation,
  argOf: ({ grupo }: Cambio) => ({ grupo }),
  title: 'Deshacer',
  record: (change) => [nameOf(change)],
  question: () => '¿Deshacer este cambio, con todo lo que se guardó junto con él?',
  confirmText: 'Deshacer',
})

interface Props {
  selected: Cambio | undefined
  onOpen: (change: Cambio) => void
}

const NOT_UNDOABLE = 'Seleccione un cambio que nadie haya cambiado después.'

/** The buttons over the table. */
export function Actions({ selected, onOpen }: Props) {
  const [asked, setAsked] = useState<Cambio>()
  return (
    <>
      <RoleButton
        shortcut="detalle"
        startIcon={<VisibilityIcon />}
        needsSelection
        selected={selected !== undefined}
        onClick={() => selected && onOpen(selected)}
      >
        Ver registro
      </RoleButton>
      <RoleButton
        action="deshacer"
        shortcut="deshacerCambio"
        startIcon={<UndoIcon />}
        needsSelection
        selected={selected !== undefined}
        disabledReason={selected?.deshacible ? undefined : NOT_UNDOABLE}
        onClick={() => selected && setAsked(selected)}
      >
        Deshacer
      </RoleButton>
      <DeshacerDialog row={asked} onClose={() => setAsked(undefined)} />
    </>
  )
}
