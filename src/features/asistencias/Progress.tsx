import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import { OFFLINE } from '../../api/client/online'
import { timeZone } from '../../api/client/today'
import { fechaLarga } from '../../contract/fechas'
import { paletteOf } from '../../ui/style/palette'
import { countedRows } from '../../ui/texts/formats'

interface Props {
  fecha: string
  total: number
  /** Drivers who are present or have a justification. */
  settled: number
  /** Rows changed since the last save. */
  unsaved: number
  savedAt: Date | null
  /** Undoes that save; null where it cannot be undone. */
  undo: (() => Promise<void>) | null
  /** Called at that press, with which its button goes. */
  onUndo: () => void
  online: boolean
  readOnly: boolean
}

const Line = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: theme.spacing(0.5, 2),
  color: paletteOf(theme).text.secondary,
  '& strong': { color: paletteOf(theme).text.primary },
  '& p': { margin: 0 },
  // Always on a line of its own, so that the save's message does not shift the table.
  '& [data-teclado]': { flexBasis: '100%' },
  '@media (pointer: coarse)': { '& [data-teclado]': { display: 'none' } },
}))

const timeOf = (instant: Date): string =>
  instant.toLocaleTimeString('es-CO', { hour: 'numeric', minute: '2-digit', timeZone: timeZone() })

/** How many rows are settled and unsaved, and when the sheet was last saved. */
export function Progress({ fecha, total, settled, unsaved, savedAt, undo, onUndo, online, readOnly }: Props) {
  const handleUndo = () => {
    onUndo()
    void undo?.()
  }
  return (
    <Line>
      <strong>{fechaLarga(fecha)}</strong>
      <p>
        {settled} de {total} con asistencia o justificación.
      </p>
      {unsaved > 0 && <p>{countedRows(unsaved)} sin guardar.</p>}
      <p role="status">
        {savedAt && `Último guardado: ${timeOf(savedAt)} `}
        {!online && OFFLINE}
      </p>
      {undo && (
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
    </Line>
  )
}
