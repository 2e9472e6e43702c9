import readExcelFile from 'read-excel-file/node'
import { type Page } from 'playwright-core'
import { contentOf } from '../setup/downloads'
import { CORTO } from '../setup/anfitrion/costumbres'
import { visitar } from '../setup/anfitrion/visita'
import { keysOn, openForKeys } from '../setup/keys'
import { textoDePdf } from '../setup/pdf'

/** What a table hands out, without a mouse: CSV by one press, Excel and paper beside it. */
let page: Page
let quejas: string[]
const { pulsar, enFoco, boton, llenar } = keysOn(() => page)

/** What the page says of its longest list. */
const TODAS = /^Son [\d.]+ filas, unas [\d.]+ páginas/

beforeAll(async () => {
  ;({ page, quejas } = await openForKeys())
  await llenar({ Usuario: 'admin', Clave: 'cochera-demo' })
  await boton('Iniciar Sesión')
  await page.locator('[role="row"][data-id]').first().waitFor()
  await page.getByRole('button', { name: 'Exportar', disabled: false }).waitFor()
})

/** Chooses a format with the keyboard: the arrow is one stop after Exportar. */
async function elegir(formato: 'Excel' | 'Imprimir') {
  await page.getByRole('button', { name: 'Más formatos' }).focus()
  await pulsar('Enter')
  await enFoco('CSV', 'menuitem')
  await pulsar(...(formato === 'Excel' ? ['ArrowDown'] : ['ArrowDown', 'ArrowDown']))
  await enFoco(formato, 'menuitem')
  await pulsar('Enter')
}

const descarga = async () => {
  const una = await page.waitForEvent('download')
  const [hoja] = await readExcelFile(await contentOf(una))
  return { nombre: una.suggestedFilename(), filas: hoja!.data }
}

test('Excel opens the file of the whole list; the focus is back on the arrow', async () => {
  const [{ nombre, filas }] = await Promise.all([descarga(), elegir('Excel')])
  expect(nombre).toBe('liquidaciones.xlsx')
  // Larger than what the packing library leaves to a worker of its own, which the page's policy refuses.
  expect(filas.length).toBeGreaterThan(1_000)
  const [titulos, fila] = filas
  expect(titulos!.slice(0, 4)).toEqual(['Fecha', 'Bus', 'Conductor', 'Reg. inicial'])
  expect(fila![0]).toBeInstanceOf(Date)
  expect(typeof fila![1]).toBe('string')
  expect(typeof fila![7]).toBe('number')
  expect(filas.at(-1)![0]).toBe('Total neto registradora')
  expect(typeof filas.at(-1)![1]).toBe('number')
  await enFoco('Más formatos', 'button')
})

test('what takes long says so, and Escape ends it without a file', async () => {
  let descargas = 0
  page.on('download', () => (descargas += 1))
  let soltar = () => undefined as void
  const suelta = new Promise<void>((resolve) => (soltar = resolve))
  await page.route('**/liquidaciones/exportacion*', async (ruta) => {
    await suelta
    await ruta.continue()
  })
  const contestada = page.waitForResponse('**/liquidaciones/exportacion*')
  await elegir('Excel')
  await page.getByRole('dialog', { name: 'Preparando el archivo…' }).waitFor()
  await enFoco('Cancelar', 'button')
  await pulsar('Escape')
  await page.getByRole('dialog').waitFor({ state: 'detached' })
  soltar()
  await (await contestada).finished()
  await page.unroute('**/liquidaciones/exportacion*')
  await enFoco('Más formatos', 'button')
  expect(descargas).toBe(0)
})

/** Prints by the menu; the browser prints to a PDF in place of its dialog. */
async function impreso(): Promise<string[]> {
  await page.evaluate(() => {
    window.print = () => document.documentElement.setAttribute('data-impreso', '')
  })
  await elegir('Imprimir')
  const pregunta = page.getByRole('alertdialog')
  const listo = page.locator('html[data-impreso]')
  await pregunta.or(listo).first().waitFor()
  if (await pregunta.isVisible()) {
    expect(await pregunta.innerText()).toMatch(new RegExp(TODAS.source, 'm'))
    await enFoco('Cancelar', 'button')
    await pulsar('Tab', 'Enter')
  }
  await listo.waitFor({ state: 'attached' })
  const paginas = await textoDePdf(await page.pdf({ preferCSSPageSize: true }))
  await page.evaluate(() => document.documentElement.removeAttribute('data-impreso'))
  await page.locator('.papel').waitFor({ state: 'detached' })
  return paginas
}

test('paper has company, search, titles on each page, totals and page numbers; a long list is asked about first', async () => {
  await page.goto(
    `${new URL(page.url()).origin}/?fechaInicial=2026-01-01&fechaFinal=2030-01-01&liquidada=true`,
  )
  await page.locator('[role="row"][data-id]').first().waitFor()
  await page.getByRole('button', { name: 'Exportar', disabled: false }).waitFor()
  const paginas = await impreso()
  const [primera = '', segunda = ''] = paginas
  const ultima = paginas.at(-1) ?? ''
  expect(primera).toContain('Liquidaciones Fecha: 01/01/26 a 01/01/30 · Liquidada: Si')
  expect(primera).toContain(`Página 1 de ${paginas.length}`)
  expect(segunda).toContain(`Página 2 de ${paginas.length}`)
  expect(segunda).toContain('Conductor Reg. inicial Reg. final')
  expect(ultima).toContain('Total neto registradora')
  expect(quejas).toEqual([])
})

test('another host has the same, of the columns on the screen', async () => {
  const visita = await visitar(CORTO)
  await visita.llegar()
  await visita.ir('Salarios')
  await visita.fila('Ana Álvarez').first().waitFor()
  await visita.page.getByRole('button', { name: 'Más formatos' }).click()
  const [una] = await Promise.all([
    visita.page.waitForEvent('download'),
    visita.page.getByRole('menuitem', { name: 'Excel' }).click(),
  ])
  const [hoja] = await readExcelFile(await contentOf(una))
  expect(una.suggestedFilename()).toBe('salarios.xlsx')
  expect(hoja!.data.map((fila) => fila[1])).toContain(212_000)

  await visita.page.evaluate(() => {
    window.print = () => document.documentElement.setAttribute('data-impreso', '')
  })
  await visita.page.getByRole('button', { name: 'Más formatos' }).click()
  await visita.page.getByRole('menuitem', { name: 'Imprimir' }).click()
  await visita.page.locator('html[data-impreso]').waitFor({ state: 'attached' })
  const [hojaDePapel = ''] = await textoDePdf(await visita.page.pdf({ preferCSSPageSize: true }))
  expect(hojaDePapel).toMatch(/Cochera \d\d\/\d\d\/\d\d Salarios/)
  await visita.irse()
})
