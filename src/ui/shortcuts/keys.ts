/**
 * The keyboard shortcuts of the product: what each does and its key, written as `aria-keyshortcuts` writes it. A button says
 * which one is its own (`useShortcut`); nothing else knows where the buttons are.
 *
 * None is a key of Chrome or Firefox in Spanish: no Ctrl with a letter, no access key of a menu (Alt+A, E, V, S, M, H, U),
 * and not '/' or the apostrophe, which search in Firefox.
 */
export const SHORTCUTS = {
  crear: 'C',
  editar: 'E',
  detalle: 'D',
  eliminar: 'Delete',
  ingresar: 'I',
  sensores: 'S',
  proponer: 'P',
  exportar: 'X',
  buscar: 'B',
  tabla: 'T',
  filtros: 'F',
  columnas: 'O',
  ayuda: '?',
  cargar: 'Alt+B',
  agregar: 'Alt+G',
  completar: 'Control+Enter',
  siguiente: 'Control+Shift+Enter',
} as const

export type Shortcut = keyof typeof SHORTCUTS

/** Begins the way to another screen: after it comes the screen's own letter. */
export const GO_TO = 'G'

/** Whether it is a single character, which may be typed by mistake: those can be switched off (WCAG 2.1.4). */
export const isSingleCharacter = (key: string): boolean => key.length === 1

const BETWEEN_MODIFIERS = '+'
const ON_KEYBOARD: Readonly<Record<string, string>> = { Control: 'Ctrl', Shift: 'Mayús', Delete: 'Supr' }

/** A key as a Spanish keyboard has it: 'Ctrl+Mayús+Enter'. */
export const readKey = (key: string): string =>
  key
    .split(BETWEEN_MODIFIERS)
    .map((part) => ON_KEYBOARD[part] ?? part)
    .join(BETWEEN_MODIFIERS)

const sinMayuscula = (letter: string) => letter.toLowerCase() === letter.toUpperCase()

/** The key that was pressed, written in the same way. What Shift is needed for ('?') is written without it. */
export function pressedKey({ key, code, altKey, ctrlKey, shiftKey }: KeyboardEvent): string {
  // Option with a letter writes another sign on a Mac.
  const tecla = altKey && code.startsWith('Key') ? code.slice('Key'.length) : key
  const isCharacter = isSingleCharacter(tecla)
  return [
    ctrlKey && 'Control',
    altKey && 'Alt',
    shiftKey && !(isCharacter && sinMayuscula(tecla)) && 'Shift',
    isCharacter ? tecla.toUpperCase() : tecla,
  ]
    .filter(Boolean)
    .join(BETWEEN_MODIFIERS)
}
