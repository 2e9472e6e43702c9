import Alert from '@mui/material/Alert'
import { useAppDispatch, useAppSelector } from '../../api/client/hooks'
import type { AsistenciaFila } from '../../contract/asistencias'
import { DifferenceList } from '../../ui/form/DifferenceList'
import { siNo } from '../../ui/texts/formats'
import { rowsTyped, selectSheet } from './asistenciasSlice'
import { FIELDS, withChanges, type Marks } from './sheetRows'

/** Each cell's label in the sheet. */
const NAMES: Record<keyof Marks, (nombre: string) => string> = {
  bus: (nombre) => `Bus de ${nombre}`,
  justificacion: (nombre) => `Justificación de ${nombre}`,
  asistio: (nombre) => `Asistió: ${nombre}`,
  entregoAlDia: (nombre) => `Al día: ${nombre}`,
  entregoPresencial: (nombre) => `Presencial: ${nombre}`,
}

const text = (value: string | boolean) => (typeof value === 'boolean' ? siNo(value) : value)

interface Props {
  message: string
  late: readonly AsistenciaFila[]
  automatic: boolean
  /** The element that takes the focus when no difference is left. */
  last: () => HTMLElement | null | undefined
}

/**
 * Rows that a colleague has changed too: the server's message and the differing cells, each with a button that takes the
 * colleague's value.
 */
export function LateRows({ message, late, automatic, last }: Props) {
  const dispatch = useAppDispatch()
  const { changes } = useAppSelector(selectSheet)
  const differences = late.flatMap((row) => {
    const typed = withChanges(row, changes[row.conductorUuid])
    return FIELDS.filter((field) => typed[field] !== row[field]).map((field) => ({
      label: NAMES[field](row.conductorNombre),
      now: text(row[field]),
      typed: text(typed[field]),
      take: () => dispatch(rowsTyped({ rows: [row], typed: { [field]: row[field] } })),
    }))
  })
  return (
    <>
      <Alert severity="error" role="alert">
        {message}
        {automatic && ' El guardado automático está en pausa hasta entonces.'}
      </Alert>
      <DifferenceList differences={differences} last={last} />
    </>
  )
}
