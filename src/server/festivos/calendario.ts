import { diaDeLaSemana, sumarDias } from '../../contract/fechas'
import { groupBy } from '../../contract/groupBy'
import { type FestivoPropuesto } from '../../contract/festivos'

type Festivo = Omit<FestivoPropuesto, 'registrado'>

/** Days of article 1 that are kept where they fall. */
const FIXED = {
  '01-01': 'Año Nuevo',
  '05-01': 'Día del Trabajador',
  '07-20': 'Día de la Independencia',
  '08-07': 'Batalla de Boyacá',
  '12-08': 'Inmaculada Concepción',
  '12-25': 'Navidad',
}

/** Days that article 2 moves to the next Monday, unless they fall on one. */
const MOVED = {
  '01-06': 'Día de los Reyes Magos',
  '03-19': 'San José',
  '06-29': 'San Pedro y San Pablo',
  '08-15': 'Asunción de la Virgen',
  '10-12': 'Día de la Raza',
  '11-01': 'Todos los Santos',
  '11-11': 'Independencia de Cartagena',
}

/** Feast of 9 July, moved like those of article 2; a holiday from 2026 on. */
const CHIQUINQUIRA = { since: 2026, day: '07-09', nombre: 'Virgen de Chiquinquirá' }

/** Days from Easter Sunday; article 2 moves the last three, which fall on a Thursday or a Friday, to the Monday after. */
const FROM_EASTER: readonly [days: number, nombre: string][] = [
  [-3, 'Jueves Santo'],
  [-2, 'Viernes Santo'],
  [43, 'Ascensión del Señor'],
  [64, 'Corpus Christi'],
  [71, 'Sagrado Corazón de Jesús'],
]

/** Easter Sunday in the Gregorian calendar, by the anonymous computus (Nature, 20 April 1876). */
function easterOf(year: number) {
  const a = year % 19
  const b = Math.floor(year / 100)
  const c = year % 100
  const g = Math.floor((b - Math.floor((b + 8) / 25) + 1) / 3)
  const h = (19 * a + b - Math.floor(b / 4) - g + 15) % 30
  const l = (32 + 2 * (b % 4) + 2 * Math.floor(c / 4) - h - (c % 4)) % 7
  const m = Math.floor((a + 11 * h + 22 * l) / 451)
  return sumarDias(`${year}-03-22`, h + l - 7 * m)
}

/** The day itself when it is a Monday, else the next one. */
const toMonday = (fecha: string) => sumarDias(fecha, (8 - diaDeLaSemana(fecha)) % 7)

/**
 * Colombia's public holidays of a year, in order: those of Ley 51 de 1983, and from 2026 the Virgin of Chiquinquirá's.
 * Easter Sunday is left out: the law does not list it, and every Sunday pays the holiday rate.
 */
export function colombianFestivos(year: number): Festivo[] {
  const easter = easterOf(year)
  const moved = { ...MOVED, ...(year >= CHIQUINQUIRA.since && { [CHIQUINQUIRA.day]: CHIQUINQUIRA.nombre }) }
  const all = [
    ...Object.entries(FIXED).map(([day, nombre]) => [`${year}-${day}`, nombre] as const),
    ...FROM_EASTER.map(([days, nombre]) => [sumarDias(easter, days), nombre] as const),
    ...Object.entries(moved).map(([day, nombre]) => [toMonday(`${year}-${day}`), nombre] as const),
  ]
  // Two feasts may be moved to the same Monday (30 June 2025), which is one holiday.
  return [...groupBy(all, ([fecha]) => fecha)]
    .map(([fecha, feasts]) => ({ fecha, nombre: feasts.map(([, nombre]) => nombre).join(' y ') }))
    .sort((one, other) => (one.fecha < other.fecha ? -1 : 1))
}
