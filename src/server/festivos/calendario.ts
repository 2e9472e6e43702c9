import { type FestivoPropuesto } from '../../contract/festivos'

type Festivo = Omit<FestivoPropuesto, 'registrado'>

/** Names that `date-holidays` gives wrong (thirty-nine days after Easter is the Ascension) or in odd capitals. */
const NOMBRES: Readonly<Record<string, string>> = {
  'La Asunción': 'Ascensión del Señor',
  Asunción: 'Asunción de la Virgen',
  'La virgen de Chiquinquirá': 'Virgen de Chiquinquirá',
  'La inmaculada concepción': 'Inmaculada Concepción',
}

/**
 * Colombia's public holidays of a year, in order (Ley 51 de 1983, and from 2026 the Virgin of Chiquinquirá's), from the
 * package `date-holidays`. Easter Sunday is left out: the law does not list it, and every Sunday pays the holiday rate.
 *
 * The package is loaded at the first question: with the calendars of every country it takes over 100 ms and many
 * megabytes that a start should not wait for.
 */
export async function festivosDeColombia(anio: number): Promise<Festivo[]> {
  const { default: Holidays } = await import('date-holidays')
  const porFecha = new Map<string, string[]>()
  for (const { date, name, rule } of new Holidays('CO', { types: ['public'] }).getHolidays(anio, 'es')) {
    if (rule === 'easter') continue
    const fecha = date.slice(0, 10)
    porFecha.set(fecha, [...(porFecha.get(fecha) ?? []), NOMBRES[name] ?? name])
  }
  // Two feasts may be moved to the same Monday (30 June 2025), which is one holiday.
  return [...porFecha]
    .map(([fecha, nombres]) => ({ fecha, nombre: nombres.join(' y ') }))
    .sort((uno, otro) => (uno.fecha < otro.fecha ? -1 : 1))
}
