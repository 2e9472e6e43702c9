import { sumarDias } from '../../contract/fechas'

/** The instant at which a day of the company begins, or the day so many days later: ISO 8601 in UTC. */
export function startOfDay(fecha: string, zone: string, daysLater = 0): string {
  const midnight = Date.parse(sumarDias(fecha, daysLater))
  // What the zone's clocks show at midnight in UTC; Swedish writes it as ISO 8601 does.
  const shown = Date.parse(`${new Date(midnight).toLocaleString('sv', { timeZone: zone })}Z`)
  return new Date(2 * midnight - shown).toISOString()
}
