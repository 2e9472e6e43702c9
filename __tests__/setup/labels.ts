/**
 * Replaces `labels` of form controls. jsdom's walks the whole document and asks each label for its `control`, which walks it
 * again; pages here have hundreds of controls, and Testing Library asks every one of them at each look-up by label. This one reads
 * the standard's two rules from the other end (HTML, section 4.10.4): a label's `for` names the first element of that id, and a
 * label without `for` belongs to the first labelable element in it. The answer is a list of that moment, not a live one.
 */
const LABELABLE = 'button, input:not([type="hidden"]), meter, output, progress, select, textarea'

const CONTROLS = [
  HTMLButtonElement,
  HTMLInputElement,
  HTMLMeterElement,
  HTMLOutputElement,
  HTMLProgressElement,
  HTMLSelectElement,
  HTMLTextAreaElement,
]

function labelsNaming(control: HTMLElement): HTMLLabelElement[] {
  const root = control.getRootNode()
  if (!control.id || !(root instanceof Document || root instanceof DocumentFragment)) return []
  const naming = [...root.querySelectorAll('label')].filter(({ htmlFor }) => htmlFor === control.id)
  return naming.length > 0 && root.getElementById(control.id) === control ? naming : []
}

/** The label around the control, when the control is the first that it holds. */
function labelAround(control: HTMLElement): HTMLLabelElement[] {
  const label = control.closest('label')
  return label && !label.hasAttribute('for') && label.querySelector(LABELABLE) === control ? [label] : []
}

function labelsOf(this: HTMLElement): HTMLLabelElement[] | null {
  if (this instanceof HTMLInputElement && this.type === 'hidden') return null
  const labels = [...labelsNaming(this), ...labelAround(this)]
  return labels.sort((a, b) => (a.compareDocumentPosition(b) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1))
}

for (const Control of CONTROLS)
  Object.defineProperty(Control.prototype, 'labels', { configurable: true, get: labelsOf })
