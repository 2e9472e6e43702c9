import { useEffect } from 'react'

/** Where the focus was before a dialog took it. */
interface Lugar {
  elemento: HTMLElement
  /** In a table: the row by its id and by its place on the page, and the column. */
  fila: string | undefined
  posicion: string | undefined
  campo: string | undefined
}

const EN_DIALOGO = '.MuiModal-root'

const lugarDe = (elemento: HTMLElement): Lugar => {
  const fila = elemento.closest<HTMLElement>('[role="row"][data-id]')
  return {
    elemento,
    fila: fila?.dataset.id,
    posicion: fila?.dataset.rowindex,
    campo: elemento.dataset.field,
  }
}

/**
 * What takes the place of what has gone: the same cell drawn anew, the one of the row that moved up, the reason of a button that
 * is disabled now, or the screen itself.
 */
function sucesorDe({ elemento, fila, posicion, campo }: Lugar): HTMLElement | null {
  if (elemento.isConnected)
    return elemento.matches(':disabled') ? elemento.closest<HTMLElement>('span[tabindex]') : elemento
  const filas = [...document.querySelectorAll<HTMLElement>('[role="row"][data-id]')]
  const suya =
    filas.find(({ dataset }) => dataset.id === fila) ??
    filas.find(({ dataset }) => dataset.rowindex === posicion) ??
    filas.at(-1)
  const celda = fila && suya?.querySelector<HTMLElement>(`[data-field="${campo}"]`)
  return celda || document.querySelector('main')
}

/**
 * Sees that a dialog that closes leaves the focus somewhere. It gives it back to what it took it from by itself, unless that is
 * no longer there: a row that was deleted, a list that has come anew.
 */
export function useFocusReturn(): void {
  useEffect(() => {
    let lugar: Lugar | null = null
    const alEnfocar = ({ target }: FocusEvent) => {
      if (target instanceof HTMLElement && !target.closest(EN_DIALOGO)) lugar = lugarDe(target)
    }
    const devolver = () => {
      const hayDialogo = document.querySelector(EN_DIALOGO) !== null
      if (lugar && !hayDialogo && document.activeElement === document.body) sucesorDe(lugar)?.focus()
    }
    // Dialogs are children of the body, and give the focus back just after they have gone.
    const portales = new MutationObserver(() => setTimeout(devolver))
    portales.observe(document.body, { childList: true })
    document.addEventListener('focusin', alEnfocar)
    return () => {
      portales.disconnect()
      document.removeEventListener('focusin', alEnfocar)
    }
  }, [])
}
