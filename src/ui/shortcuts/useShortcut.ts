import { useRemembered } from '../drafts/useRemembered'
import { SHORTCUTS, isSingleCharacter, readKey, type Shortcut } from './keys'

/** The local storage key of the preference for single-character shortcuts. */
export const LETTERS_KEY = 'cochera.atajosDeUnaTecla'

/** Setting of single-character shortcuts in this browser, and its setter. */
export const useLetterShortcuts = () => useRemembered(LETTERS_KEY, true)

/**
 * Gives an element its shortcut: the key presses a button, and focuses anything else (a search, a table).
 *
 * @returns `props` for the element, and `hint`, the tooltip that names the key.
 */
export function useShortcut(shortcut: Shortcut | undefined) {
  const [letters] = useLetterShortcuts()
  const [declared] = shortcut ? SHORTCUTS[shortcut] : []
  const key = declared && (letters || !isSingleCharacter(declared)) ? declared : undefined
  return {
    props: { 'data-atajo': shortcut, 'aria-keyshortcuts': key },
    hint: key && `Atajo: ${readKey(key)}`,
  }
}
