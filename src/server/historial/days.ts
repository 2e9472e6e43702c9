import { sumarDias } from '../../contract/fechas'

/** Offset of a time zone from UTC at an instant, in milliseconds. */
function offsetAt(instant: number, zone: string): number {
  const parts = new Intl.DateTimeFormat('en', { timeZone: zone, timeZoneName: 'longOffset' }).formatToParts(
    instant,
  )
  const [, sign, hours, minutes] =
    /GMT([+-])(\d{2}):(\d{2})/.exec(parts.find(({ type }) => type === 'timeZoneName')?.value ?? '') ?? []
  return (sign === '-' ? -1 : 1) * (Number(hours ?? 0) * 60 + Number(minutes ?? 0)) * 60_000
}

/** The instant at which a day of the company begins, or the day so many days later: ISO 8601 in UTC. */
export function startOfDay(fecha: string, zone: string, daysLater = 0): string {
  const midnight = Date.parse(`${sumarDias(fecha, daysLater)}T00:00:00Z`)
  return new Date(midnight - offsetAt(midnight, zone)).toISOString()
}
