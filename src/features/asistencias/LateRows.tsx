import Alert from '@mui/material/Alert'
import type { AsistenciaFila } from '../../contract/asistencias'
import { DifferenceList } from '../../ui/form/DifferenceList'
import { differing, type Cambios, type Marcas } from './planilla'

/** A cell as it is called in the sheet. */
const NAMES: Record<keyof Marcas, (nombre: string) => string> = {
  bus: (nombre) => `Bus de ${nombre}`,
  justificacion: (nombre) => `Justificación de ${nombre}`,
  asistio: (nombre) => `Asistió: ${nombre}`,
  entregoAlDia: (nombre) => `Al día: ${nombre}`,
  entregoPresencial: (nombre) => `Presencial: ${nombre}`,
}

const text = (value: string | boolean | undefined) =>
  typeof value === 'boolean' ? (value ? 'Sí' : 'No') : value

interface Props {
  mensaje: string
  late: readonly AsistenciaFila[]
  cambios: Cambios
  automatico: boolean
  onCambio: (fila: AsistenciaFila, cambio: Partial<Marcas>) => void
  /** What has the focus once nothing differs any more. */
  last: () => HTMLElement | null | undefined
}

/** Rows that a colleague has changed too: what was said of them, and cell by cell what differs, to be taken with one press. */
export function LateRows({ mensaje, late, cambios, automatico, onCambio, last }: Props) {
  const differences = late.flatMap((fila) => {
    const cambio = cambios[fila.conductorUuid]
    return differing(fila, cambio).map((campo) => ({
      label: NAMES[campo](fila.conductorNombre),
      now: text(fila[campo]),
      typed: text(cambio?.[campo]),
      take: () => onCambio(fila, { [campo]: fila[campo] }),
    }))
  })
  return (
    <>
      <Alert severity="error" role="alert">
        {mensaje}
        {automatico && ' El guardado automático está en pausa hasta entonces.'}
      </Alert>
      <DifferenceList differences={differences} last={last} />
    </>
  )
}
