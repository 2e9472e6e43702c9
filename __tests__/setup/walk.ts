/**
 * A walk over all that the product can show: each screen, with a row chosen, and whatever its buttons open; each form empty, with
 * its errors, and left unsaved. Buttons are found on the way, so that a new one is walked on its first day. What is looked at
 * at each halt is the caller's.
 */
import { type BrowserContext, type Locator, type Page } from 'playwright-core'
import { screens } from '../../src/app/screens'
import { CELL_EDGE } from './hands'

/** A driver and a bus of the demonstration company. */
const DE_UN_CONDUCTOR = '/conductores/96413365'
const DE_UN_BUS = '/buses/301'

/** The address of every screen, those of a driver and a bus, and one of none. */
export const RUTAS = [
  ...screens.map(({ path }) => `/${path}`),
  DE_UN_CONDUCTOR,
  ...['salarios', 'asistencias', 'historial'].map((seccion) => `${DE_UN_CONDUCTOR}?seccion=${seccion}`),
  `${DE_UN_BUS}?seccion=gastos`,
  '/no-existe',
]

/** Called with the name of each thing that has come on screen and stands still: '/buses › Crear › con errores'. */
export type AlVer = (pagina: Page, nombre: string) => Promise<void>

interface Paseo {
  pagina: Page
  alVer: AlVer
  /** What the buttons that have been pressed do, so that none is twice. */
  vistos: Set<string>
}

/** A row of a table, on a phone a card. */
export const FILA = 'main [role="row"][data-id], main [role="list"] > li:has(dl, [aria-pressed])'

const DIALOGOS = '[role="dialog"], [role="alertdialog"]'
/** Whatever stands over a screen. */
export const ABIERTO = `${DIALOGOS}, [role="menu"], [role="listbox"], .MuiDataGrid-panelWrapper`

// What leaves the page, downloads, prints, sends, or was seen.
const SIN_PULSAR = /^$|^Exportar|^Generar|^Imprimir|^Ordenar|página (anterior|siguiente)/
const SIN_PULSAR_EN_DIALOGO = /^$|^(Cancelar|Cerrar|Imprimir|Buscar|Crear y siguiente)$|^Quitar|^Limpiar/
const ABRE =
  /^(Crear|Eliminar|Liquidar|Cerrar caja|Reabrir|Detalle|Ingresar|Ingresar Sensores|Retirar|Editar|Clave nueva|Terminar sesiones|Invalidar|Duplicar|Proponer festivos|Importar|Historial|Búsquedas|Ver registro|Filtros|Columnas|Menú|Elegir .*|Ver opciones de .*)$/

/** What a button does, whichever column or row it does it to. */
const claseDe = (nombre: string) =>
  nombre
    .replace(/ de la columna .*/s, '')
    .replace(/^((?:Ver opciones de|Limpiar) (?:Bus|Justificación)) de .*/s, '$1')

/** Waits until nothing moves and nothing is on its way. */
export async function quieta(pagina: Page): Promise<void> {
  await pagina.waitForFunction(
    () =>
      document.querySelector('[role="progressbar"]') === null &&
      document.getAnimations().every(({ playState, effect, timeline }) => {
        // What never ends is no movement to wait for, nor is what goes with the scroll.
        const sinFin =
          effect?.getComputedTiming().endTime === Infinity || !(timeline instanceof DocumentTimeline)
        return playState !== 'running' || sinFin
      }),
  )
}

async function ver({ pagina, alVer }: Paseo, nombre: string) {
  await quieta(pagina)
  await alVer(pagina, nombre)
}

/** Waits until more or fewer things stand over the screen than before. */
const esperarCambio = (pagina: Page, antes: number, timeout: number) =>
  pagina.waitForFunction(
    ([selector, cuantos]) => document.querySelectorAll(selector).length !== cuantos,
    [ABIERTO, antes] as const,
    { timeout },
  )

