import { diferenciaDePasajeros, superaUmbral } from '../../contract/advertencias'
import { fechaLarga } from '../../contract/fechas'
import { pasajerosDeRegistradora, type RegistradoraAnterior } from '../../contract/registradora'
import { numero } from '../../ui/texts/formats'
import type { LiquidacionValues } from './values'

type Figures = Pick<LiquidacionValues, 'viajes' | 'regIni' | 'regFin' | 'sensor'>

/** Said of the 0 that a bus's first settlement begins with. */
export const SIN_ANTERIOR = 'No se conoce una registradora anterior de este bus.'

/** Warns when `regIni` is not the former settlement's `regFin`. */
export function registradoraAdvertencia(
  { regIni }: Pick<Figures, 'regIni'>,
  former: RegistradoraAnterior | null,
): string | null {
  if (typeof regIni !== 'number' || !former || regIni === former.regFin) return null
  const when = former.fecha ? `, el ${fechaLarga(former.fecha)}` : ''
  return `No empieza donde terminó la anterior (${numero(former.regFin)})${when}.`
}

/**
 * Warns when the register is by more than `threshold` percent outside what the sensor may mean.
 * @param allowance the sensor's over-count per trip, by the fare.
 */
export function pasajerosAdvertencia(
  { viajes, regIni, regFin, sensor }: Figures,
  allowance: number,
  threshold: number,
): string | null {
  const pasajeros = pasajerosDeRegistradora(regIni, regFin)
  if (typeof sensor !== 'number' || !(pasajeros >= 0)) return null
  const least = Math.max(0, sensor - (typeof viajes === 'number' ? Math.round(viajes * allowance) : 0))
  const difference = diferenciaDePasajeros(pasajeros, sensor, least)
  if (!superaUmbral(difference, pasajeros, threshold)) return null
  const counted = least < sensor ? `${numero(least)} a ${numero(sensor)}` : numero(sensor)
  const share = pasajeros > 0 ? `, un ${numero(Math.round((difference / pasajeros) * 1000) / 10)}\u00a0%` : ''
  return `El sensor (${counted}) y la registradora (${numero(pasajeros)}) difieren en ${numero(difference)} pasajeros${share}.`
}
