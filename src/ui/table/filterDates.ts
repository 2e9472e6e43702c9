import { esFecha } from '../../contract/fechas'

/** Reads 'mm-dd-yyyy' as `YYYY-MM-DD`; undefined while the text is not a whole date. */
export function filterDate(text: string) {
  const [month, day, year] = text.split('-')
  const fecha = `${year}-${month}-${day}`
  return esFecha(fecha) ? fecha : undefined
}

/** Writes a date `YYYY-MM-DD` as 'mm-dd-yyyy', the format of the date filter in spec section 9. */
export function filterText(fecha: unknown) {
  if (typeof fecha !== 'string' || !esFecha(fecha)) return ''
  const [year, month, day] = fecha.split('-')
  return `${month}-${day}-${year}`
}