/** Closes one thing, without keeping what is in it. */
async function cerrarUno(pagina: Page) {
  const antes = await pagina.locator(ABIERTO).count()
  const descartar = pagina.getByRole('button', { name: 'Descartar', exact: true })
  if ((await descartar.count()) > 0) await descartar.click()
  else await pagina.keyboard.press('Escape')
  // One fewer, or one more that asks whether to leave.
  await esperarCambio(pagina, antes, 1500).catch(() => undefined)
}

/** Leaves whatever is open. */
export async function cerrarTodo(pagina: Page): Promise<void> {
  for (let vez = 0; vez < 6 && (await pagina.locator(ABIERTO).count()) > 0; vez += 1) await cerrarUno(pagina)
}

// The sections behind tabs have addresses of their own.
const PULSABLE = 'button:enabled:not([role="tab"])'

const nombresDe = (parte: Locator, cuales = PULSABLE) =>
  parte
    .locator(cuales)
    .evaluateAll((todos) =>
      todos.map((boton) => boton.getAttribute('aria-label') ?? (boton.textContent ?? '').trim()),
    )

/** Presses a button by its name, whatever covers it: a title's buttons come and go with the pointer. */
const pulsar = (parte: Locator, nombre: string) =>
  parte.locator(PULSABLE).evaluateAll((todos, buscado) => {
    const boton = todos.find((uno) => (uno.getAttribute('aria-label') ?? uno.textContent?.trim()) === buscado)
    ;(boton as HTMLElement | undefined)?.click()
  }, nombre)

/** Presses a button that opens something, and waits for it. */
async function abrirCon({ pagina }: Paseo, parte: Locator, nombre: string, donde: string) {
  const antes = await pagina.locator(ABIERTO).count()
  await pulsar(parte, nombre)
  await esperarCambio(pagina, antes, 10_000).catch(() => {
    throw new Error(`${donde}: ${nombre} opened nothing`)
  })
}

/** The lists and calendars of a dialog, one of each kind, and the buttons that add to its form. */
async function recorrerBotones(paseo: Paseo, dialogo: Locator, nombre: string) {
  const vistos = new Set<string>()
  for (const boton of await nombresDe(dialogo, `${PULSABLE}:not([type="submit"])`)) {
    const clase = /^(Elegir|Ver opciones)/.exec(boton)?.[0] ?? boton
    if (vistos.has(clase) || SIN_PULSAR_EN_DIALOGO.test(boton)) continue
    vistos.add(clase)
    if (ABRE.test(boton)) {
      await abrirCon(paseo, dialogo, boton, nombre)
      await ver(paseo, `${nombre} › ${boton}`)
      await cerrarUno(paseo.pagina)
    } else await pulsar(dialogo, boton)
  }
}

/** A form in a dialog: what its buttons open, all of its fields, its errors, and the question about leaving it. */
async function recorrerFormulario(paseo: Paseo, nombre: string) {
  const { pagina } = paseo
  const dialogo = pagina.locator(DIALOGOS).last()
  await recorrerBotones(paseo, dialogo, nombre)
  const sinMarcar = dialogo.locator('input[type="checkbox"]:enabled:not(:checked)')
  while ((await sinMarcar.count()) > 0) await sinMarcar.first().check()
  const campos = dialogo.locator(':is(input:not([type="checkbox"]), textarea):enabled:not([aria-hidden])')
  for (const campo of await campos.all()) {
    await campo.fill('')
    await campo.blur()
  }
  const ninguno = dialogo.getByRole('button', { name: 'Desmarcar todos' })
  if ((await ninguno.count()) > 0) await ninguno.click()
  await dialogo.locator('button[type="submit"]').click()
  await dialogo
    .locator('[aria-invalid="true"], [role="alert"]')
    .first()
    .waitFor()
    .catch(() => {
      throw new Error(`${nombre} has nothing against an empty form`)
    })
  await ver(paseo, `${nombre} › con errores`)
  await cerrarUno(pagina)
  await ver(paseo, `${nombre} › sin guardar`)
}

