/** A person's hands on the product's screens in a real browser: buttons and fields by what is written on them. */
import { type Browser, type Page, type Locator } from 'playwright-core'
import { ask } from './serverProcess'

/** Within a cell's padding. */
export const CELL_EDGE = { x: 3, y: 6 }

/** @param page is asked for at each use, so that hands may be made before the browser is there. */
export function handsOn(page: () => Page) {
  const button = (name: string, part: Page | Locator = page()) =>
    part.getByRole('button', { name, exact: true })

  /** Follows a link of the menu; `title` where the screen's is another than the link's. */
  async function goTo(link: string, title = link) {
    await page().getByRole('navigation').getByRole('link', { name: link, exact: true }).click()
    await page().getByRole('heading', { name: title, level: 1, exact: true }).waitFor()
  }

  /** The dialog of this title, once it is open. */
  async function dialog(title: string) {
    const one = page().locator('[role="dialog"], [role="alertdialog"]').filter({ hasText: title })
    await one.waitFor()
    return one
  }

  /** Presses a button of the page; answers the dialog of that title. */
  async function open(name: string, title: string) {
    await button(name).click()
    return dialog(title)
  }

  /** Presses a dialog's button and waits until the dialog is gone. */
  async function send(dialog: Locator, name: string) {
    await button(name, dialog).click()
    await dialog.waitFor({ state: 'detached' })
  }

  /** Writes in fields by their labels: a list takes the option of that name, a selector the first that it finds. */
  async function fill(part: Locator, texts: Record<string, string>) {
    for (const [label, text] of Object.entries(texts)) {
      const field = part.getByLabel(label, { exact: true }).and(part.locator('input, select, textarea'))
      const list = await field.evaluate((control) => control.tagName === 'SELECT')
      if (list) await field.selectOption({ label: text })
      else await field.fill(text)
      if ((await field.getAttribute('role')) === 'combobox') await field.press('Enter')
    }
  }

  /** The row that says all of this. */
  const row = (...texts: string[]) =>
    texts.reduce<Locator>(
      (rows, text) => rows.filter({ has: page().getByRole('gridcell', { name: text, exact: true }) }),
      page().locator('[role="row"][data-id]'),
    )

  /** Beside the cell's text, which may be a link. */
  const choose = (text: string) =>
    page().getByRole('gridcell', { name: text, exact: true }).click({ position: CELL_EDGE })
  const toast = (message: string) => page().getByRole('status').getByText(message).waitFor()

  return { button, goTo, dialog, open, send, fill, row, choose, toast }
}

/** Storage of a browser in which somebody of the demonstration has signed in. */
export async function sessionOf(origin: string, username: string) {
  const { body } = await ask(`${origin}/api/auth/login`, { body: { username, password: 'cochera-demo' } })
  return { cookies: [], origins: [{ origin, localStorage: [{ name: 'jwtData', value: body }] }] }
}

/** Answer of the API to whoever has signed in on a page. */
export const askIn = <Answer>(page: Page, path: string): Promise<Answer> =>
  page.evaluate(async (url) => {
    const { token } = JSON.parse(localStorage.getItem('jwtData') ?? '{}') as { token: string }
    const answer = await fetch(`/api${url}`, { headers: { Authorization: `Bearer ${token}` } })
    return (await answer.json()) as Answer
  }, path)

/** Goes to another screen as a link does, until its title stands there: nothing is loaded anew, and what is typed is thrown away. */
export async function visit(page: Page, address: string) {
  const before = await page.evaluate((to) => {
    const { idx } = history.state as { idx: number }
    history.pushState({ idx: idx + 1, key: to, usr: null }, '', to)
    dispatchEvent(new PopStateEvent('popstate', { state: history.state as unknown }))
    return document.querySelector('h1')?.textContent
  }, address)
  await page.waitForFunction((old) => {
    const buttons = document.querySelectorAll<HTMLElement>('[role="alertdialog"] button')
    for (const one of buttons) if (one.textContent === 'Salir sin guardar') one.click()
    const now = document.querySelector('h1')?.textContent
    return now && now !== old
  }, before)
}

/** Comes to a screen: as a link does from another one, else by loading it. */
export function comeTo(page: Page, address: string) {
  const { origin, pathname } = new URL(page.url())
  const isElsewhere = origin !== 'null' && pathname !== new URL(address, origin).pathname
  return isElsewhere ? visit(page, address) : page.goto(address)
}

/** Opens the home of somebody who has signed in, once the grid has taken the place of the rows before the libraries. */
export async function openHome(page: Page, url: string) {
  await page.goto(url)
  await page.locator('.MuiDataGrid-root [role="row"][data-id]').first().waitFor()
}

/** The list of settlements before somebody who has signed in, in a browser of their own. */
export async function signedIn(browser: Browser, usuario: string, baseURL: string) {
  const context = await browser.newContext({
    baseURL,
    viewport: { width: 1366, height: 768 },
    reducedMotion: 'reduce',
    storageState: await sessionOf(baseURL, usuario),
  })
  context.setDefaultTimeout(15_000)
  const page = await context.newPage()
  await openHome(page, '/')
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
