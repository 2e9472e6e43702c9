import { useEventCallback } from '@mui/material/utils'
import { useEffect, useRef } from 'react'
import { focusFirst } from '../form/focus'
import { remembered } from '../drafts/useRemembered'
import { SHORTCUTS, isSingleCharacter, GO_TO, pressedKey, type Shortcut } from './keys'
import { LETTERS_KEY } from './useShortcut'

interface Opciones {
  /** Goes to the screen of a letter that was pressed after `IR_A`; answers whether there is one. */
  ir: (letter: string) => boolean
  /** Shows the list of shortcuts. */
  help: () => void
}

/** Milliseconds in which the second key of two has to follow. */
const BETWEEN_KEYS_MS = 3_000

// Where letters and Supr are for typing and for finding in a list.
const IS_TYPED =
  'input:not([type="checkbox"], [type="radio"]), textarea, select, [role="menu"], [role="listbox"], [contenteditable="true"]'

const ACTIONS = Object.keys(SHORTCUTS) as Shortcut[]

/** Under an open dialog nothing can be used: MUI hides it from readers, and we from keys. */
const covered = (element: Element | null) => element?.closest('[aria-hidden="true"]') != null

/** What bears a shortcut on screen, in the topmost dialog if there is one. */
const carrier = (shortcut: Shortcut) =>
  [...document.querySelectorAll<HTMLElement>(`[data-atajo="${shortcut}"]`)].find((one) => !covered(one))

/** In a table the cell where the keyboard last was, or its titles while it has no rows; in a form its first field. */
function entrar(part: HTMLElement): void {
  const cell =
    part.querySelector<HTMLElement>('[role="gridcell"][tabindex="0"], [role="gridcell"] [tabindex="0"]') ??
    part.querySelector<HTMLElement>('[role="gridcell"][tabindex]') ??
    part.querySelector<HTMLElement>('[role="columnheader"][tabindex="0"]')
  if (cell) cell.focus()
  else focusFirst(part)
}

/** The row that the keyboard is in, if it is one of a table's. */
const focusedRow = () =>
  document.activeElement?.closest<HTMLElement>('[role="gridcell"]')?.closest('[data-id]')

function accionar(button: HTMLElement, shortcut: Shortcut): void {
  if (!button.matches('button')) return entrar(button)
  // After what is done to a row the keyboard goes on from that row, unless the row may be gone; and what is done in the middle of
  // typing knows itself where to go on.
  const stillInPlace =
    SHORTCUTS[shortcut].includes('+') ||
    (button.dataset.deFila !== undefined && shortcut !== 'eliminar' && focusedRow() != null)
  // Beside a disabled button stands its reason.
  if (button.matches(':disabled')) return button.parentElement?.focus()
  if (!stillInPlace) button.focus()
  button.click()
}

function pulsar(button: HTMLElement, shortcut: Shortcut): void {
  const activo = document.activeElement
  // The row that the keyboard is in is the row that is meant.
  if (button.dataset.deFila !== undefined && focusedRow()?.getAttribute('aria-selected') === 'false')
    (activo as HTMLElement).click()
  // What was typed in a list of choices counts as when one leaves it.
  if (activo instanceof HTMLElement && activo.role === 'combobox') {
    activo.blur()
    activo.focus()
  }
  // Once the page shows what that has changed.
  setTimeout(() => accionar(button, shortcut))
}

/** Listens to the keys of the shortcuts, once, in the main layout. */
export function useShortcutKeys({ ir: go, help }: Opciones): void {
  const sinceGoTo = useRef(-Infinity)

  const onKey = useEventCallback((event: KeyboardEvent) => {
    if (event.defaultPrevented || event.repeat || event.isComposing || event.metaKey) return
    const key = pressedKey(event)
    const asText = event.target instanceof Element && event.target.closest(IS_TYPED) !== null
    const withoutModifier = !event.ctrlKey && !event.altKey
    if (withoutModifier && asText) return
    if (isSingleCharacter(key) && !remembered(LETTERS_KEY, true)) return

    const afterGoTo = event.timeStamp - sinceGoTo.current < BETWEEN_KEYS_MS
    sinceGoTo.current = -Infinity
    const onPage = !covered(document.querySelector('main'))
    if (afterGoTo && onPage && go(key)) return event.preventDefault()
    if (key === GO_TO && onPage) {
      sinceGoTo.current = event.timeStamp
      return event.preventDefault()
    }
    const shortcut = ACTIONS.find((one) => SHORTCUTS[one] === key)
    const button = shortcut && carrier(shortcut)
    if (button) pulsar(button, shortcut)
    else if (shortcut === 'ayuda') help()
    else return
    event.preventDefault()
  })

  useEffect(() => {
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [onKey])
}
