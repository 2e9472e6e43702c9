/**
 * CSV as Excel in Spanish opens it with a double click: `;` between cells, decimal comma, UTF-8 with BOM, CRLF.
 * Dates are written `yyyy-MM-dd`: Excel reads them as dates in every language and nobody can take day for month.
 */
export type CeldaCsv = string | number | boolean | null | undefined

const BOM = '\uFEFF'
const NECESITA_COMILLAS = /[;"\r\n]/
// What a spreadsheet would run as a formula.
const PARECE_FORMULA = /^[=+\-@\t\r]/

const texto = (celda: string): string => {
  const inofensivo = PARECE_FORMULA.test(celda) ? `'${celda}` : celda
  return NECESITA_COMILLAS.test(inofensivo) ? `"${inofensivo.replaceAll('"', '""')}"` : inofensivo
}

function escribir(celda: CeldaCsv): string {
  if (celda == null) return ''
  if (typeof celda === 'boolean') return celda ? 'Sí' : 'No'
  // A number cannot be a formula, so a negative one stays a number. No thousands separators: Excel would read text.
  if (typeof celda === 'number') return Number.isFinite(celda) ? String(celda).replace('.', ',') : ''
  return texto(celda)
}

/** The text of a CSV file: a line of titles and one per row. */
export const csv = (titulos: readonly string[], filas: Iterable<readonly CeldaCsv[]>): string => {
  const lineas = [titulos.map(texto).join(';')]
  for (const fila of filas) lineas.push(fila.map(escribir).join(';'))
  return `${BOM}${lineas.join('\r\n')}\r\n`
}
