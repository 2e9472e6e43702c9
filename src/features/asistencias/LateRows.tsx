import Alert from '@mui/material/Alert'
import { useAppDispatch, useAppSelector } from '../../api/client/hooks'
import type { AsistenciaFila } from '../../contract/asistencias'
import { DifferenceList } from '../../ui/form/DifferenceList'
import { siNo } from '../../ui/texts/formats'
import { rowsTyped, selectSheet } from './asistenciasSlice'
import { FIELDS, labelOf, withTyped } from './sheetRows'

const text = (value: string | boolean) => (typeof value === 'boolean' ? siNo(value) : value)

interface Props {
  message: string
  late: readonly AsistenciaFila[]
  /** The element that takes the focus when no difference is left. */
  last: () => HTMLElement | null | undefined
}

/**
 * Rows that a colleague has changed too: the server's message and the differing cells, each with a button that takes the
 * colleague's value.
 */
export function LateRows({ message, late, last }: Props) {
  const dispatch = useAppDispatch()
  const { changes, automatic } = useAppSelector(selectSheet)
  const differences = late.flatMap((row) => {
    const typed = withTyped(row, changes[row.conductorUuid])
    return FIELDS.filter((field) => typed[field] !== row[field]).map((field) => ({
      label: labelOf(field, row),
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
