import HistoryIcon from '@mui/icons-material/HistoryOutlined'
import { memo, useState } from 'react'
import { isOwnServer } from '../../api/client/baseUrl'
import type { Sustantivo } from '../../contract/sustantivos'
import { RoleButton } from '../../ui/buttons/RoleButton'
import { lazyComponent } from '../../ui/loading/lazyComponent'

// Its code loads when it is first opened.
const HistorialDialog = lazyComponent(() => import('./HistorialDialog'))

interface Props {
  sustantivo: Sustantivo
  /** The selected record: a bus's number, any other's uuid. */
  identificador: string | null | undefined
}

/** 'Historial' of the selected row, and its dialog. Another host keeps none. */
export const HistorialButton = memo(function HistorialButton({ sustantivo, identificador }: Props) {
  const [opened, setOpened] = useState<string | null>(null)
  if (!isOwnServer()) return null
  return (
    <>
      <RoleButton
        shortcut="historial"
        tip="Historial"
        startIcon={<HistoryIcon />}
        needsSelection
        selected={identificador != null}
        onClick={() => setOpened(identificador ?? null)}
      >
        Historial
      </RoleButton>
      {opened !== null && (
        <HistorialDialog sustantivo={sustantivo} identificador={opened} onClose={() => setOpened(null)} />
      )}
    </>
  )
})
