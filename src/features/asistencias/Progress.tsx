import Button from '@mui/material/Button'
import { useAppDispatch, useAppSelector } from '../../api/client/hooks'
import { OFFLINE } from '../../api/client/online'
import { timeZone } from '../../api/client/today'
import type { AsistenciaFila } from '../../contract/asistencias'
import { fechaLarga } from '../../contract/fechas'
import { SheetLine } from '../../ui/sheet/SheetLine'
import { countedRows } from '../../ui/texts/formats'
import { selectSheet } from './asistenciasSlice'
import { undoSave } from './saving'
import { isSettled, withTyped } from './sheetRows'

const timeOf = (instant: string) =>
  new Date(instant).toLocaleTimeString('es-CO', { hour: 'numeric', minute: '2-digit', timeZone: timeZone() })

interface Props {
  fecha: string
  rows: readonly AsistenciaFila[]
  /** Called as a save is undone, with which its button goes. */
  onUndo: () => void
  online: boolean
  readOnly: boolean
}

/** How many rows are settled and unsaved, and when the sheet was last saved. */
export function Progress({ fecha, rows, onUndo, online, readOnly }: Props) {
  const dispatch = useAppDispatch()
  const { changes, savedAt, grupo } = useAppSelector(selectSheet)
  const unsaved = Object.keys(changes).length
  const settled = rows.filter((row) => isSettled(withTyped(row, changes[row.conductorUuid]))).length
  const handleUndo = () => {
    onUndo()
    void dispatch(undoSave())
  }
  return (
    <SheetLine>
      <strong>{fechaLarga(fecha)}</strong>
      <p>
        {settled} de {rows.length} con asistencia o justificación.
      </p>
      {unsaved > 0 && <p>{countedRows(unsaved)} sin guardar.</p>}
      <p role="status">
        {savedAt && `Último guardado: ${timeOf(savedAt)} `}
        {!online && OFFLINE}
      </p>
      {grupo !== null && unsaved === 0 && (
        <Button size="small" sx={{ my: -0.5, px: 0.75, minWidth: 0 }} onClick={handleUndo}>
          Deshacer
        </Button>
      )}
      {!readOnly && (
        <p data-teclado>
          Flechas: moverse. Espacio: marcar. Escriba para cambiar una celda. Enter: fila siguiente.
          Ctrl+Enter: completar.
        </p>
      )}
    </SheetLine>
  )
}
