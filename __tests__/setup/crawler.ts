/**
 * A walk over all that the product can show: each screen, with a row chosen, and whatever its buttons open; each form empty, with
 * its errors, and left unsaved. Buttons are found on the way, so that a new one is walked on its first day. What is looked at
 * at each halt is the caller's.
 */
import { type Locator, type Page } from 'playwright-core'
import { screens } from '../../src/app/screens/screens'
import { claveDelContrato, type Papeles } from '../../src/contract/previa'
import { CELL_EDGE, comeTo } from './hands'

/** A driver and a bus of the demonstration company. */
const DOCUMENTO = '74489800'
const OF_ONE_CONDUCTOR = `/conductores/${DOCUMENTO}`
const OF_ONE_BUS = '/buses/301'

/** The address of every screen, those of a driver and a bus, and one of none. */
export const PATHS = [
  ...screens.map(({ path }) => `/${path}`),
  OF_ONE_CONDUCTOR,
  '/documentos?ver=emitidos',
  ...['salarios', 'asistencias', 'contratos', 'documentos'].map(
    (section) => `${OF_ONE_CONDUCTOR}?seccion=${section}`,
  ),
  `${OF_ONE_BUS}?seccion=gastos`,
  '/no-existe',
]

/** Called with the name of each thing that has come on screen and stands still: '/buses › Crear › con errores'. */
export type OnSight = (page: Page, name: string) => Promise<void>

interface Crawl {
  page: Page
  onSight: OnSight
  /** Kinds of the buttons that have been pressed, so that none is twice. */
  seen: Set<string>
  /** Kinds of all that has been opened on any screen. */
  opened: Set<string>
}

/** A row of a table. */
export const ROW = 'main [role="row"][data-id]'

const DIALOGS = '[role="dialog"], [role="alertdialog"]'
/** Whatever stands over a screen. */
export const OPENED = `${DIALOGS}, [role="menu"], [role="listbox"], .MuiDataGrid-panelWrapper`

// Buttons that leave the page, download, print, send, or were seen.
const NOT_PRESSED = /^$|^Abrir|^Exportar|^Generar|^Imprimir|^Ordenar|página (anterior|siguiente)/
const NOT_PRESSED_IN_DIALOG =
  /^$|^(Cancelar|Cerrar|Imprimir|Buscar|Crear y siguiente|Descargar sin emitir)$|^Quitar|^Limpiar/
const OPENERS =
  /^(Crear|Confirmar|Confirmar los .*|Eliminar|Liquidar|Cerrar caja|Reabrir|Detalle|Ingresar|Ingresar Sensores|Retirar|Editar|Anular|Reemplazar|Clave nueva|Terminar sesiones|Invalidar|Duplicar|Proponer festivos|Importar|Historial|Ver registro|Filtros|Columnas|Menú|Elegir .*|Ver opciones de .*)$/

/** Components that are the same on every screen, the questions about a row among them: one of each is opened. */
const ALIKE =
  /^(Historial|Importar|Filtros|Columnas|Menú|Elegir .*|Ver opciones de .*|Eliminar|Retirar|Ingresar|Invalidar|con una fila elegida|sin guardar)$/
/** Forms with the fields of Crear. */
const LIKE_CREAR = / › (Editar|Duplicar|Liquidar)$/

/** Whether a thing is opened here: not when its like has been, on whichever screen. A calendar is one, whatever date it chooses. */
function isNew({ opened }: Crawl, kind: string) {
  if (!ALIKE.test(kind)) return true
  const size = opened.size
  return opened.add(kind.replace(/^Elegir .*/, 'Elegir')).size > size
}

/** Kind of a button, whichever column or row it acts on. */
const kindOf = (name: string) =>
  name
    .replace(/ de la columna .*/s, '')
    .replace(/^((?:Ver opciones de|Limpiar) (?:Bus|Justificación)) de .*/s, '$1')

/** Waits until nothing moves and nothing is on its way. */
export async function settled(page: Page): Promise<void> {
  await page.waitForFunction(
    () =>
      document.querySelector('[role="progressbar"]') === null &&
      document.getAnimations().every(({ playState, effect, timeline }) => {
        // Ignores endless animations, and those that go with the scroll.
        const endless =
          effect?.getComputedTiming().endTime === Infinity || !(timeline instanceof DocumentTimeline)
        return playState !== 'running' || endless
      }),
  )
}

