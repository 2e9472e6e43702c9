/** A person's hands on the product's screens in a real browser: buttons and fields by what is written on them. */
import { type Browser, type BrowserContextOptions, type Page, type Locator } from 'playwright-core'

/** Within a cell's padding. */
export const CELL_EDGE = { x: 3, y: 6 }

/** @param pagina is asked for at each use, so that hands may be made before the browser is there. */
export function handsOn(pagina: () => Page) {
  const boton = (nombre: string, parte: Page | Locator = pagina()) =>
    parte.getByRole('button', { name: nombre, exact: true })

  /** Follows a link of the menu; `titulo` where the screen's is another than the link's. */
  async function ir(enlace: string, titulo = enlace) {
    await pagina().getByRole('navigation').getByRole('link', { name: enlace, exact: true }).click()
    await pagina().getByRole('heading', { name: titulo, level: 1, exact: true }).waitFor()
  }

  /** Presses a button of the page; answers the dialog of that title. */
  async function abrir(nombre: string, titulo: string) {
    await boton(nombre).click()
    const dialogo = pagina().locator('[role="dialog"], [role="alertdialog"]').filter({ hasText: titulo })
    await dialogo.waitFor()
    return dialogo
  }

  /** Presses a dialog's button and waits until the dialog is gone. */
  async function enviar(dialogo: Locator, nombre: string) {
    await boton(nombre, dialogo).click()
    await dialogo.waitFor({ state: 'detached' })
  }

  /** Writes in fields by their labels: a list takes the option of that name, a selector the first that it finds. */
  async function llenar(parte: Locator, textos: Record<string, string>) {
    for (const [etiqueta, texto] of Object.entries(textos)) {
      const campo = parte.getByLabel(etiqueta, { exact: true }).and(parte.locator('input, select, textarea'))
      const lista = await campo.evaluate((control) => control.tagName === 'SELECT')
      if (lista) await campo.selectOption({ label: texto })
      else await campo.fill(texto)
      if ((await campo.getAttribute('role')) === 'combobox') await campo.press('Enter')
    }
  }

  /** The row that says all of this. */
  const fila = (...textos: string[]) =>
    textos.reduce<Locator>(
      (filas, texto) => filas.filter({ has: pagina().getByRole('gridcell', { name: texto, exact: true }) }),
      pagina().locator('[role="row"][data-id]'),
    )

  /** Beside the cell's text, which may be a link. */
  const elegir = (texto: string) =>
    pagina().getByRole('gridcell', { name: texto, exact: true }).click({ position: CELL_EDGE })
  const aviso = (mensaje: string) => pagina().getByRole('status').getByText(mensaje).waitFor()

  return { boton, ir, abrir, enviar, llenar, fila, elegir, aviso }
}

/** Signs somebody in by the login page that stands there, and waits for the list of settlements. */
export async function signIn(page: Page, usuario = 'admin', clave = 'cochera-demo') {
  await page.getByLabel('Usuario').fill(usuario)
  await page.getByLabel('Clave', { exact: true }).fill(clave)
  await page.getByRole('button', { name: 'Iniciar Sesión' }).click()
  await page.getByRole('heading', { name: 'Liquidaciones', level: 1 }).waitFor()
}

/** Signs somebody in, in a browser of their own, at the list of settlements. */
export async function signedIn(browser: Browser, usuario: string, options: BrowserContextOptions) {
  const context = await browser.newContext({
    viewport: { width: 1366, height: 768 },
    reducedMotion: 'reduce',
    ...options,
  })
  context.setDefaultTimeout(15_000)
  const page = await context.newPage()
  await page.goto('/login')
  await signIn(page, usuario)
  return page
}

/** The title of a column, behind a dialog too. Sorted or filtered, its name says that as well. */
export const columnTitle = (page: Page, title: string): Locator =>
  page
    .getByRole('columnheader', { includeHidden: true })
    .filter({ has: page.getByText(title, { exact: true }) })

/** The cells under the column of this title, from the top: of the page's table, or of a part of it. */
export async function cellsUnder(page: Page, title: string, part: Page | Locator = page): Promise<Locator> {
  const column = await columnTitle(page, title).getAttribute('aria-colindex')
  return part.locator(`[role="gridcell"][aria-colindex="${column}"]`)
}

/** Which rows the page shows, of how many: '1–10 de 19'. */
export const shownRows = (page: Page): Locator => page.getByText(/^[\d.]+–[\d.]+ de [\d.]+$/)
