/** A person's hands on the keyboard of a real browser, and nothing else: no click, no focus given by a script. */
import { type BrowserContextOptions, type Page } from 'playwright-core'
import { launchBrowser } from './browser'
import { openHome, sessionOf } from './hands'
import { startProduct } from './product'

/** Focused element as it is read aloud: the accessible name and the role, or the element's own name where it has no role. */
interface Focus {
  name: string
  rol: string
  /** The kind of an input; '' of anything else. */
  type: string
  /** How many buttons stand beside it in its toolbar, which is one stop: arrows go between them. */
  neighbours: number
}

declare global {
  // Kept by the page for the tests.
  var invisibleFocuses: () => string[]
}

/** Runs in the page. */
function readFocus(): Focus {
  const one = document.activeElement
  // A button that waits for an answer is about to lose it, and to get it back.
  if (!one || one === document.body || one.matches(':disabled'))
    return { name: '', rol: 'body', type: '', neighbours: 0 }
  const ofOthers = (one.getAttribute('aria-labelledby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent ?? '')
    .join(' ')
  const labels = [...((one as HTMLInputElement).labels ?? [])].map((one) => one.textContent ?? '').join(' ')
  const name = one.getAttribute('aria-label') || ofOthers || labels || one.textContent || ''
  const bar = one.closest('[role="toolbar"]')
  return {
    name: name.replace(/\s+/g, ' ').trim(),
    rol: one.getAttribute('role') ?? one.localName,
    type: (one as HTMLInputElement).type ?? '',
    neighbours: bar ? bar.querySelectorAll('button:enabled').length - 1 : 0,
  }
}

/**
 * Runs in the page before its own code: whatever has had the focus has to look otherwise than without it, in its outline, its
 * shadow or its border, or in those of what draws an input. It is looked at when a key is pressed, and once more with the
 * first key (or question) after it was left: React has drawn by then what the focus and its loss have changed.
 */
function watchFocus() {
  const visible = (color: string) => !/, 0\)$|transparent/.test(color)
  const appearance = (element: Element) => {
    // How it will look, and not on its way there.
    for (const one of element.getAnimations()) if (one instanceof CSSTransition) one.finish()
    const { opacity, outlineStyle, outlineWidth, outlineColor, boxShadow, borderColor, borderWidth } =
      getComputedStyle(element)
    if (opacity === '0') return ''
    const outline =
      outlineStyle !== 'none' && visible(outlineColor) && `${outlineStyle} ${outlineWidth} ${outlineColor}`
    return [outline, boxShadow, borderColor, borderWidth].join()
  }
  // A checkbox is drawn by what stands beside it, a framed input by its frame.
  const withFrame = (element: Element) => {
    const parent = element.parentElement
    const parts =
      element.matches('input, textarea, select, [role="combobox"]') && parent
        ? [parent, ...parent.children]
        : [element]
    return parts.map(appearance).join('\n')
  }
  // Excludes elements that nobody reaches with Tab, which are focused for readers, not for eyes.
  const matters = (element: Element) =>
    element instanceof HTMLElement &&
    !element.matches(':disabled') &&
    (element.tabIndex >= 0 || element.role === 'gridcell')

  const invisible: string[] = []
  // While its list is open, a chosen value looks as if it had the focus.
  const isOpened = (element: Element) => element.matches('[role="combobox"][aria-expanded="true"]:not(input)')
  let seen: { element: Element; inFocus: string } | null = null
  const look = () => {
    const element = document.activeElement
    if (seen && seen.element !== element && seen.element.isConnected && !isOpened(seen.element))
      if (withFrame(seen.element) === seen.inFocus) invisible.push(seen.element.outerHTML.slice(0, 120))
    seen = element && matters(element) ? { element, inFocus: withFrame(element) } : null
  }
  document.addEventListener('keydown', look, { capture: true })
  globalThis.invisibleFocuses = () => {
    look()
    return invisible
  }
}

/** More stops than any screen has from one end to the other. */
const STOPS = 90

/** @param page is asked for at each use, so that hands may be made before the browser is there. */
export function keysOn(page: () => Page) {
  const focus = () => page().evaluate(readFocus)

  const press = async (...keys: string[]) => {
    for (const key of keys) await page().keyboard.press(key)
  }
  const fillIn = (text: string) => page().keyboard.type(text)

  /** Waits until the focus is on what bears this name (and is of this role). */
  async function inFocus(name: string | RegExp, rol?: string) {
    const until = Date.now() + 10_000
    for (;;) {
      const current = await focus()
      const same = typeof name === 'string' ? current.name === name : name.test(current.name)
      if (same && (rol === undefined || current.rol === rol)) return
      if (Date.now() > until)
        throw new Error(`The focus is not on ${String(name)} but on ${current.rol} ${current.name}`)
      await page().waitForTimeout(20)
    }
  }

  /** Presses Tab until the focus is on what bears this name; with Shift for what lies behind. */
  async function tabTo(name: string, { key = 'Tab', rol = '' } = {}) {
    const stops: string[] = []
    for (let i = 0; i < STOPS; i++) {
      let current = await focus()
      for (let remaining = current.neighbours; ; remaining--) {
        if (current.name === name && current.rol.endsWith(rol) && stops.length > 0) return
        stops.push(current.name)
        if (remaining <= 0) break
        await press('ArrowRight')
        current = await focus()
      }
      await press(key)
    }
    throw new Error(`Tab does not come to ${name}. It stops at: ${stops.join(' · ')}`)
  }

  /** Goes to a button with Tab and presses it. */
  async function button(name: string, key = 'Tab') {
    await tabTo(name, { key, rol: 'button' })
    await press('Enter')
  }

  /** Goes down the list that has the focus to what begins so: its letters would be added to those typed a moment ago. */
  async function option(text: string) {
    const chosen = () =>
      page().evaluate(() => (document.activeElement as HTMLSelectElement).selectedOptions[0]?.text ?? '')
    await press('Home')
    for (let i = 0; !(await chosen()).startsWith(text); i++) {
      if (i > STOPS) throw new Error(`The list has no ${text}.`)
      await press('ArrowDown')
    }
  }

  /**
   * Goes to fields with Tab and writes in each: a list takes what begins so, a selector the first match, a checkbox
   * with a text is ticked.
   */
  async function fill(texts: Record<string, string>) {
    for (const [label, text] of Object.entries(texts)) {
      if ((await focus()).name !== label) await tabTo(label)
      const { rol, type } = await focus()
      // Tab selects what an input holds, but not what a text of several lines does.
      if (type === 'textarea') await press('Control+a')
      if (type === 'checkbox') await press('Space')
      else if (rol === 'select') await option(text)
      else await fillIn(text)
      if (rol === 'combobox') await press('Enter')
    }
  }

  /** The dialog of this title, once it is open. */
  async function dialog(title: string) {
    const one = page().locator('[role="dialog"], [role="alertdialog"]').filter({ hasText: title }).last()
    await one.waitFor()
    return one
  }

  /** Answers the question of what may be wrong before it is saved: it is right. */
  async function acceptSoftWarnings() {
    await dialog('Revise antes de guardar')
    await button('Guardar')
  }

  /** Waits until no dialog is open and the focus is on what bears this name. */
  async function returned(name: string | RegExp) {
    await page().locator('[role="dialog"], [role="alertdialog"]').first().waitFor({ state: 'detached' })
    await inFocus(name)
  }

  /** Goes down the table from its first row to the one that says this. @returns whether there is one. */
  async function goDownTo(text: string) {
    await press('Control+Home')
    for (let i = 0; i < STOPS; i++) {
      const inRow = await page().evaluate(
        () => document.activeElement?.closest('[role="row"]')?.textContent ?? '',
      )
      if (inRow.includes(text)) return true
      await press(i % 10 === 9 ? 'PageDown' : 'ArrowDown')
    }
    return false
  }

  /** Goes to the table with its key and to the row that says this, as soon as there is one. */
  async function row(text: string) {
    const until = Date.now() + 10_000
    for (;;) {
      await press('t')
      if ((await focus()).rol === 'gridcell' && (await goDownTo(text))) return
      if (Date.now() > until) throw new Error(`No row says ${text}.`)
      // Its rows may still be on their way, or say what they said before.
      await page().waitForTimeout(50)
    }
  }

  /** Goes to another screen by its letter. */
  async function goTo(letter: string, title: string) {
    const heading = page().getByRole('heading', { name: title, level: 1, exact: true })
    await press('g', letter)
    // The letters' own code comes after the first rows: a person who was too early presses again.
    await heading.waitFor({ timeout: 3_000 }).catch(() => press('g', letter))
    await heading.waitFor()
  }

  /** Error of the focused field, as it is read with it; '' when there is none. */
  const error = () =>
    page().evaluate(() => {
      const one = document.activeElement
      if (one?.getAttribute('aria-invalid') !== 'true') return ''
      return document.getElementById(one.getAttribute('aria-describedby') ?? '')?.textContent ?? ''
    })

  /** Waits until this is read aloud, whether a dialog is open or not. */
  const toast = (message: string | RegExp) => page().getByRole('status').getByText(message).first().waitFor()

  /** Signs in on the login page, to the list of settlements. */
  async function signIn(usuario = 'admin', password = 'cochera-demo') {
    await inFocus('Usuario')
    await fill({ Usuario: usuario, Clave: password })
    await press('Enter')
    // A phone's list is of cards.
    await page().locator('[role="row"][data-id], main [role="list"] > li').first().waitFor()
  }

  return {
    focus,
    press,
    fillIn,
    inFocus,
    tabTo,
    button,
    option,
    fill,
    dialog,
    acceptSoftWarnings,
    returned,
    row,
    goTo,
    error,
    toast,
    signIn,
  }
}

interface Opening extends BrowserContextOptions {
  /** Settings of the server; without any the company is the demonstration's. */
  env?: Record<string, string>
  /** Who has signed in and sees the list of settlements; without anybody the login page stands there. */
  usuario?: string
}

/**
 * A company of its own before somebody who has no mouse. `browserErrors` grows with what the browser complains of; the page notices
 * whatever has the focus without showing it.
 */
export async function openForKeys({ env = {}, usuario, ...options }: Opening = {}) {
  const product = await startProduct({ env })
  const { url } = product
  const browser = await launchBrowser()
  const page = await browser.newPage({
    acceptDownloads: true,
    viewport: { width: 1366, height: 768 },
    reducedMotion: 'reduce',
    ...(usuario && { storageState: await sessionOf(url, usuario) }),
    ...options,
  })
  page.setDefaultTimeout(15_000)
  const browserErrors: string[] = []
  page.on('pageerror', ({ message }) => browserErrors.push(message))
  page.on('console', (message) => {
    if (message.type() === 'error') browserErrors.push(message.text())
  })
  await page.addInitScript(watchFocus)
  await (usuario ? openHome(page, url) : page.goto(url))
  return { url, page, browserErrors, product }
}

/** Elements that have had the focus on a page without showing it. */
export const invisibleFocuses = (page: Page) => page.evaluate(() => globalThis.invisibleFocuses())
