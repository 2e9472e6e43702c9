import CircularProgress from '@mui/material/CircularProgress'
import { useHistorialDeRegistroQuery } from '../../api/historial'
import type { RegistroQuery } from '../../contract/historial'
import { LoadError } from '../../ui/loading/LoadError'
import { EmptyState } from '../../ui/table/EmptyState'
import { ChangeList } from './ChangeList'

export const useRecordChanges = ({ sustantivo, identificador }: RegistroQuery) =>
  useHistorialDeRegistroQuery({ sustantivo, identificador }, { refetchOnMountOrArgChange: true })

/** Changes of one record, and of what hangs from it, newest first. */
export function RecordChanges(record: RegistroQuery) {
  const query = useRecordChanges(record)
  const { currentData, isFetching } = query
  if (currentData)
    return currentData.length > 0 ? (
      <ChangeList changes={currentData} sustantivo={record.sustantivo} />
    ) : (
      <EmptyState message="Sin registro: es de antes de que se llevara el historial." />
    )
  if (isFetching)
    return <CircularProgress aria-label="Cargando" sx={{ display: 'block', mx: 'auto', my: 3 }} />
  return <LoadError query={query} />
}
