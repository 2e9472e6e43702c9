import CircularProgress from '@mui/material/CircularProgress'
import Typography from '@mui/material/Typography'
import { useHistorialDeRegistroQuery } from '../../api/historial'
import type { RegistroQuery } from '../../contract/historial'
import { ReadDialog } from '../../ui/dialogs/ReadDialog'
import { LoadError } from '../../ui/loading/LoadError'
import { ChangeList } from './ChangeList'

interface Props extends RegistroQuery {
  onClose: () => void
}

/** Changes of one record, and of what hangs from it, newest first. */
export default function HistorialDialog({ onClose, ...record }: Props) {
  const query = useHistorialDeRegistroQuery(record, { refetchOnMountOrArgChange: true })
  const { currentData, isFetching } = query
  const recordName = currentData?.find((change) => change.sustantivo === record.sustantivo)?.registro

  return (
    <ReadDialog
      title={
        <>
          Historial
          {recordName && (
            <Typography component="span" color="textSecondary" sx={{ ml: 1.5 }}>
              {recordName}
            </Typography>
          )}
        </>
      }
      width="40rem"
      region
      sx={{ minHeight: 120 }}
      onClose={onClose}
    >
      <LoadError query={query} />
      {!currentData && isFetching && (
        <CircularProgress aria-label="Cargando" sx={{ display: 'block', mx: 'auto', my: 3 }} />
      )}
      {currentData && <ChangeList changes={currentData} sustantivo={record.sustantivo} />}
    </ReadDialog>
  )
}
