import { difierenPasajeros } from '../../contract/advertencias'
import { passengerThreshold } from '../../api/client/passengerThreshold'
import type { LiquidacionFila } from '../../contract/liquidaciones'

/** Which of a period's settlements are shown; all when null. */
export const PARTES = ['pendientes', 'diferencia'] as const
export type Parte = (typeof PARTES)[number]

const belongs: Record<Parte, (row: LiquidacionFila) => boolean> = {
  pendientes: ({ liquidada }) => !liquidada,
  diferencia: (row) => difierenPasajeros(row, passengerThreshold()),
}

export const rowsOf = (rows: readonly LiquidacionFila[], parte: Parte) => rows.filter(belongs[parte])
