import { useHistorialQuery } from '../../api/historial'
import { LIMITE_DE_REGISTRO, type Cambio } from '../../contract/historial'
import { ChangeList } from '../../records/historial/ChangeList'
import { ReadDialog } from '../../ui/dialogs/ReadDialog'
import { LoadError } from '../../ui/loading/LoadError'
import { nameOf } from './columns'

/** The records of an action, with what became of each. */
export function AccionDialog({ action, onClose }: { action: Cambio; onClose: () => void }) {
  const query = useHistorialQuery({ grupo: action.grupo, limite: LIMITE_DE_REGISTRO })
  return (
    <ReadDialog title={nameOf(action)} width="40rem" dividers onClose={onClose}>
      <LoadError query={query} />
      {query.currentData && <ChangeList changes={query.currentData.cambios.toReversed()} />}
    </ReadDialog>
  )
}
