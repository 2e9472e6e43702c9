/** How the identifiers of buses and drivers are compared on our own server: apart from blanks and what nobody sees. */

const INVISIBLES = /[\u00AD\u061C\u200B\u200E\u200F\u202A-\u202E\u2060\u2066-\u2069\uFEFF]/g
/** Takes off invisible characters and those of direction, which come along from other programs. */
export const sinInvisibles = (texto: string) => texto.replace(INVISIBLES, '')

const sinBlancos = (texto: string) => texto.replace(/[\s\p{Cf}]/gu, '')

/** The key of a numero or a placa: neither hyphens nor case count. */
export const llaveDeBus = (texto: string) =>
  sinBlancos(texto)
    .replace(/[\p{Pd}−]/gu, '')
    .toUpperCase()

/** The key of a documento: points count unless each stands before exactly three digits. */
export function llaveDeDocumento(texto: string) {
  const junto = sinBlancos(texto)
  return /\.(?!\d{3}(?!\d))/.test(junto) ? junto : junto.replaceAll('.', '')
}

/** A number that Excel has changed: with decimals of nothing, or in powers of ten. */
const DE_EXCEL = /[.,]0{1,2}$|^\d+(?:[.,]\d+E[+-]|E\+)\d+$/i

/** Detects a number that Excel has made of an identifier: '301.0', '1,02E+09'. */
export const esDeExcel = (texto: string) => DE_EXCEL.test(sinBlancos(texto))

/** The record that a text names: by its exact spelling before its key. */
export function nombrado<Fila>(
  filas: readonly Fila[] | undefined,
  texto: string,
  nombreDe: (fila: Fila) => string,
  llaveDe: (texto: string) => string,
): Fila | undefined {
  const llave = llaveDe(texto)
  return (
    filas?.find((fila) => nombreDe(fila) === texto) ??
    filas?.find((fila) => llaveDe(nombreDe(fila)) === llave)
  )
}
