import Typography from '@mui/material/Typography'
import type { RegistroQuery } from '../../contract/historial'
import { ReadDialog } from '../../ui/dialogs/ReadDialog'
import { RecordChanges, useRecordChanges } from './RecordChanges'

interface Props extends RegistroQuery {
  onClose: () => void
}

/** Changes of one record, and of what hangs from it, newest first. */
export default function HistorialDialog({ onClose, ...record }: Props) {
  const { currentData } = useRecordChanges(record)
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
      dividers
      sx={{ minHeight: 120 }}
      onClose={onClose}
    >
      <RecordChanges {...record} />
    </ReadDialog>
  )
}
