/** Dates as a clerk types them: '5/6/26', '050626', '05/06/2026'. */
import { esFecha } from '../../contract/fechas'
import { fechaConSiglo, fechaCorta } from '../formats'

/** `dd/MM/yy` in every form; `dd/MM/yyyy` for birth dates alone. */
export type FormatoFecha = 'dd/MM/yy' | 'dd/MM/yyyy'

const ESCRITA = /^(\d{1,2})\/(\d{1,2})\/(\d{2}|\d{4})$/

/**
 * `YYYY-MM-DD` of what was typed; two digits of a year are of this century, and not accepted in `dd/MM/yyyy`. What is no
 * whole date comes back as typed, so that the schema refuses it instead of taking the field for empty.
 */
export function leerFecha(texto: string, formato: FormatoFecha): string {
  const [, dia, mes, anio] = ESCRITA.exec(texto) ?? []
  if (!dia || !mes || !anio || (formato === 'dd/MM/yyyy' && anio.length === 2)) return texto
  const fecha = `${anio.padStart(4, '20')}-${mes.padStart(2, '0')}-${dia.padStart(2, '0')}`
  return esFecha(fecha) ? fecha : texto
}

/** A date as the field shows it; what is no date, as it is. */
export const escribirFecha = (valor: string, formato: FormatoFecha): string => {
  if (!esFecha(valor)) return valor
  return formato === 'dd/MM/yyyy' ? fechaConSiglo(valor) : fechaCorta(valor)
}
