/** The cells of the sheet, and where the keyboard goes. Rows count over all pages, columns from the first editable one. */

export const TITULOS = ['Conductor', 'Bus', 'Justificación', 'Asistió', 'Al día', 'Presencial'] as const

/** The columns of checkboxes, and the number of the first one. */
export const CASILLAS = [
  ['asistio', 'Asistió'],
  ['entregoAlDia', 'Al día'],
  ['entregoPresencial', 'Presencial'],
] as const
export type Casilla = (typeof CASILLAS)[number]
export const PRIMERA_CASILLA = 2

export interface Celda {
  fila: number
  columna: number
}

/** The editable columns: Bus, Justificación, Asistió, Al día, Presencial. */
export const COLUMNAS_EDITABLES = 5
export const FILAS_POR_PAGINA = 30

const nombreDe = ({ fila, columna }: Celda) => `${fila}-${columna}`

/** The attribute that names a cell in the page. */
export const atributoDe = (celda: Celda) => ({ 'data-celda': nombreDe(celda) })

/** The cell that something in the page belongs to. */
export function celdaDe(objetivo: EventTarget | null): Celda | null {
  const nombre =
    objetivo instanceof Element ? objetivo.closest<HTMLElement>('[data-celda]')?.dataset.celda : null
  const [fila, columna] = nombre?.split('-').map(Number) ?? []
  return fila === undefined || columna === undefined ? null : { fila, columna }
}

/** Puts the focus in a cell of this page; its text is selected, so that typing replaces it and arrows leave it. */
export function enfocarCelda(tabla: HTMLElement | null, celda: Celda): void {
  const input = tabla?.querySelector<HTMLInputElement>(`[data-celda="${nombreDe(celda)}"] input`)
  input?.focus()
  if (input?.type !== 'checkbox') input?.select()
}

/** The attribute of the checkbox above a column. */
export const tickAllAttribute = (columna: number) => ({ 'data-tick-all': columna })

/** The column that something above the rows ticks. */
export const tickAllColumn = (target: EventTarget): number | null =>
  target instanceof HTMLElement && target.dataset.tickAll ? Number(target.dataset.tickAll) : null

/** Puts the focus above a column, where it is one of checkboxes. Answers whether it is. */
export function focusTickAll(tabla: HTMLElement | null, columna: number): boolean {
  const input = tabla?.querySelector<HTMLElement>(`[data-tick-all="${columna}"]`)
  input?.focus()
  return input != null
}

const listaAbierta = (input: HTMLInputElement) => input.getAttribute('aria-expanded') === 'true'

/** Whether an arrow would leave the text rather than move within it. Text that is selected whole is left at once. */
function enElBorde(
  { type, value, selectionStart, selectionEnd }: HTMLInputElement,
  haciaAtras: boolean,
): boolean {
  if (type === 'checkbox') return true
  if (selectionStart === 0 && selectionEnd === value.length) return true
  return selectionStart === selectionEnd && selectionStart === (haciaAtras ? 0 : value.length)
}

interface Tecla {
  key: string
  altKey: boolean
  ctrlKey: boolean
  metaKey: boolean
  shiftKey: boolean
}

/**
 * The cell that a key goes to from another; null for a key that stays with the cell's own control: within text, and in
 * an open list of suggestions.
 */
export function destinoDe(
  tecla: Tecla,
  input: HTMLInputElement,
  desde: Celda,
  totalFilas: number,
): Celda | null {
  if (tecla.altKey || tecla.ctrlKey || tecla.metaKey || tecla.shiftKey) return null
  const { fila, columna } = desde
  const enFila = (otra: number) =>
    listaAbierta(input) ? null : { fila: Math.min(Math.max(otra, 0), totalFilas - 1), columna }
  const enColumna = (otra: number) => ({ fila, columna: Math.min(Math.max(otra, 0), COLUMNAS_EDITABLES - 1) })
  const esCasilla = input.type === 'checkbox'
  switch (tecla.key) {
    case 'ArrowUp':
      return enFila(fila - 1)
    case 'ArrowDown':
      return enFila(fila + 1)
    case 'PageUp':
      return enFila(fila - FILAS_POR_PAGINA)
    case 'PageDown':
      return enFila(fila + FILAS_POR_PAGINA)
    case 'ArrowLeft':
      return enElBorde(input, true) ? enColumna(columna - 1) : null
    case 'ArrowRight':
      return enElBorde(input, false) ? enColumna(columna + 1) : null
    case 'Home':
      return esCasilla ? enColumna(0) : null
    case 'End':
      return esCasilla ? enColumna(COLUMNAS_EDITABLES - 1) : null
    default:
      return null
  }
}
