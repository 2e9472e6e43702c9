/** Written figures, apart from the schemas of numbers: what draws before zod is there needs them too. */

/** Separates thousands by points: '-1.234.567'. */
export const conMiles = (entero: string) => entero.replace(/\B(?=(\d{3})+$)/g, '.')

/** Digits with marks, of which the last may group thousands or begin decimals. */
const AMBIGUA = /^(?=.*\d)\$?\s*(\d[\d.,'’‘´`\s]*|)[.,'’‘´`\s]+(?:\d{3}|0*)$/
/** No longer text is searched, which would take the square of its length. */
const LARGO_MAXIMO = 40

const cifrasDe = (texto: string) => conMiles(texto.replace(/\D/g, '').replace(/^0+(?=\d)/, '') || '0')

/** Question about a figure that can be read in two ways: '¿150.000 o 150?' for '150,000'. */
export function preguntaDe(valor: unknown) {
  const texto = typeof valor === 'string' && valor.length <= LARGO_MAXIMO ? valor.trim() : ''
  const antes = AMBIGUA.exec(texto)?.[1]
  return antes === undefined ? undefined : `¿${[...new Set([texto, antes].map(cifrasDe))].join(' o ')}?`
}
