import { esFecha } from '../../contract/fechas'

/** '2026-03-05' of 'mm-dd-yyyy'; undefined while the text is not a whole date. */
export function filterDate(text: string): string | undefined {
  const [month, day, anio] = text.split('-')
  const fecha = `${anio}-${month}-${day}`
  return esFecha(fecha) ? fecha : undefined
}

/** 'mm-dd-yyyy' of a date `YYYY-MM-DD`, the form that section 9 gives to the date filter. */
export function filterText(fecha: unknown): string {
  if (typeof fecha !== 'string' || !esFecha(fecha)) return ''
  const [anio, month, day] = fecha.split('-')
  return `${month}-${day}-${anio}`
}
