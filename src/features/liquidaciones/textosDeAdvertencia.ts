import { diferenciaDePasajeros, type RegistradoraAnterior } from '../../contract/advertencias'
import { fechaLarga } from '../../contract/fechas'
import { pasajerosDeRegistradora } from '../../contract/liquidaciones'
import { numero } from '../../ui/formats'
import type { ValoresLiquidacion } from './valores'

type Registros = Pick<ValoresLiquidacion, 'regIni' | 'regFin' | 'sensor'>

/** That the register does not begin where it stood before. */
export function deRegistradora({ regIni }: Registros, anterior: RegistradoraAnterior | null): string | null {
  if (typeof regIni !== 'number' || !anterior || regIni === anterior.regFin) return null
  const cuando = anterior.fecha ? `, el ${fechaLarga(anterior.fecha)}` : ''
  return `No empieza donde terminó la anterior (${numero(anterior.regFin)})${cuando}.`
}

/** That the sensor, as it counts, and the register differ by more than `umbral` percent. */
export function dePasajeros({ regIni, regFin, sensor }: Registros, umbral: number): string | null {
  if (typeof sensor !== 'number') return null
  const pasajeros = pasajerosDeRegistradora(regIni, regFin)
  const diferencia = diferenciaDePasajeros(pasajeros, sensor)
  if (diferencia === null || diferencia <= umbral) return null
  const porcentaje = numero(Math.round(diferencia * 10) / 10)
  return `El sensor (${numero(sensor)}) y la registradora (${numero(pasajeros)}) difieren en un ${porcentaje}\u00a0%.`
}