async function see({ page, onSight }: Crawl, name: string) {
  await settled(page)
  await onSight(page, name)
}

/** Waits until more or fewer things stand over the screen than before. */
const waitForChange = (page: Page, before: number, timeout: number) =>
  page.waitForFunction(
    ([selector, count]) => document.querySelectorAll(selector).length !== count,
    [OPENED, before] as const,
    { timeout },
  )

/** Closes one thing, without keeping what is in it. */
async function closeOne(page: Page) {
  const before = await page.locator(OPENED).count()
  const discard = page.getByRole('button', { name: 'Descartar', exact: true })
  if ((await discard.count()) > 0) await discard.click()
  else await page.keyboard.press('Escape')
  // One fewer, or one more that asks whether to leave.
  await waitForChange(page, before, 1500).catch(() => undefined)
}

/** Leaves whatever is open. */
export async function closeAll(page: Page): Promise<void> {
  for (let turn = 0; turn < 6 && (await page.locator(OPENED).count()) > 0; turn += 1) await closeOne(page)
}

// The sections behind tabs have addresses of their own.
const PRESSABLE = 'button:enabled:not([role="tab"])'

/** Names of buttons. A switch comes last: it may take the chosen row away. */
const namesOf = (part: Locator, which = PRESSABLE) =>
  part.locator(which).evaluateAll((all) => {
    const isToggle = (button: Element) => Number(button.hasAttribute('aria-pressed'))
    return all
      .sort((one, other) => isToggle(one) - isToggle(other))
      .map((button) => button.getAttribute('aria-label') ?? (button.textContent ?? '').trim())
  })

/**
 * Presses a button by its name, whatever covers it: a title's buttons come and go with the pointer. A count in the name may have changed
 * with an answer that came meanwhile.
 */
const press = (part: Locator, name: string) =>
  part.locator(PRESSABLE).evaluateAll((all, sought) => {
    const nameOf = (one: Element) => one.getAttribute('aria-label') ?? (one.textContent ?? '').trim()
    const uncounted = (text: string) => text.replace(/\d+/, '')
    const button =
      all.find((one) => nameOf(one) === sought) ??
      all.find((one) => uncounted(nameOf(one)) === uncounted(sought))
    ;(button as HTMLElement | undefined)?.click()
  }, name)

/** Presses a button that opens something, and waits for it. */
async function openWith({ page }: Crawl, part: Locator, name: string, where: string) {
  const before = await page.locator(OPENED).count()
  await press(part, name)
  await waitForChange(page, before, 10_000).catch(() => {
    throw new Error(`${where}: ${name} opened nothing`)
  })
}

/** The lists and calendars of a dialog, one of each kind, and the buttons that add to its form. */
async function crawlButtons(crawl: Crawl, dialog: Locator, name: string) {
  const seen = new Set<string>()
  for (const button of await namesOf(dialog, `${PRESSABLE}:not([type="submit"])`)) {
    const kind = /^(Elegir|Ver opciones)/.exec(button)?.[0] ?? button
    if (seen.has(kind) || NOT_PRESSED_IN_DIALOG.test(button)) continue
    seen.add(kind)
    if (OPENERS.test(button)) {
      if (!isNew(crawl, button)) continue
      await openWith(crawl, dialog, button, name)
      await see(crawl, `${name} › ${button}`)
      await closeOne(crawl.page)
    } else await press(dialog, button)
  }
}

