import { useState } from 'react'
import { useAgregarFestivosMutation, useFestivosPropuestosQuery } from '../../api/festivos'
import { newIdempotencyKey } from '../../api/client/idempotency'
import { today } from '../../api/client/today'
import { anioDe, fechaConDia } from '../../contract/calendario'
import type { FestivoFila } from '../../contract/festivos'
import type { RecordDialogProps } from '../../records/dialog/RecordDialog'
import { ConfirmDialog } from '../../ui/dialogs/ConfirmDialog'

/** 'Proponer festivos': what a day's year lacks, or this one, added at once; a day alone is pressed in the calendar. */
export function ProponerDialog({ row, onClose }: RecordDialogProps<FestivoFila>) {
  const [add] = useAgregarFestivosMutation()
  const [anio] = useState(() => anioDe(row?.fecha ?? today()))
  const { data: propuestas = [] } = useFestivosPropuestosQuery({ anio })
  const missing = propuestas.filter(({ registrado }) => !registrado)
  const fechas = missing.map(({ fecha }) => fecha)
  return (
    <ConfirmDialog
      open
      title={`Proponer festivos de ${anio}`}
      question={missing.map(({ fecha, nombre }) => `${fechaConDia(fecha)}: ${nombre}`).join('\n')}
      confirmText={`Agregar los ${missing.length}`}
      onConfirm={() => add({ anio, fechas, idempotencyKey: newIdempotencyKey() }).unwrap()}
      onClose={onClose}
    />
  )
}
