import readExcelFile from 'read-excel-file/node'
import { type Page } from 'playwright-core'
import { hoyEn, sumarDias } from '../../src/contract/fechas'
import { fechaCorta } from '../../src/ui/texts/formats'
import { contentOf } from '../setup/downloads'
import { keysOn, openForKeys } from '../setup/keys'
import { textOfPdf } from '../setup/pdf'

/** Export of a table without a mouse: CSV by one press, Excel and paper beside it. */
let page: Page
let browserErrors: string[]
const { press, inFocus } = keysOn(() => page)

beforeAll(async () => {
  ;({ page, browserErrors } = await openForKeys({ usuario: 'admin' }))
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
  expect(nombre).toBe(`liquidaciones-${hoyEn('America/Bogota')}.xlsx`)
  // Larger than what the packing library leaves to a worker of its own, which the page's policy refuses.
  expect(filas.length).toBeGreaterThan(1_000)
  const [titles, row] = filas
  expect(titles!.slice(0, 4)).toEqual(['Fecha', 'Bus', 'Conductor', 'Reg. inicial'])
  expect(row![0]).toBeInstanceOf(Date)
  expect(typeof row![1]).toBe('string')
  expect(typeof row![7]).toBe('number')
  const total = filas.find(([title]) => title === 'Total neto registradora')
  expect(typeof total?.[1]).toBe('number')
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

test('paper has company, search, titles on each page, totals and page numbers', async () => {
  const from = sumarDias(hoyEn('America/Bogota'), -9)
  await page.goto(`${new URL(page.url()).origin}/?fechaInicial=${from}&fechaFinal=2030-01-01&liquidada=true`)
  await page.locator('[role="row"][data-id]').first().waitFor()
  await page.getByRole('button', { name: 'Exportar', disabled: false }).waitFor()
  // The browser prints to a PDF in place of its dialog.
  await page.evaluate(() => {
    window.print = () => document.documentElement.setAttribute('data-impreso', '')
  })
  await choose('Imprimir')
  await page.locator('html[data-impreso]').waitFor({ state: 'attached' })
  const pages = await textOfPdf(await page.pdf({ preferCSSPageSize: true }))
  const [first = '', second = ''] = pages
  expect(first).toContain(`Liquidaciones Fecha: desde ${fechaCorta(from)} hasta 01/01/30 · Liquidada: Si`)
  expect(first).toContain(`Página 1 de ${pages.length}`)
  expect(second).toContain(`Página 2 de ${pages.length}`)
  expect(second).toContain('Conductor Reg. inicial Reg. final')
  expect(pages.at(-1)).toContain('Total neto registradora')
  expect(browserErrors).toEqual([])
})
