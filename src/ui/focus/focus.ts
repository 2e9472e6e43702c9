const CONTROLS = 'input:not([type="hidden"]), select, textarea'

const canTakeIt = (control: Element): control is HTMLElement =>
  control instanceof HTMLElement &&
  !control.matches(':disabled, [aria-hidden="true"]') &&
  control.tabIndex >= 0

/** Focuses the first editable field. Returns whether there is one. */
export function focusFirst(form: HTMLElement | null) {
  const first = [...(form?.querySelectorAll(CONTROLS) ?? [])].find(canTakeIt)
  first?.focus()
  return first !== undefined
}

/** Moves the focus within the form as Tab does. */
export function focusNext(form: HTMLElement | null) {
  const stops = [...(form?.querySelectorAll(`${CONTROLS}, button`) ?? [])].filter(canTakeIt)
  const current = stops.findIndex((stop) => stop === document.activeElement)
  stops[current + 1]?.focus()
}

/** Focuses the first field that shows an error. Returns whether there is one. */
export function focusFirstError(form: HTMLElement | null) {
  const wrong = form?.querySelector<HTMLElement>('[aria-invalid="true"]')
  wrong?.focus()
  return wrong != null
}

/** Focuses a field of the open form by its name (`gastos.0.valor`). */
export function focusField(name: string) {
  document.querySelector<HTMLElement>(`form [name="${name}"]`)?.focus()
}

/**
 * Checks whether the focused element near another was removed or disabled: then nothing has the focus, or an ancestor of the other element
 * has, as a dialog takes the focus when nothing inside it keeps it.
 */
export function lostFocus(near: Element | null) {
  const current = document.activeElement
  return current === null || current.matches(':disabled') || current.contains(near)
}
