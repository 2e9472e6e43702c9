import { diferenciaDePasajeros } from '../../contract/advertencias'
import { fechaLarga } from '../../contract/fechas'
import { pasajerosDeRegistradora, type RegistradoraAnterior } from '../../contract/registradora'
import { numero } from '../../ui/texts/formats'
import type { LiquidacionValues } from './values'

type Figures = Pick<LiquidacionValues, 'regIni' | 'regFin' | 'sensor'>

/** Said of the 0 that a bus's first settlement begins with. */
export const SIN_ANTERIOR = 'No se conoce una registradora anterior de este bus.'

/** Warns when `regIni` is not the former settlement's `regFin`. */
export function registradoraAdvertencia(
  { regIni }: Figures,
  former: RegistradoraAnterior | null,
): string | null {
  if (typeof regIni !== 'number' || !former || regIni === former.regFin) return null
  const when = former.fecha ? `, el ${fechaLarga(former.fecha)}` : ''
  return `No empieza donde terminó la anterior (${numero(former.regFin)})${when}.`
}

/** Warns when the sensor's count and the register differ by more than `threshold` percent. */
export function pasajerosAdvertencia({ regIni, regFin, sensor }: Figures, threshold: number): string | null {
  if (typeof sensor !== 'number') return null
  const pasajeros = pasajerosDeRegistradora(regIni, regFin)
  const difference = diferenciaDePasajeros(pasajeros, sensor)
  if (difference === null || difference <= threshold) return null
  const porcentaje = numero(Math.round(difference * 10) / 10)
  return `El sensor (${numero(sensor)}) y la registradora (${numero(pasajeros)}) difieren en un ${porcentaje}\u00a0%.`
}
