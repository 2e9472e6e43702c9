import { useRemembered } from '../drafts/useRemembered'
import { SHORTCUTS, isSingleCharacter, readKey, type Shortcut } from './keys'

/** Where a browser remembers that its person types single letters without meaning anything by them. */
export const LETTERS_KEY = 'cochera.atajosDeUnaTecla'

/** Whether shortcuts of a single character count in this browser, and what changes it. */
export const useLetterShortcuts = () => useRemembered(LETTERS_KEY, true)

/**
 * Gives a button its shortcut: its key presses it wherever it stands on screen. Anything else that bears the props (a search,
 * a table) is gone to instead.
 *
 * @returns `props` for the element, and `pista`, what its tooltip says of the key.
 */
export function useShortcut(shortcut: Shortcut | undefined) {
  const [letters] = useLetterShortcuts()
  const key =
    shortcut && (letters || !isSingleCharacter(SHORTCUTS[shortcut])) ? SHORTCUTS[shortcut] : undefined
  return {
    props: { 'data-atajo': shortcut, 'aria-keyshortcuts': key },
    hint: key && `Atajo: ${readKey(key)}`,
  }
}
