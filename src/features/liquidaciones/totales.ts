import type { LiquidacionFila } from '../../contract/liquidaciones'
import { numero, pesos } from '../../ui/formats'
import type { Total } from '../../ui/table/Footer'

/** Section 2: the four totals at the foot of the list, of the rows that its column filter leaves, in one pass. */
export function totalesDe(filas: readonly LiquidacionFila[]): Total[] {
  let pasajerosSensor = 0
  let pasajerosReg = 0
  let netoSensor = 0
  let netoReg = 0
  for (const fila of filas) {
    pasajerosSensor += fila.pasajerosSensor
    pasajerosReg += fila.pasajerosReg
    netoSensor += fila.valorNetoSensor
    netoReg += fila.valorNetoReg
  }
  return [
    { etiqueta: 'Total pasajeros sensor', valor: numero(pasajerosSensor) },
    { etiqueta: 'Total pasajeros registradora', valor: numero(pasajerosReg) },
    { etiqueta: 'Total neto sensor', valor: pesos(netoSensor) },
    { etiqueta: 'Total neto registradora', valor: pesos(netoReg) },
  ]
}