/** A form in a dialog: what its buttons open, and all of its fields with their errors, or the question about leaving it. */
async function crawlForm(crawl: Crawl, name: string) {
  const { page } = crawl
  const dialog = page.locator(DIALOGS).last()
  // It asks for nothing, and would be done.
  if (name.endsWith(' › Anular')) return
  if (LIKE_CREAR.test(name)) {
    if (!isNew(crawl, 'sin guardar')) return
    await dialog.locator('input:enabled:not([type="checkbox"], [role="combobox"])').first().fill('')
    await closeOne(page)
    return see(crawl, `${name} › sin guardar`)
  }
  await crawlButtons(crawl, dialog, name)
  const unmarked = dialog.locator('input[type="checkbox"]:enabled:not(:checked)')
  while ((await unmarked.count()) > 0) await unmarked.first().check()
  const fields = dialog.locator(':is(input:not([type="checkbox"]), textarea):enabled:not([aria-hidden])')
  for (const field of await fields.all()) {
    if ((await field.inputValue()) === '') continue
    await field.fill('')
    await field.blur()
  }
  const none = dialog.getByRole('button', { name: 'Desmarcar todos' })
  if ((await none.count()) > 0) await none.click()
  await dialog.locator('button[type="submit"]').click()
  await dialog
    .locator('[aria-invalid="true"], [role="alert"]')
    .first()
    .waitFor()
    .catch(() => {
      throw new Error(`${name} has nothing against an empty form`)
    })
  await see(crawl, `${name} › con errores`)
}

/** Walks through an opened dialog or menu. */
async function crawlOpened(crawl: Crawl, name: string) {
  const { page } = crawl
  await see(crawl, name)
  if ((await page.locator(OPENED).last().locator('form').count()) > 0) await crawlForm(crawl, name)
  await closeAll(page)
}

/** Presses every button that can be pressed, one after the other, and closes what each opens. */
async function pressAll(crawl: Crawl, where: string) {
  const { page, seen } = crawl
  const main = page.locator('main')
  for (;;) {
    const name = (await namesOf(main)).find((one) => !seen.has(kindOf(one)) && !NOT_PRESSED.test(one))
    if (name === undefined) return
    const kind = kindOf(name)
    seen.add(kind)
    if (OPENERS.test(kind)) {
      if (!isNew(crawl, kind)) continue
      await openWith(crawl, main, name, where)
      await crawlOpened(crawl, `${where} › ${kind}`)
    } else {
      await press(main, name)
      await closeAll(page)
    }
  }
}

/** So wide that no column waits for the table to be scrolled. */
const EVERY_COLUMN = 3_000

/** Every page of the screen's table, with all of its columns. */
async function turnPages(page: Page) {
  const viewport = page.viewportSize()
  if (!viewport) return
  await page.setViewportSize({ ...viewport, width: EVERY_COLUMN })
  await page.evaluate(async () => {
    for (let turn = 0; turn < 6; turn += 1) {
      const next = document.querySelector<HTMLElement>('[aria-label="Ir a la página siguiente"]:enabled')
      next?.click()
      await new Promise(requestAnimationFrame)
    }
  })
  await page.setViewportSize(viewport)
}

/** Chooses a row, so that more buttons can be pressed: one that may be edited, as a settlement's own debt may not. */
async function chooseRow(page: Page) {
  const rows = page.locator(ROW)
  const edit = page.locator('main button', { hasText: /^Editar$/ })
  const canEdit = (await edit.count()) > 0
  for (let numero = 0; numero < (await rows.count()); numero += 1) {
    const row = rows.nth(numero)
    await row.locator('[role="gridcell"]').first().click({ position: CELL_EDGE })
    await row.and(page.locator('[aria-selected="true"]')).waitFor()
    if (!canEdit || (await edit.isEnabled())) return
  }
}

/** The preview of a month's papers, with a driver's corrections, and that of a driver's, with its errors. */
async function crawlPreview(crawl: Crawl, where: string) {
  const { page } = crawl
  const month = page.locator('main').getByLabel('Mes')
  const isMonthly = (await month.count()) > 0
  if (isMonthly) await month.selectOption({ label: 'Diciembre' })
  else {
    await page.locator('main').getByRole('combobox', { name: 'Conductor' }).fill(DOCUMENTO)
    await page.keyboard.press('Enter')
  }
  await openWith(crawl, page.locator('main'), 'Vista previa', where)
  if (!isMonthly) return crawlOpened(crawl, `${where} › Vista previa`)
  await page
    .getByRole('button', { name: /^Ajustes de/ })
    .first()
    .click()
  await see(crawl, `${where} › Vista previa`)
  await closeAll(page)
}

