import { useEventCallback } from '@mui/material/utils'
import { useLayoutEffect, useRef } from 'react'
import { focusFirst } from '../focus/focus'
import { remembered } from '../drafts/useRemembered'
import { SHORTCUTS, isSingleCharacter, GO_TO, pressedKey, type Shortcut } from './keys'
import { LETTERS_KEY } from './useShortcut'

interface Options {
  /** Goes to the screen of a letter pressed after `GO_TO`. Returns whether there is one. */
  goTo: (letter: string) => boolean
  /** Opens the list of shortcuts. */
  help: () => void
}

/** The time limit for the second key of a pair. */
const BETWEEN_KEYS_MS = 3_000

// Elements where letters and Supr type or search a list.
const IS_TYPED =
  'input:not([type="checkbox"], [type="radio"]), textarea, select, [role="menu"], [role="listbox"], [contenteditable="true"]'

const ACTIONS = Object.keys(SHORTCUTS) as Shortcut[]

/** Checks whether an open dialog covers an element: MUI marks the rest of the page as hidden. */
const covered = (element: Element | null) => element?.closest('[aria-hidden="true"]') != null

/** The element on screen that declares a shortcut, in the topmost dialog if one is open: the newest of several toasts. */
const carrier = (shortcut: Shortcut) =>
  [...document.querySelectorAll<HTMLElement>(`[data-atajo="${shortcut}"]`)].findLast((one) => !covered(one))

/** A table's last focused cell, its titles if it has no rows, its first card on a phone, a toast's button. */
const PLACES = [
  '[role="gridcell"][tabindex="0"], [role="gridcell"] [tabindex="0"]',
  '[role="gridcell"][tabindex]',
  '[role="columnheader"][tabindex="0"]',
  ':is([role="list"], [role="status"]) button',
]

/** Focuses the first of these that a part has, or a form's first field. */
function enter(part: HTMLElement) {
  const place = PLACES.map((one) => part.querySelector<HTMLElement>(one)).find(Boolean)
  if (place) place.focus()
  else focusFirst(part)
}

/** The table row that contains the focus. */
const focusedRow = () =>
  document.activeElement?.closest<HTMLElement>('[role="gridcell"]')?.closest('[data-id]')

function activate(button: HTMLElement, shortcut: Shortcut): void {
  // An action on a row leaves the focus in the row, unless it removes the row. An action with a modifier key happens amid
  // typing and moves the focus itself.
  const stillInPlace =
    SHORTCUTS[shortcut][0].includes('+') ||
    (button.dataset.deFila !== undefined && shortcut !== 'eliminar' && focusedRow() != null)
  // A disabled button's wrapper shows the reason.
  if (button.matches(':disabled')) return button.parentElement?.focus()
  if (!stillInPlace) button.focus()
  button.click()
}

function press(button: HTMLElement, shortcut: Shortcut): void {
  // At once: the next key is for what is entered.
  if (!button.matches('button')) return enter(button)
  const active = document.activeElement
  // The action is about the focused row, so select it first.
  if (button.dataset.deFila !== undefined && focusedRow()?.getAttribute('aria-selected') === 'false')
    (active as HTMLElement).click()
  // A blur commits the text typed in an autocomplete.
  if (active instanceof HTMLElement && active.role === 'combobox') {
    active.blur()
    active.focus()
  }
  // After the page has rendered those changes.
  setTimeout(() => activate(button, shortcut))
}

/** Handles the shortcut keys; used once, in the main layout. */
export function useShortcutKeys({ goTo, help }: Options) {
  const sinceGoTo = useRef(-Infinity)

  const onKey = useEventCallback((event: KeyboardEvent) => {
    if (event.defaultPrevented || event.repeat || event.isComposing) return
    const key = pressedKey(event)
    const asText = event.target instanceof Element && event.target.closest(IS_TYPED) !== null
    const withoutModifier = !event.ctrlKey && !event.metaKey && !event.altKey
    if (withoutModifier && asText) return
    if (isSingleCharacter(key) && !remembered(LETTERS_KEY, true)) return

    const afterGoTo = event.timeStamp - sinceGoTo.current < BETWEEN_KEYS_MS
    sinceGoTo.current = -Infinity
    const onPage = !covered(document.querySelector('main'))
    if (afterGoTo && onPage && goTo(key)) return event.preventDefault()
    if (key === GO_TO && onPage) {
      sinceGoTo.current = event.timeStamp
      return event.preventDefault()
    }
    const shortcut = ACTIONS.find((one) => SHORTCUTS[one][0] === key)
    const button = shortcut && carrier(shortcut)
    if (button) press(button, shortcut)
    else if (shortcut === 'ayuda') help()
    // Under a dialog it does nothing, but it is not the browser's search either.
    else if (shortcut !== 'buscarEnTodo') return
    event.preventDefault()
  })

  // Before the buttons are drawn, at which a letter that was kept until then is pressed.
  useLayoutEffect(() => {
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [onKey])
}
