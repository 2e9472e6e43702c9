import type { Locator, Page } from 'playwright-core'

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
