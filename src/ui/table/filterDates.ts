import { esFecha } from '../../contract/fechas'

/** Reads 'mm-dd-yyyy', the format of the date filter in spec section 9, as `YYYY-MM-DD`; undefined while the text is not a whole date. */
export function filterDate(text: unknown) {
  const [month, day, year] = String(text).split('-')
  const fecha = `${year}-${month}-${day}`
  return esFecha(fecha) ? fecha : undefined
}
