import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import { styled } from '@mui/material/styles'
import { useState } from 'react'
import { useAgregarFestivosMutation, useFestivosPropuestosQuery } from '../../api/festivos'
import { newIdempotencyKey } from '../../api/client/idempotency'
import { today } from '../../api/client/today'
import { anioDe, fechaConDia } from '../../contract/calendario'
import { MESES } from '../../contract/catalogos'
import type { FestivoFila } from '../../contract/festivos'
import { groupBy } from '../../contract/groupBy'
import type { RecordDialogProps } from '../../records/dialog/RecordDialog'
import { optionName } from '../../ui/tableState/columns'

const Months = styled('dl')(({ theme }) => ({
  columns: '15rem 2',
  margin: 0,
  '& > div': { breakInside: 'avoid', paddingBottom: theme.spacing(1.5) },
  '& dt': theme.typography.subtitle2,
  '& dd': { ...theme.typography.body2, margin: 0 },
}))

/** 'Proponer festivos': what a day's year lacks, or this one, added at once; a day alone is pressed in the calendar. */
export default function ProponerDialog({ row, onClose }: RecordDialogProps<FestivoFila>) {
  const [add, { isLoading }] = useAgregarFestivosMutation()
  const [anio] = useState(() => anioDe(row?.fecha ?? today()))
  const { data: propuestas = [] } = useFestivosPropuestosQuery({ anio })
  const missing = propuestas.filter(({ registrado }) => !registrado)
  const addAll = () =>
    add({ anio, fechas: missing.map(({ fecha }) => fecha), idempotencyKey: newIdempotencyKey() })
      .unwrap()
      // A toast tells a refusal.
      .then(onClose, () => undefined)
  return (
    <Dialog open onClose={onClose}>
      <DialogTitle>Proponer festivos de {anio}</DialogTitle>
      <DialogContent>
        <Months>
          {[...groupBy(missing, ({ fecha }) => Number(fecha.slice(5, 7)))].map(([month, days]) => (
            <div key={month}>
              <dt>{optionName(MESES, month)}</dt>
              {days.map(({ fecha, nombre }) => (
                <dd key={fecha}>
                  {fechaConDia(fecha).split(' de ')[0]}: {nombre}
                </dd>
              ))}
            </div>
          ))}
        </Months>
      </DialogContent>
      <DialogActions>
        <Button color="inherit" onClick={onClose}>
          Cancelar
        </Button>
        <Button autoFocus variant="contained" loading={isLoading} onClick={() => void addAll()}>
          Agregar los {missing.length}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
