/** A person's hands on the keyboard of a real browser, and nothing else: no click, no focus given by a script. */
import { type BrowserContextOptions, type Page } from 'playwright-core'
import { launchBrowser } from './browser'
import { startProduct } from './product'

/** What has the focus, as it is read aloud: the accessible name and the role, or the element's own name where it has no role. */
interface Foco {
  nombre: string
  rol: string
}

declare global {
  // Kept by the page for the tests.
  var focosInvisibles: () => string[]
}

/** Runs in the page. */
function leerFoco(): Foco {
  const uno = document.activeElement
  // A button that waits for an answer is about to lose it, and to get it back.
  if (!uno || uno === document.body || uno.matches(':disabled')) return { nombre: '', rol: 'body' }
  const deOtros = (uno.getAttribute('aria-labelledby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent ?? '')
    .join(' ')
  const etiquetas = [...((uno as HTMLInputElement).labels ?? [])]
    .map((una) => una.textContent ?? '')
    .join(' ')
  const nombre = uno.getAttribute('aria-label') || deOtros || etiquetas || uno.textContent || ''
  return { nombre: nombre.replace(/\s+/g, ' ').trim(), rol: uno.getAttribute('role') ?? uno.localName }
}

/**
 * Runs in the page before its own code: whatever has had the focus has to look otherwise than without it, in its outline, its
 * shadow or its border, or in those of what draws an input. It is looked at when a key is pressed, and once more with the
 * first key (or question) after it was left: React has drawn by then what the focus and its loss have changed.
 */
function vigilarFocos() {
  const visible = (color: string) => !/, 0\)$|transparent/.test(color)
  const aspecto = (elemento: Element) => {
    // How it will look, and not on its way there.
    for (const una of elemento.getAnimations()) if (una instanceof CSSTransition) una.finish()
    const { opacity, outlineStyle, outlineWidth, outlineColor, boxShadow, borderColor, borderWidth } =
      getComputedStyle(elemento)
    if (opacity === '0') return ''
    const contorno =
      outlineStyle !== 'none' && visible(outlineColor) && `${outlineStyle} ${outlineWidth} ${outlineColor}`
    return [contorno, boxShadow, borderColor, borderWidth].join()
  }
  // A checkbox is drawn by what stands beside it, a framed input by its frame.
  const conMarco = (elemento: Element) => {
    const padre = elemento.parentElement
    const partes =
      elemento.matches('input, textarea, select, [role="combobox"]') && padre
        ? [padre, ...padre.children]
        : [elemento]
    return partes.map(aspecto).join('\n')
  }
  // What nobody reaches with Tab is focused for readers, not for eyes.
  const interesa = (elemento: Element) =>
    elemento instanceof HTMLElement &&
    !elemento.matches(':disabled') &&
    (elemento.tabIndex >= 0 || elemento.role === 'gridcell')

  const invisibles: string[] = []
  // While its list is open, a chosen value looks as if it had the focus.
  const estaAbierto = (elemento: Element) =>
    elemento.matches('[role="combobox"][aria-expanded="true"]:not(input)')
  let visto: { elemento: Element; enFoco: string } | null = null
  const mirar = () => {
    const elemento = document.activeElement
    if (visto && visto.elemento !== elemento && visto.elemento.isConnected && !estaAbierto(visto.elemento))
      if (conMarco(visto.elemento) === visto.enFoco) invisibles.push(visto.elemento.outerHTML.slice(0, 120))
    visto = elemento && interesa(elemento) ? { elemento, enFoco: conMarco(elemento) } : null
  }
  document.addEventListener('keydown', mirar, { capture: true })
  globalThis.focosInvisibles = () => {
    mirar()
    return invisibles
  }
}

/** More stops than any screen has from one end to the other. */
const PARADAS = 90

/** @param pagina is asked for at each use, so that hands may be made before the browser is there. */
export function keysOn(pagina: () => Page) {
  const foco = () => pagina().evaluate(leerFoco)

  const pulsar = async (...teclas: string[]) => {
    for (const tecla of teclas) await pagina().keyboard.press(tecla)
  }
  const escribir = (texto: string) => pagina().keyboard.type(texto)

  /** Waits until the focus is on what bears this name (and is of this role). */
  async function enFoco(nombre: string | RegExp, rol?: string) {
    const hasta = Date.now() + 10_000
    for (;;) {
      const actual = await foco()
      const mismo = typeof nombre === 'string' ? actual.nombre === nombre : nombre.test(actual.nombre)
      if (mismo && (rol === undefined || actual.rol === rol)) return
      if (Date.now() > hasta)
        throw new Error(`The focus is not on ${String(nombre)} but on ${actual.rol} ${actual.nombre}`)
      await pagina().waitForTimeout(20)
    }
  }

  /** How many buttons there are beside the focused one in its toolbar, which is one stop: arrows go between them. */
  const vecinos = () =>
    pagina().evaluate(() => {
      const barra = document.activeElement?.closest('[role="toolbar"]')
      return barra ? barra.querySelectorAll('button:enabled').length - 1 : 0
    })

  /** Presses Tab until the focus is on what bears this name; with Shift for what lies behind. */
  async function tabHasta(nombre: string, { tecla = 'Tab', rol = '' } = {}) {
    const paradas: string[] = []
    for (let i = 0; i < PARADAS; i++) {
      for (let quedan = await vecinos(); ; quedan--) {
        const actual = await foco()
        if (actual.nombre === nombre && actual.rol.endsWith(rol) && paradas.length > 0) return
        paradas.push(actual.nombre)
        if (quedan <= 0) break
        await pulsar('ArrowRight')
      }
      await pulsar(tecla)
    }
    throw new Error(`Tab does not come to ${nombre}. It stops at: ${paradas.join(' · ')}`)
  }

  /** Goes to a button with Tab and presses it. */
  async function boton(nombre: string, tecla = 'Tab') {
    await tabHasta(nombre, { tecla, rol: 'button' })
    await pulsar('Enter')
  }

  /** Goes down the list that has the focus to what begins so: its letters would be added to those typed a moment ago. */
  async function opcion(texto: string) {
    const elegida = () =>
      pagina().evaluate(() => (document.activeElement as HTMLSelectElement).selectedOptions[0]?.text ?? '')
    await pulsar('Home')
    for (let i = 0; !(await elegida()).startsWith(texto); i++) {
      if (i > PARADAS) throw new Error(`The list has no ${texto}.`)
      await pulsar('ArrowDown')
    }
  }

  /**
   * Goes to fields with Tab and writes in each: a list takes what begins so, a selector the first match, a checkbox
   * with a text is ticked.
   */
  async function llenar(textos: Record<string, string>) {
    for (const [etiqueta, texto] of Object.entries(textos)) {
      if ((await foco()).nombre !== etiqueta) await tabHasta(etiqueta)
      const { rol } = await foco()
      const tipo = await pagina().evaluate(() => (document.activeElement as HTMLInputElement).type)
      // Tab selects what an input holds, but not what a text of several lines does.
      if (tipo === 'textarea') await pulsar('Control+a')
      if (tipo === 'checkbox') await pulsar('Space')
      else if (rol === 'select') await opcion(texto)
      else await escribir(texto)
      if (rol === 'combobox') await pulsar('Enter')
    }
  }

  /** The dialog of this title, once it is open. */
  async function dialogo(titulo: string) {
    const uno = pagina().locator('[role="dialog"], [role="alertdialog"]').filter({ hasText: titulo }).last()
    await uno.waitFor()
    return uno
  }

  /** Waits until no dialog is open and the focus is on what bears this name. */
  async function devuelto(nombre: string | RegExp) {
    await pagina().locator('[role="dialog"], [role="alertdialog"]').first().waitFor({ state: 'detached' })
    await enFoco(nombre)
  }

  /** Goes down the table from its first row to the one that says this. @returns whether there is one. */
  async function bajarA(texto: string) {
    await pulsar('Control+Home')
    for (let i = 0; i < PARADAS; i++) {
      const enFila = await pagina().evaluate(
        () => document.activeElement?.closest('[role="row"]')?.textContent ?? '',
      )
      if (enFila.includes(texto)) return true
      await pulsar(i % 10 === 9 ? 'PageDown' : 'ArrowDown')
    }
    return false
  }

  /** Goes to the table with its key and to the row that says this, as soon as there is one. */
  async function fila(texto: string) {
    const hasta = Date.now() + 10_000
    for (;;) {
      await pulsar('t')
      if ((await foco()).rol === 'gridcell' && (await bajarA(texto))) return
      if (Date.now() > hasta) throw new Error(`No row says ${texto}.`)
      // Its rows may still be on their way, or say what they said before.
      await pagina().waitForTimeout(50)
    }
  }

  /** Goes to another screen by its letter. */
  async function ir(letra: string, titulo: string) {
    await pulsar('g', letra)
    await pagina().getByRole('heading', { name: titulo, level: 1, exact: true }).waitFor()
  }

  /** What is wrong with the field that has the focus, as it is read with it; '' when nothing is. */
  const error = () =>
    pagina().evaluate(() => {
      const uno = document.activeElement
      if (uno?.getAttribute('aria-invalid') !== 'true') return ''
      return document.getElementById(uno.getAttribute('aria-describedby') ?? '')?.textContent ?? ''
    })

  /** Waits until this is read aloud, whether a dialog is open or not. */
  const aviso = (mensaje: string | RegExp) =>
    pagina().getByRole('status').getByText(mensaje).first().waitFor()

  /** Signs in on the login page, to the list of settlements. */
  async function ingresar(usuario = 'admin', clave = 'cochera-demo') {
    await enFoco('Usuario')
    await llenar({ Usuario: usuario, Clave: clave })
    await pulsar('Enter')
    // A phone's list is of cards.
    await pagina().locator('[role="row"][data-id], main [role="list"] > li').first().waitFor()
  }

  return {
    ...{ foco, pulsar, escribir, enFoco, tabHasta, boton, opcion, llenar },
    ...{ dialogo, devuelto, fila, ir, error, aviso, ingresar },
  }
}

/**
 * The login page of a company of its own, the demonstration's unless `env` says otherwise, before somebody who has no mouse. `quejas` grows with what the browser
 * complains of; the page notices whatever has the focus without showing it.
 *
 * @param options of the browser, such as its time zone
 */
export async function openForKeys(env: Record<string, string> = {}, options: BrowserContextOptions = {}) {
  const product = await startProduct({ env })
  const { url } = product
  const browser = await launchBrowser()
  const page = await browser.newPage({
    acceptDownloads: true,
    viewport: { width: 1366, height: 768 },
    reducedMotion: 'reduce',
    ...options,
  })
  page.setDefaultTimeout(15_000)
  const quejas: string[] = []
  page.on('pageerror', ({ message }) => quejas.push(message))
  page.on('console', (mensaje) => {
    if (mensaje.type() === 'error') quejas.push(mensaje.text())
  })
  await page.addInitScript(vigilarFocos)
  await page.goto(url)
  return { url, page, quejas, product }
}

/** What has had the focus on a page without showing it. */
export const invisibleFocuses = (page: Page) => page.evaluate(() => globalThis.focosInvisibles())