/** What a button has opened, and what is in it. */
async function recorrerAbierto(paseo: Paseo, nombre: string) {
  const { pagina } = paseo
  await ver(paseo, nombre)
  if ((await pagina.locator(ABIERTO).last().locator('form').count()) > 0)
    await recorrerFormulario(paseo, nombre)
  await cerrarTodo(pagina)
}

/** Presses every button that can be pressed, one after the other, and closes what each opens. */
async function pulsarTodo(paseo: Paseo, donde: string) {
  const { pagina, vistos } = paseo
  const main = pagina.locator('main')
  const sinVer = async (cuales: string) =>
    (await nombresDe(main, cuales)).find((uno) => !vistos.has(claseDe(uno)) && !SIN_PULSAR.test(uno))
  for (;;) {
    // What is switched on and off comes last: it may take the chosen row away.
    const nombre =
      (await sinVer(`${PULSABLE}:not([aria-pressed])`)) ?? (await sinVer(`${PULSABLE}[aria-pressed]`))
    if (nombre === undefined) return
    const clase = claseDe(nombre)
    vistos.add(clase)
    if (ABRE.test(clase)) {
      await abrirCon(paseo, main, nombre, donde)
      await recorrerAbierto(paseo, `${donde} › ${clase}`)
    } else {
      await pulsar(main, nombre)
      await cerrarTodo(pagina)
    }
  }
}

/** So wide that no column waits for the table to be scrolled. */
const EVERY_COLUMN = 3_000

/** Every page of the screen's table, with all of its columns. */
async function pasarPaginas(pagina: Page) {
  const viewport = pagina.viewportSize()
  if (viewport && viewport.width > 900) await pagina.setViewportSize({ ...viewport, width: EVERY_COLUMN })
  const siguiente = pagina.getByRole('button', { name: 'Ir a la página siguiente' })
  for (let vez = 0; vez < 6 && (await siguiente.count()) > 0 && (await siguiente.isEnabled()); vez += 1)
    await siguiente.click({ timeout: 1500 }).catch(() => undefined)
  if (viewport) await pagina.setViewportSize(viewport)
}

/** Chooses a row, so that more buttons can be pressed: one that may be edited, as a settlement's own debt may not. */
async function elegirFila(pagina: Page) {
  const filas = pagina.locator(FILA)
  const editar = pagina.locator('main button', { hasText: /^Editar$/ })
  const hayEditar = (await editar.count()) > 0
  for (let numero = 0; numero < (await filas.count()); numero += 1) {
    const fila = filas.nth(numero)
    const tarjeta = fila.locator('[aria-pressed]')
    if ((await tarjeta.count()) > 0) await tarjeta.press('Enter')
    else await fila.locator('[role="gridcell"]').first().click({ position: CELL_EDGE })
    await fila.and(pagina.locator('[aria-selected="true"], :has([aria-pressed="true"])')).waitFor()
    if (!hayEditar || (await editar.isEnabled())) return
  }
}

/** The form of each document, with its errors. */
async function recorrerDocumentos(paseo: Paseo, ruta: string) {
  const { pagina } = paseo
  const documento = pagina.locator('main select').first()
  for (const label of (await documento.locator('option').allTextContents()).slice(1)) {
    await documento.selectOption({ label })
    await pagina.getByRole('heading', { level: 2, name: label, exact: true }).waitFor()
    await ver(paseo, `${ruta} › ${label}`)
    await pulsarTodo(paseo, `${ruta} › ${label}`)
    await pagina.getByRole('button', { name: 'Generar' }).click()
    await pagina.locator('main [aria-invalid="true"]').first().waitFor()
    await ver(paseo, `${ruta} › ${label} › con errores`)
  }
}