/** The form of each document, with its errors. */
async function crawlDocumentos(crawl: Crawl, path: string) {
  const { page } = crawl
  // Its views have been pressed too.
  await page.getByRole('button', { name: 'Formularios', exact: true }).click()
  const documento = page.getByLabel('Documento', { exact: true })
  await documento.waitFor()
  for (const label of (await documento.locator('option').allTextContents()).slice(1)) {
    await documento.selectOption({ label })
    await page.getByRole('region', { name: label, exact: true }).waitFor()
    await pressAll(crawl, `${path} › ${label}`)
    await page.getByRole('button', { name: 'Generar' }).click()
    await page.locator('main [aria-invalid="true"]').first().waitFor()
    await see(crawl, `${path} › ${label} › con errores`)
    if ((await page.getByRole('button', { name: 'Vista previa', exact: true }).count()) > 0)
      await crawlPreview(crawl, `${path} › ${label}`)
  }
}

/** A day so long ago. */
const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10)

/** Creates a holiday and deletes it again, so that the record of changes has rows, and issues a paper, before anybody walks. */
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
  const { propuesto } = await call<{ propuesto: object }>(
    `/contratos?documento=${DOCUMENTO}`,
    'GET',
    undefined,
    token,
  )
  await call('/contratos', 'POST', propuesto, token)
  const datos = { forma: 'disfrutadas', desde: daysAgo(50), hasta: daysAgo(40) }
  const body = { tipo: 'vacaciones', documento: DOCUMENTO, datos }
  const { papeles } = await call<Papeles>('/documentos/previa', 'POST', body, token)
  const seen = papeles.map(({ contrato, huella }) => ({ clave: claveDelContrato(contrato), huella }))
  await call('/emitidos', 'POST', { ...body, papeles: seen }, token)
}

/**
 * Opens a screen and everything in it.
 *
 * @param opened what the walks of other screens have opened
 * @returns what the buttons that were pressed do
 */
export async function crawlThrough(
  page: Page,
  path: string,
  onSight: OnSight,
  opened: Set<string>,
): Promise<string[]> {
  const crawl: Crawl = { page, onSight, opened, seen: new Set() }
  await comeTo(page, path)
  await page.locator('h1').first().waitFor()
  await page.locator(`${ROW}, main form, main p, main select, main section`).first().waitFor()
  await see(crawl, path)
  if ((await page.locator('main [title="Seleccione una fila."]').count()) > 0) {
    const rows = page.locator(ROW)
    await rows
      .or(page.getByText(/^No hay .+\.$/))
      .first()
      .waitFor()
    if ((await rows.count()) > 0) {
      await chooseRow(page)
      if (isNew(crawl, 'con una fila elegida')) await see(crawl, `${path} › con una fila elegida`)
    }
  }
  await pressAll(crawl, path)
  await turnPages(page)
  if (path === '/documentos') await crawlDocumentos(crawl, path)
  return [...crawl.seen]
}

/** The menus of the top bar, and the dialogs behind them. */
export async function crawlBar(page: Page, onSight: OnSight): Promise<void> {
  const crawl: Crawl = { page, onSight, opened: new Set(), seen: new Set() }
  const bar = page.getByRole('banner')
  await bar.getByRole('button').last().waitFor()
  const menu = 'Menú'
  await press(bar, menu)
  await page.getByRole('navigation').waitFor({ state: 'detached' })
  await see(crawl, 'barra › sin menú')
  await press(bar, menu)
  for (const button of (await namesOf(bar)).filter((one) => one !== menu)) {
    await openWith(crawl, bar, button, 'barra')
    await see(crawl, `barra › ${button}`)
    const entries = await page.getByRole('menuitem').allTextContents()
    await closeAll(page)
    for (const entry of entries.filter((one) => !/^Cerrar sesión$|^Tema/.test(one))) {
      await openWith(crawl, bar, button, 'barra')
      await page.getByRole('menuitem', { name: entry }).click()
      await page.locator(DIALOGS).waitFor()
      await crawlOpened(crawl, `barra › ${entry}`)
    }
  }
}
