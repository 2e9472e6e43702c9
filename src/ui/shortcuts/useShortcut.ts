import { useRemembered } from '../useRemembered'
import { ATAJOS, esDeUnCaracter, leerTecla, type Atajo } from './keys'

/** Where a browser remembers that its person types single letters without meaning anything by them. */
export const CLAVE_LETRAS = 'cochera.atajosDeUnaTecla'

/** Whether shortcuts of a single character count in this browser, and what changes it. */
export const useLetterShortcuts = () => useRemembered(CLAVE_LETRAS, true)

/**
 * Gives a button its shortcut: its key presses it wherever it stands on screen. Anything else that bears the props (a search,
 * a table) is gone to instead.
 *
 * @returns `props` for the element, and `pista`, what its tooltip says of the key.
 */
export function useShortcut(atajo: Atajo | undefined) {
  const [letras] = useLetterShortcuts()
  const tecla = atajo && (letras || !esDeUnCaracter(ATAJOS[atajo])) ? ATAJOS[atajo] : undefined
  return {
    props: { 'data-atajo': atajo, 'aria-keyshortcuts': tecla },
    pista: tecla && `Atajo: ${leerTecla(tecla)}`,
  }
}
