import { useEffect } from 'react'

/** Where the focus was before a dialog took it. */
interface Place {
  elemento: HTMLElement
  /** In a table: the row by its id and by its place on the page, and the column. */
  row: string | undefined
  posicion: string | undefined
  field: string | undefined
}

const IN_DIALOG = '.MuiModal-root'

const lugarDe = (element: HTMLElement): Place => {
  const row = element.closest<HTMLElement>('[role="row"][data-id]')
  return {
    elemento: element,
    row: row?.dataset.id,
    posicion: row?.dataset.rowindex,
    field: element.dataset.field,
  }
}

/**
 * What takes the place of what has gone: the same cell drawn anew, the one of the row that moved up, the reason of a button that
 * is disabled now, or the screen itself.
 */
function successorOf({ elemento: element, row, posicion, field }: Place): HTMLElement | null {
  if (element.isConnected)
    return element.matches(':disabled') ? element.closest<HTMLElement>('span[tabindex]') : element
  const rows = [...document.querySelectorAll<HTMLElement>('[role="row"][data-id]')]
  const own =
    rows.find(({ dataset }) => dataset.id === row) ??
    rows.find(({ dataset }) => dataset.rowindex === posicion) ??
    rows.at(-1)
  const cell = row && own?.querySelector<HTMLElement>(`[data-field="${field}"]`)
  return cell || document.querySelector('main')
}

/**
 * Sees that a dialog that closes leaves the focus somewhere. It gives it back to what it took it from by itself, unless that is
 * no longer there: a row that was deleted, a list that has come anew.
 */
export function useFocusReturn(): void {
  useEffect(() => {
    let position: Place | null = null
    const onFocus = ({ target }: FocusEvent) => {
      if (target instanceof HTMLElement && !target.closest(IN_DIALOG)) position = lugarDe(target)
    }
    const restore = () => {
      const isDialogOpen = document.querySelector(IN_DIALOG) !== null
      if (position && !isDialogOpen && document.activeElement === document.body)
        successorOf(position)?.focus()
    }
    // Dialogs are children of the body, and give the focus back just after they have gone.
    const portals = new MutationObserver(() => setTimeout(restore))
    portals.observe(document.body, { childList: true })
    document.addEventListener('focusin', onFocus)
    return () => {
      portals.disconnect()
      document.removeEventListener('focusin', onFocus)
    }
  }, [])
}
