import type { TotalesLiquidaciones } from '../../contract/liquidaciones'
import type { Total } from '../../ui/columns/totals'

/** Section 2: the four totals of the footer, over the rows that the column filters leave. */
export function totalsOf(rows: readonly TotalesLiquidaciones[]): Total[] {
  let pasajerosSensor = 0
  let pasajerosReg = 0
  let netoSensor = 0
  let netoReg = 0
  for (const row of rows) {
    pasajerosSensor += row.pasajerosSensor
    pasajerosReg += row.pasajerosReg
    netoSensor += row.valorNetoSensor
    netoReg += row.valorNetoReg
  }
  return [
    { label: 'Total pasajeros sensor', value: pasajerosSensor, type: 'numero' },
    { label: 'Total pasajeros registradora', value: pasajerosReg, type: 'numero' },
    { label: 'Total neto sensor', value: netoSensor, type: 'pesos' },
    { label: 'Total neto registradora', value: netoReg, type: 'pesos' },
  ]
}
