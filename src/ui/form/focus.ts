const CONTROLES = 'input:not([type="hidden"]), select, textarea'

const puedeTomarlo = (control: Element): control is HTMLElement =>
  control instanceof HTMLElement &&
  !control.matches(':disabled, [aria-hidden="true"]') &&
  control.tabIndex >= 0

/** Puts the focus on the first field that can be edited. Answers whether there was one. */
export function enfocarPrimero(formulario: HTMLElement | null): boolean {
  const primero = [...(formulario?.querySelectorAll(CONTROLES) ?? [])].find(puedeTomarlo)
  primero?.focus()
  return primero !== undefined
}

/** Puts the focus where Tab would, from what has it in the form. */
export function enfocarSiguiente(formulario: HTMLElement | null): void {
  const paradas = [...(formulario?.querySelectorAll(`${CONTROLES}, button`) ?? [])].filter(puedeTomarlo)
  const actual = paradas.findIndex((parada) => parada === document.activeElement)
  paradas[actual + 1]?.focus()
}

/** Puts the focus on the first field that shows an error. Answers whether there was one. */
export function enfocarPrimerError(formulario: HTMLElement | null): boolean {
  const equivocado = formulario?.querySelector<HTMLElement>('[aria-invalid="true"]')
  equivocado?.focus()
  return equivocado != null
}

/** Puts the focus on the field of a name (`gastos.0.valor`), in the form that stands open. */
export function enfocarCampo(name: string): void {
  document.querySelector<HTMLElement>(`form [name="${name}"]`)?.focus()
}

/**
 * Whether what had the focus near an element has gone or cannot be used any more: nothing has it then, or what contains the
 * element has, since a dialog takes the focus when nothing inside of it keeps it.
 */
export function perdioElFoco(cerca: Element | null): boolean {
  const actual = document.activeElement
  return actual === null || actual.matches(':disabled') || actual.contains(cerca)
}
