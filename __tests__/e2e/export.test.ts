import readExcelFile from 'read-excel-file/node'
import { type Page } from 'playwright-core'
import { contentOf } from '../setup/downloads'
import { SHORT } from '../setup/host/customs'
import { visitHost } from '../setup/host/visit'
import { keysOn, openForKeys } from '../setup/keys'
import { textOfPdf } from '../setup/pdf'

/** What a table hands out, without a mouse: CSV by one press, Excel and paper beside it. */
let page: Page
let complaints: string[]
const { press, inFocus, button, fill } = keysOn(() => page)

/** What the page says of its longest list. */
const ALL = /^Son [\d.]+ filas, unas [\d.]+ páginas/

beforeAll(async () => {
  ;({ page, complaints } = await openForKeys())
  await fill({ Usuario: 'admin', Clave: 'cochera-demo' })
  await button('Iniciar Sesión')
  await page.locator('[role="row"][data-id]').first().waitFor()
  await page.getByRole('button', { name: 'Exportar', disabled: false }).waitFor()
})

/** Chooses a format with the keyboard: the arrow is one stop after Exportar. */
async function choose(format: 'Excel' | 'Imprimir') {
  await page.getByRole('button', { name: 'Más formatos' }).focus()
  await press('Enter')
  await inFocus('CSV', 'menuitem')
  await press(...(format === 'Excel' ? ['ArrowDown'] : ['ArrowDown', 'ArrowDown']))
  await inFocus(format, 'menuitem')
  await press('Enter')
}

const download = async () => {
  const one = await page.waitForEvent('download')
  const [sheet] = await readExcelFile(await contentOf(one))
  return { nombre: one.suggestedFilename(), filas: sheet!.data }
}

test('Excel opens the file of the whole list; the focus is back on the arrow', async () => {
  const [{ nombre, filas }] = await Promise.all([download(), choose('Excel')])
  expect(nombre).toBe('liquidaciones.xlsx')
  // Larger than what the packing library leaves to a worker of its own, which the page's policy refuses.
  expect(filas.length).toBeGreaterThan(1_000)
  const [titles, row] = filas
  expect(titles!.slice(0, 4)).toEqual(['Fecha', 'Bus', 'Conductor', 'Reg. inicial'])
  expect(row![0]).toBeInstanceOf(Date)
  expect(typeof row![1]).toBe('string')
  expect(typeof row![7]).toBe('number')
  expect(filas.at(-1)![0]).toBe('Total neto registradora')
  expect(typeof filas.at(-1)![1]).toBe('number')
  await inFocus('Más formatos', 'button')
})

test('what takes long says so, and Escape ends it without a file', async () => {
  let downloads = 0
  page.on('download', () => (downloads += 1))
  let release = () => undefined as void
  const loose = new Promise<void>((resolve) => (release = resolve))
  await page.route('**/liquidaciones/exportacion*', async (path) => {
    await loose
    await path.continue()
  })
  const answered = page.waitForResponse('**/liquidaciones/exportacion*')
  await choose('Excel')
  await page.getByRole('dialog', { name: 'Preparando el archivo…' }).waitFor()
  await inFocus('Cancelar', 'button')
  await press('Escape')
  await page.getByRole('dialog').waitFor({ state: 'detached' })
  release()
  await (await answered).finished()
  await page.unroute('**/liquidaciones/exportacion*')
  await inFocus('Más formatos', 'button')
  expect(downloads).toBe(0)
})

/** Prints by the menu; the browser prints to a PDF in place of its dialog. */
async function printed(): Promise<string[]> {
  await page.evaluate(() => {
    window.print = () => document.documentElement.setAttribute('data-impreso', '')
  })
  await choose('Imprimir')
  const question = page.getByRole('alertdialog')
  const ready = page.locator('html[data-impreso]')
  await question.or(ready).first().waitFor()
  if (await question.isVisible()) {
    expect(await question.innerText()).toMatch(new RegExp(ALL.source, 'm'))
    await inFocus('Cancelar', 'button')
    await press('Tab', 'Enter')
  }
  await ready.waitFor({ state: 'attached' })
  const pages = await textOfPdf(await page.pdf({ preferCSSPageSize: true }))
  await page.evaluate(() => document.documentElement.removeAttribute('data-impreso'))
  await page.locator('.papel').waitFor({ state: 'detached' })
  return pages
}

test('paper has company, search, titles on each page, totals and page numbers; a long list is asked about first', async () => {
  await page.goto(
    `${new URL(page.url()).origin}/?fechaInicial=2026-01-01&fechaFinal=2030-01-01&liquidada=true`,
  )
  await page.locator('[role="row"][data-id]').first().waitFor()
  await page.getByRole('button', { name: 'Exportar', disabled: false }).waitFor()
  const pages = await printed()
  const [first = '', second = ''] = pages
  const last = pages.at(-1) ?? ''
  expect(first).toContain('Liquidaciones Fecha: 01/01/26 a 01/01/30 · Liquidada: Si')
  expect(first).toContain(`Página 1 de ${pages.length}`)
  expect(second).toContain(`Página 2 de ${pages.length}`)
  expect(second).toContain('Conductor Reg. inicial Reg. final')
  expect(last).toContain('Total neto registradora')
  expect(complaints).toEqual([])
})

test('another host has the same, of the columns on the screen', async () => {
  const visit = await visitHost(SHORT)
  await visit.arrive()
  await visit.goTo('Salarios')
  await visit.row('Ana Álvarez').first().waitFor()
  await visit.page.getByRole('button', { name: 'Más formatos' }).click()
  const [one] = await Promise.all([
    visit.page.waitForEvent('download'),
    visit.page.getByRole('menuitem', { name: 'Excel' }).click(),
  ])
  const [sheet] = await readExcelFile(await contentOf(one))
  expect(one.suggestedFilename()).toBe('salarios.xlsx')
  expect(sheet!.data.map((row) => row[1])).toContain(212_000)

  await visit.page.evaluate(() => {
    window.print = () => document.documentElement.setAttribute('data-impreso', '')
  })
  await visit.page.getByRole('button', { name: 'Más formatos' }).click()
  await visit.page.getByRole('menuitem', { name: 'Imprimir' }).click()
  await visit.page.locator('html[data-impreso]').waitFor({ state: 'attached' })
  const [paperSheet = ''] = await textOfPdf(await visit.page.pdf({ preferCSSPageSize: true }))
  expect(paperSheet).toMatch(/Cochera \d\d\/\d\d\/\d\d Salarios/)
  await visit.leave()
})
