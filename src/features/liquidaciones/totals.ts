import type { TotalesLiquidaciones } from '../../contract/liquidaciones'
import type { Total } from '../../ui/tableState/totals'

/** Section 2: the four totals of the footer. */
export function totalsOf(rows: readonly TotalesLiquidaciones[]): Total[] {
  const sum = (field: keyof TotalesLiquidaciones) => rows.reduce((total, row) => total + row[field], 0)
  return [
    { label: 'Total pasajeros sensor', value: sum('pasajerosSensor'), kind: 'number' },
    { label: 'Total pasajeros registradora', value: sum('pasajerosReg'), kind: 'number' },
    { label: 'Total neto sensor', value: sum('valorNetoSensor'), kind: 'pesos' },
    { label: 'Total neto registradora', value: sum('valorNetoReg'), kind: 'pesos' },
  ]
}
