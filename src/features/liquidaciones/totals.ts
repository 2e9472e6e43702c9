import { isOwnServer } from '../../api/client/baseUrl'
import type { CifrasSumadas, LiquidacionFila, TotalesLiquidaciones } from '../../contract/liquidaciones'
import { soloSensores } from '../../contract/registradora'
import { leftOut } from '../../records/nouns/liquidaciones'
import type { Total } from '../../ui/tableState/totals'

/** Checks whether nobody has read the register of a settlement: then its figures are no zeros, but absent. */
export const isUnread = (row: Parameters<typeof soloSensores>[0]) => isOwnServer() && soloSensores(row)

/** Section 2: the four totals of the footer, of what the cells show. */
export const totalsOf = (sums: TotalesLiquidaciones): Total[] => [
  { label: 'Total pasajeros sensor', value: sums.pasajerosSensor, kind: 'number' },
  { label: 'Total pasajeros registradora', value: sums.pasajerosReg, kind: 'number' },
  { label: 'Total neto sensor', value: sums.valorNetoSensor, kind: 'pesos' },
  { label: 'Total neto registradora', value: sums.valorNetoReg, kind: 'pesos' },
  ...leftOut(sums.soloSensor),
]

export function totalsOfRows(rows: readonly LiquidacionFila[]) {
  const read = rows.filter((row) => !isUnread(row))
  const sum = (of: typeof rows, field: keyof CifrasSumadas) =>
    of.reduce((total, row) => total + row[field], 0)
  return totalsOf({
    pasajerosSensor: sum(rows, 'pasajerosSensor'),
    pasajerosReg: sum(read, 'pasajerosReg'),
    valorNetoSensor: sum(rows, 'valorNetoSensor'),
    valorNetoReg: sum(read, 'valorNetoReg'),
    soloSensor: rows.length - read.length,
  })
}
