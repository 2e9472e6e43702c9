import { styled } from '@mui/material/styles'
import { OFFLINE } from '../../api/client/online'
import { timeZone } from '../../api/client/today'
import { fechaLarga } from '../../contract/fechas'
import { paletteOf } from '../../ui/palette'

interface Props {
  fecha: string
  total: number
  /** Drivers who came, or of whom it is written why not. */
  resueltas: number
  /** Rows changed since the last save. */
  sinGuardar: number
  guardadoA: Date | null
  enLinea: boolean
  /** For whoever may only look. */
  soloLectura: boolean
}

const Linea = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: theme.spacing(0.5, 2),
  color: paletteOf(theme).text.secondary,
  '& strong': { color: paletteOf(theme).text.primary },
  '& p': { margin: 0 },
  // On a line of its own from the start: the table must not move when something is saved.
  '& [data-teclado]': { flexBasis: '100%' },
  '@media (pointer: coarse)': { '& [data-teclado]': { display: 'none' } },
}))

const horaDe = (instante: Date): string =>
  instante.toLocaleTimeString('es-CO', { hour: 'numeric', minute: '2-digit', timeZone: timeZone() })

const filasSinGuardar = (cuantas: number) =>
  cuantas === 1 ? '1 fila sin guardar.' : `${cuantas} filas sin guardar.`

/** How far the sheet is, and when it was last saved. */
export function Avance({ fecha, total, resueltas, sinGuardar, guardadoA, enLinea, soloLectura }: Props) {
  return (
    <Linea>
      <strong>{fechaLarga(fecha)}</strong>
      <p>
        {resueltas} de {total} con asistencia o justificación.
      </p>
      {sinGuardar > 0 && <p>{filasSinGuardar(sinGuardar)}</p>}
      <p role="status">
        {guardadoA && `Último guardado: ${horaDe(guardadoA)} `}
        {!enLinea && OFFLINE}
      </p>
      {!soloLectura && (
        <p data-teclado>
          Flechas: moverse. Espacio: marcar. Escriba para cambiar una celda. Enter: fila siguiente.
          Ctrl+Enter: completar.
        </p>
      )}
    </Linea>
  )
}
