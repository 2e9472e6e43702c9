import { type FestivoPropuesto } from '../../contract/festivos'

type Festivo = Omit<FestivoPropuesto, 'registrado'>

/** Corrections of `date-holidays`: wrong names (thirty-nine days after Easter is the Ascension) and odd capitals. */
const CORRECTED_NAMES: Readonly<Record<string, string>> = {
  'La Asunción': 'Ascensión del Señor',
  Asunción: 'Asunción de la Virgen',
  'La virgen de Chiquinquirá': 'Virgen de Chiquinquirá',
  'La inmaculada concepción': 'Inmaculada Concepción',
}

/**
 * Colombia's public holidays of a year, in order (Ley 51 de 1983, and from 2026 the Virgin of Chiquinquirá's), from the
 * package `date-holidays`. Easter Sunday is left out: the law does not list it, and every Sunday pays the holiday rate.
 *
 * The package is loaded on first use: with the calendars of every country it takes over 100 ms and many megabytes.
 */
export async function colombianFestivos(year: number): Promise<Festivo[]> {
  const { default: Holidays } = await import('date-holidays')
  const byFecha = new Map<string, string[]>()
  for (const { date, name, rule } of new Holidays('CO', { types: ['public'] }).getHolidays(year, 'es')) {
    if (rule === 'easter') continue
    const fecha = date.slice(0, 10)
    byFecha.set(fecha, [...(byFecha.get(fecha) ?? []), CORRECTED_NAMES[name] ?? name])
  }
  // Two feasts may be moved to the same Monday (30 June 2025), which is one holiday.
  return [...byFecha]
    .map(([fecha, names]) => ({ fecha, nombre: names.join(' y ') }))
    .sort((one, other) => (one.fecha < other.fecha ? -1 : 1))
}
