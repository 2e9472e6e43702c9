/**
 * The login's form before the libraries: the markup of public/index.html, usable at once. When the page itself stands there, its
 * form is given what was done here as if it had been done there: what was typed, where the caret is, which button was pressed.
 */
import { colorScheme } from '../app/theme/colorMode'
import styles from './plainLogin.css'

/** Milliseconds after which libraries that are not there yet are not waited for without a word. */
const PATIENCE = 10_000

/** Fields and buttons: either form has the same ones in the same order, any other page has none. A button's value is empty. */
const controlsOf = (page: Element) => [
  ...page.querySelectorAll<HTMLInputElement>('form:has([name="password"]) :is(input, button)'),
]

/** Shows it until the page draws anything of its own. */
export function showPlainLogin() {
  const root = document.querySelector('#root')
  const plain = document.querySelector('template')?.content.firstElementChild
  // Importing its address would bring the libraries before this.
  const font = document.querySelector<HTMLLinkElement>('link[as="font"]')
  if (!root || !plain || !font) return
  const controls = controlsOf(plain)
  const [usuario] = controls
  if (usuario) usuario.value = (history.state as { username?: string } | null)?.username ?? ''
  const [notice] = plain.getElementsByTagName('output')
  const pressed = new Set<HTMLElement>()
  let focused: EventTarget | null = null
  plain.addEventListener('focusin', ({ target }) => (focused = target))
  // A press that the page comes upon would end nowhere.
  let begun: EventTarget | null = null
  plain.addEventListener('mousedown', ({ target }) => (begun = target))
  plain.addEventListener('mouseup', () => (begun = null))
  for (const control of controls)
    // Enter in a field is a click too. The form sends nothing by itself: its method is a dialog's.
    control.addEventListener('click', () => {
      if (control.localName !== 'button') return
      if (control.type === 'submit' && !notice?.hidden) {
        // The password is kept nowhere.
        history.replaceState({ username: usuario?.value }, '')
        location.reload()
      }
      pressed.add(control)
      control.disabled = true
    })
  setTimeout(() => {
    if (notice) notice.hidden = false
    for (const control of controls) control.disabled = false
  }, PATIENCE)

  // Runs right after what draws the page: before it is painted, and before the next key.
  new MutationObserver((_records, observer) => {
    if (!root.querySelector('main, h1')) return
    observer.disconnect()
    for (const [place, heir] of controlsOf(root).entries()) {
      const control = controls[place]
      if (!control) continue
      if (control.value) {
        heir.setRangeText(control.value)
        heir.dispatchEvent(new InputEvent('input', { bubbles: true }))
        heir.setSelectionRange(control.selectionStart, control.selectionEnd)
      }
      if (control === focused) heir.focus()
      if (pressed.has(control) || control === begun) heir.click()
    }
    plain.remove()
  }).observe(root, { childList: true, subtree: true })

  // A sheet made by a script is no inline style: it needs no nonce, which not every host gives.
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(styles.replace('inter.woff2', font.href))
  document.adoptedStyleSheets.push(sheet)
  document.documentElement.dataset.tema = colorScheme()
  root.after(plain)
}
