/** Whether a field's list of suggestions is open. */
export const isListOpen = (input: HTMLInputElement) => input.getAttribute('aria-expanded') === 'true'

/** Whether an arrow key leaves the text instead of moving in it. Text selected as a whole is left at once. */
export function atEdge(
  { type, value, selectionStart, selectionEnd }: HTMLInputElement,
  backwards: boolean,
): boolean {
  if (type === 'checkbox') return true
  if (selectionStart === 0 && selectionEnd === value.length) return true
  return selectionStart === selectionEnd && selectionStart === (backwards ? 0 : value.length)
}