/** Creates a holiday and deletes it again, so that the record of changes has rows, before anybody walks. */
export async function recordChanges(url: string): Promise<void> {
  const call = async <T>(path: string, method: string, body?: object, token = '') => {
    const answer = await fetch(`${url}/api${path}`, {
      method,
      headers: { 'Content-Type': 'application/json', ...(token && { Authorization: `Bearer ${token}` }) },
      ...(body && { body: JSON.stringify(body) }),
    })
    if (!answer.ok) throw new Error(await answer.text())
    return (await answer.json()) as T
  }
  const admin = { username: 'admin', password: 'cochera-demo' }
  const { token } = await call<{ token: string }>('/auth/login', 'POST', admin)
  const { uuid } = await call<{ uuid: string }>('/festivos', 'POST', { fecha: '2031-12-30' }, token)
  await call(`/festivos?uuid=${uuid}`, 'DELETE', undefined, token)
}

const NADA: AlVer = async () => undefined

/** Opens a screen and everything in it. @returns what the buttons that were pressed do. */
export async function recorrer(pagina: Page, ruta: string, alVer = NADA): Promise<string[]> {
  const paseo: Paseo = { pagina, alVer, vistos: new Set() }
  await pagina.goto(ruta)
  await pagina.locator('h1').first().waitFor()
  await pagina.locator(`${FILA}, main form, main p, main select, main section`).first().waitFor()
  await ver(paseo, ruta)
  // On a phone the search is folded.
  const plegada = pagina.getByRole('button', { name: /^Mostrar filtros/ })
  if ((await plegada.count()) > 0) await plegada.click()
  if ((await pagina.locator('main [title="Seleccione una fila."]').count()) > 0) {
    const filas = pagina.locator(FILA)
    await filas
      .or(pagina.getByText(/^No hay .+\.$/))
      .first()
      .waitFor()
    if ((await filas.count()) > 0) {
      await elegirFila(pagina)
      await ver(paseo, `${ruta} › con una fila elegida`)
    }
  }
  await pulsarTodo(paseo, ruta)
  await pasarPaginas(pagina)
  if (ruta === '/documentos') await recorrerDocumentos(paseo, ruta)
  return [...paseo.vistos]
}

/** How many pages walk at once: much of the time goes by waiting for dialogs to come and go. */
const AT_ONCE = 2

/** Opens every screen and everything in it, several at once. @returns by its address, what the buttons that were pressed there do. */
export function walkEverywhere(context: BrowserContext, alVer = NADA): Map<string, Promise<string[]>> {
  const ahead = RUTAS.map((ruta) => {
    let settle: (walked: Promise<string[]>) => void = () => undefined
    const walked = new Promise<string[]>((resolve) => (settle = resolve))
    // It is whoever waits for this screen that hears of a failure.
    walked.catch(() => undefined)
    return { ruta, walked, settle }
  })
  const all = new Map(ahead.map(({ ruta, walked }) => [ruta, walked]))
  const walk = async () => {
    const page = await context.newPage()
    for (let next = ahead.shift(); next; next = ahead.shift()) {
      next.settle(recorrer(page, next.ruta, alVer))
      await next.walked.catch(() => undefined)
    }
    await page.close()
  }
  for (let one = 0; one < AT_ONCE; one += 1) void walk()
  return all
}

/** The menus of the top bar, on a phone the side menu too, and the dialogs behind them. */
export async function recorrerBarra(pagina: Page, alVer = NADA): Promise<void> {
  const paseo: Paseo = { pagina, alVer, vistos: new Set() }
  const barra = pagina.getByRole('banner')
  await barra.getByRole('button').last().waitFor()
  for (const boton of await nombresDe(barra)) {
    await abrirCon(paseo, barra, boton, 'barra')
    await ver(paseo, `barra › ${boton}`)
    const entradas = await pagina.getByRole('menuitem').allTextContents()
    await cerrarTodo(pagina)
    for (const entrada of entradas.filter((una) => una !== 'Cerrar sesión')) {
      await abrirCon(paseo, barra, boton, 'barra')
      await pagina.getByRole('menuitem', { name: entrada }).click()
      await pagina.locator(DIALOGOS).waitFor()
      await recorrerAbierto(paseo, `barra › ${entrada}`)
    }
  }
}
