import { esFecha } from '../../contract/fechas'

/** '2026-03-05' of 'mm-dd-yyyy'; undefined while the text is not a whole date. */
export function fechaDeFiltro(texto: string): string | undefined {
  const [mes, dia, anio] = texto.split('-')
  const fecha = `${anio}-${mes}-${dia}`
  return esFecha(fecha) ? fecha : undefined
}

/** 'mm-dd-yyyy' of a date `YYYY-MM-DD`, the form that section 9 gives to the date filter. */
export function textoDeFiltro(fecha: unknown): string {
  if (typeof fecha !== 'string' || !esFecha(fecha)) return ''
  const [anio, mes, dia] = fecha.split('-')
  return `${mes}-${dia}-${anio}`
}
