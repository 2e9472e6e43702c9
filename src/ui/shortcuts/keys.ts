/**
 * All keyboard shortcuts: the action and its key, in the notation of `aria-keyshortcuts`. A button declares its own with
 * `useShortcut`.
 *
 * None is a key of Chrome or Firefox in Spanish: no Ctrl with a letter, no access key of a menu (Alt+A, E, V, S, M, H, U),
 * and not '/' or the apostrophe, which search in Firefox. The exception is Ctrl+K, the browsers' search, which many products
 * answer with a search of their own.
 */
export const SHORTCUTS = {
  crear: 'C',
  editar: 'E',
  detalle: 'D',
  eliminar: 'Delete',
  ingresar: 'I',
  sensores: 'S',
  proponer: 'P',
  duplicar: 'U',
  historial: 'H',
  deshacerCambio: 'R',
  deshacer: 'Z',
  aviso: 'Alt+Z',
  clave: 'N',
  sesiones: 'M',
  cerrarCaja: 'K',
  reabrirCaja: 'A',
  imprimir: 'L',
  varias: 'V',
  exportar: 'X',
  importar: 'Y',
  buscar: 'B',
  tabla: 'T',
  buscarEnTabla: 'Q',
  buscarEnTodo: 'Control+K',
  filtros: 'F',
  columnas: 'O',
  ayuda: '?',
  cargar: 'Alt+B',
  agregar: 'Alt+G',
  completar: 'Control+Enter',
  siguiente: 'Control+Shift+Enter',
} as const

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
