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

/** Puts the focus on the first field that shows an error. */
export function enfocarPrimerError(formulario: HTMLElement | null): void {
  formulario?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
}

/** Puts the focus on the field of a name (`gastos.0.valor`), in the form that stands open. */
export function enfocarCampo(name: string): void {
  document.querySelector<HTMLElement>(`form [name="${name}"]`)?.focus()
}
