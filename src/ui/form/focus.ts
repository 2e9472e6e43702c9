const CONTROLS = 'input:not([type="hidden"]), select, textarea'

const canTakeIt = (control: Element): control is HTMLElement =>
  control instanceof HTMLElement &&
  !control.matches(':disabled, [aria-hidden="true"]') &&
  control.tabIndex >= 0

/** Puts the focus on the first field that can be edited. Answers whether there was one. */
export function focusFirst(form: HTMLElement | null): boolean {
  const first = [...(form?.querySelectorAll(CONTROLS) ?? [])].find(canTakeIt)
  first?.focus()
  return first !== undefined
}

/** Puts the focus where Tab would, from what has it in the form. */
export function focusNext(form: HTMLElement | null): void {
  const stops = [...(form?.querySelectorAll(`${CONTROLS}, button`) ?? [])].filter(canTakeIt)
  const current = stops.findIndex((stop) => stop === document.activeElement)
  stops[current + 1]?.focus()
}

/** Puts the focus on the first field that shows an error. Answers whether there was one. */
export function focusFirstError(form: HTMLElement | null): boolean {
  const wrong = form?.querySelector<HTMLElement>('[aria-invalid="true"]')
  wrong?.focus()
  return wrong != null
}

/** Puts the focus on the field of a name (`gastos.0.valor`), in the form that stands open. */
export function focusField(name: string): void {
  document.querySelector<HTMLElement>(`form [name="${name}"]`)?.focus()
}

/**
 * Whether what had the focus near an element has gone or cannot be used any more: nothing has it then, or what contains the
 * element has, since a dialog takes the focus when nothing inside of it keeps it.
 */
export function lostFocus(near: Element | null): boolean {
  const current = document.activeElement
  return current === null || current.matches(':disabled') || current.contains(near)
}
