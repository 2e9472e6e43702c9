/** Keys that are typed while a form is on its way, when no field can take them, for the form that comes next. */
import { focusNext } from './focus'

const TAKES_KEYS = 'input, select, textarea, button'

/** Begins to keep keys; answers what ends it and gives them. */
export function keepKeys(): () => string[] {
  const keys: string[] = []
  const keep = ({ key, target, ctrlKey, altKey, metaKey }: KeyboardEvent) => {
    const isText = key.length === 1 && !ctrlKey && !altKey && !metaKey
    const isTaken = target instanceof Element && target.closest(TAKES_KEYS)?.matches(':enabled')
    if (isTaken || !(isText || key === 'Tab' || key === 'Backspace')) return
    if (key === 'Backspace') keys.pop()
    else keys.push(key)
  }
  document.addEventListener('keydown', keep)
  return () => {
    document.removeEventListener('keydown', keep)
    return keys
  }
}

/** Replaces what the field that has the focus holds, as typing over it would. */
function typeOver(text: string): void {
  const field = document.activeElement
  if (!text || !(field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement)) return
  // React hears only of a value that it has not set itself.
  const prototype = Object.getPrototypeOf(field) as HTMLInputElement
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, text)
  field.dispatchEvent(new Event('input', { bubbles: true }))
}

/** Types keys from the field that has the focus on; Tab goes on to the next. */
export function typeKeys(keys: readonly string[], form: HTMLElement | null): void {
  let text = ''
  for (const key of keys) {
    if (key !== 'Tab') text += key
    else {
      typeOver(text)
      text = ''
      focusNext(form)
    }
  }
  typeOver(text)
}
