/** Records the keys typed while a form submits and its fields are disabled, and replays them in the next form. */
import { focusNext } from '../focus/focus'

const TAKES_KEYS = 'input, select, textarea, button'

/** Starts recording keys. Returns the function that stops and returns them. */
export function keepKeys() {
  let keys = ''
  const keep = ({ key, target, ctrlKey, altKey, metaKey }: KeyboardEvent) => {
    if (target instanceof Element && target.closest(TAKES_KEYS)?.matches(':enabled')) return
    if (key === 'Backspace') keys = keys.slice(0, -1)
    else if (key === 'Tab') keys += '\t'
    else if (key.length === 1 && !ctrlKey && !altKey && !metaKey) keys += key
  }
  document.addEventListener('keydown', keep)
  return () => {
    document.removeEventListener('keydown', keep)
    return keys
  }
}

/** Replaces the focused field's text, as typing over it does. */
function typeOver(text: string) {
  const field = document.activeElement
  if (!text || !(field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement)) return
  // React ignores the event of a value set through its own setter, so this uses the prototype's.
  const prototype = Object.getPrototypeOf(field) as HTMLInputElement
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, text)
  field.dispatchEvent(new Event('input', { bubbles: true }))
}

/** Replays keys, starting at the focused field; Tab moves to the next. */
export function typeKeys(keys: string, form: HTMLElement | null) {
  for (const [field, text] of keys.split('\t').entries()) {
    if (field > 0) focusNext(form)
    typeOver(text)
  }
}
