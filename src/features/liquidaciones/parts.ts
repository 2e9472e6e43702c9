import { difierenPasajeros } from '../../contract/advertencias'
import { passengerThreshold } from '../../api/client/passengerThreshold'
import type { LiquidacionFila } from '../../contract/liquidaciones'
import { soloSensores } from '../../contract/registradora'

/** Which of a period's settlements are shown; all when null. */
export const PARTES = ['pendientes', 'sensor', 'diferencia'] as const
export type Parte = (typeof PARTES)[number]

const belongs: Record<Parte, (row: LiquidacionFila) => boolean> = {
  pendientes: (row) => !row.liquidada && !soloSensores(row),
  sensor: soloSensores,
  diferencia: (row) => difierenPasajeros(row, passengerThreshold()),
}

export const rowsOf = (rows: readonly LiquidacionFila[], parte: Parte) => rows.filter(belongs[parte])
