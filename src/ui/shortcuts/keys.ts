/**
 * All keyboard shortcuts: the action's key, in the notation of `aria-keyshortcuts`, what it does, and whether our own server alone offers
 * it. A button declares its own with `useShortcut`; the list of shortcuts shows them in this order.
 *
 * None is a key of Chrome or Firefox in Spanish: no Ctrl with a letter, no access key of a menu (Alt+A, E, V, S, M, H, U),
 * and not '/' or the apostrophe, which search in Firefox. The exception is Ctrl+K, the browsers' search, which many products
 * answer with a search of their own.
 */
export const SHORTCUTS = {
  crear: ['C', 'Crear'],
  editar: ['E', 'Editar la fila, o liquidarla'],
  detalle: ['D', 'Detalle de la fila'],
  eliminar: ['Delete', 'Eliminar, retirar o invalidar la fila, tras confirmarlo'],
  ingresar: ['I', 'Ingresar al conductor'],
  clave: ['N', 'Clave nueva de un usuario', true],
  sesiones: ['M', 'Terminar sesiones de un usuario', true],
  sensores: ['S', 'Ingresar Sensores'],
  cerrarCaja: ['K', 'Cerrar la caja', true],
  reabrirCaja: ['A', 'Reabrir la caja', true],
  imprimir: ['L', 'Imprimir el cierre', true],
  proponer: ['P', 'Proponer festivos', true],
  duplicar: ['U', 'Duplicar el pasaje'],
  historial: ['H', 'Historial de la fila', true],
  deshacerCambio: ['R', 'Deshacer el cambio elegido en Historial, con los que se hicieron con él', true],
  deshacer: ['Z', 'Deshacer lo último que se eliminó, o se hizo a varias', true],
  aviso: ['Alt+Z', 'Ir al aviso con Deshacer, que espera mientras tanto', true],
  varias: ['V', 'Elegir varias filas, o dejar de hacerlo', true],
  exportar: ['X', 'Exportar'],
  importar: ['Y', 'Importar', true],
  buscar: ['B', 'Ir a la búsqueda'],
  tabla: ['T', 'Ir a la tabla o a la planilla'],
  buscarEnTabla: ['Q', 'Buscar en la tabla'],
  buscarEnTodo: ['Control+K', 'Buscar en todo'],
  filtros: ['F', 'Filtros'],
  columnas: ['O', 'Columnas'],
  completar: ['Control+Enter', 'Completar, o guardar, toda la planilla; enviar el formulario'],
  siguiente: ['Control+Shift+Enter', 'Guardar y siguiente'],
  cargar: ['Alt+B', 'Buscar la liquidación de la fecha y el bus'],
  agregar: ['Alt+G', 'Agregar un gasto, un sensor o una cesantía'],
  ayuda: ['?', 'Esta lista'],
} as const satisfies Record<string, readonly [key: string, does: string, own?: true]>

export type Shortcut = keyof typeof SHORTCUTS

/** The first key of the shortcut to a screen; the screen's letter follows. */
export const GO_TO = 'G'

/** Checks for a single character, which may be typed by mistake and can be switched off (WCAG 2.1.4). */
export const isSingleCharacter = (key: string) => key.length === 1

const BETWEEN_MODIFIERS = '+'
const ON_KEYBOARD: Readonly<Record<string, string>> = { Control: 'Ctrl', Shift: 'Mayús', Delete: 'Supr' }

/** A key as a Spanish keyboard labels it: 'Ctrl+Mayús+Enter'. */
export const readKey = (key: string) =>
  key
    .split(BETWEEN_MODIFIERS)
    .map((part) => ON_KEYBOARD[part] ?? part)
    .join(BETWEEN_MODIFIERS)

const isCaseless = (letter: string) => letter.toLowerCase() === letter.toUpperCase()

/** The pressed key in the same notation. A sign that needs Shift ('?') is written without it. */
export function pressedKey({ key, code, altKey, ctrlKey, metaKey, shiftKey }: KeyboardEvent) {
  // On a Mac, Option with a letter yields another sign.
  const typed = altKey && code.startsWith('Key') ? code.slice('Key'.length) : key
  const isCharacter = isSingleCharacter(typed)
  return [
    // Cmd is a Mac's Ctrl.
    (ctrlKey || metaKey) && 'Control',
    altKey && 'Alt',
    shiftKey && !(isCharacter && isCaseless(typed)) && 'Shift',
    isCharacter ? typed.toUpperCase() : typed,
  ]
    .filter(Boolean)
    .join(BETWEEN_MODIFIERS)
}
