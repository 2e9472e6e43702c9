import { useEffect } from 'react'

/** The focused place before a dialog opened. */
interface Place {
  element: HTMLElement
  /** Table cell: the row's id, its index on the page, and the column. */
  row: string | undefined
  index: string | undefined
  field: string | undefined
}

const IN_DIALOG = '.MuiModal-root'

const placeOf = (element: HTMLElement): Place => {
  const row = element.closest<HTMLElement>('[role="row"][data-id]')
  return {
    element,
    row: row?.dataset.id,
    index: row?.dataset.rowindex,
    field: element.dataset.field,
  }
}

/**
 * The element to focus in place of a removed one: the same cell rendered again, the cell of the row that moved up, the
 * wrapper of a button that is now disabled, or the screen itself.
 */
function successorOf({ element, row, index, field }: Place) {
  if (element.isConnected)
    return element.matches(':disabled') ? element.closest<HTMLElement>('span[tabindex]') : element
  const rows = [...document.querySelectorAll<HTMLElement>('[role="row"][data-id]')]
  const own =
    rows.find(({ dataset }) => dataset.id === row) ??
    rows.find(({ dataset }) => dataset.rowindex === index) ??
    rows.at(-1)
  const cell = row && own?.querySelector<HTMLElement>(`[data-field="${field}"]`)
  return cell || document.querySelector('main')
}

/**
 * Restores the focus after a dialog closes. MUI does so itself, unless the element has been removed: a deleted row, a
 * reloaded list.
 */
export function useFocusReturn() {
  useEffect(() => {
    let place: Place | null = null
    const onFocus = ({ target }: FocusEvent) => {
      if (target instanceof HTMLElement && !target.closest(IN_DIALOG)) place = placeOf(target)
    }
    const restore = () => {
      const isDialogOpen = document.querySelector(IN_DIALOG) !== null
      if (place && !isDialogOpen && document.activeElement === document.body) successorOf(place)?.focus()
    }
    // Dialogs are children of the body, and restore the focus just after they are removed.
    const portals = new MutationObserver(() => setTimeout(restore))
    portals.observe(document.body, { childList: true })
    document.addEventListener('focusin', onFocus)
    return () => {
      portals.disconnect()
      document.removeEventListener('focusin', onFocus)
    }
  }, [])
}
