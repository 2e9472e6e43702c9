import { type Browser, type Page } from 'playwright-core'
import { contentOf } from '../setup/downloads'
import { launchBrowser } from '../setup/browser'
import { textOfPdf } from '../setup/pdf'
import { startProduct, type Product } from '../setup/product'

let product: Product
let browser: Browser
let page: Page
const errors: string[] = []

beforeAll(async () => {
  product = await startProduct({ env: { EMPRESA: 'Buses de Prueba S.A.S.' } })
  browser = await launchBrowser()
  page = await browser.newPage({
    acceptDownloads: true,
    viewport: { width: 1366, height: 768 },
    reducedMotion: 'reduce',
  })
  page.on('pageerror', ({ message }) => errors.push(message))
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text())
  })
  await page.goto(`${product.url}/login`)
  await page.getByLabel('Usuario').fill('admin')
  await page.getByLabel('Clave', { exact: true }).fill('cochera-demo')
  await page.getByRole('button', { name: 'Iniciar Sesión' }).click()
  await page.getByRole('heading', { name: 'Liquidaciones' }).waitFor()
})
afterAll(async () => {
  await browser.close()
  await product.stop()
})

const goTo = async (screen: string) => {
  await page.getByRole('navigation').getByRole('link', { name: screen }).click()
  await page.getByRole('heading', { name: screen, level: 1 }).waitFor()
}

/** The name and the bytes of what a button downloads. */
async function downloadOf(button: string) {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: button }).click(),
  ])
  return { archivo: download.suggestedFilename(), contenido: await contentOf(download) }
}

/** What the API answers to the signed-in person. */
const ask = <T>(path: string) =>
  page.evaluate(async (url) => {
    const { token } = JSON.parse(localStorage.getItem('jwtData') ?? '{}') as { token: string }
    const answer = await fetch(url, { headers: { Authorization: `Bearer ${token}` } })
    return (await answer.json()) as unknown
  }, `/api${path}`) as Promise<T>

const choose = async (label: string, text: string) => {
  await page.getByRole('combobox', { name: label }).fill(text)
  // The 'Documento' selector has options of its own, which are no listbox's.
  await page.locator('[role="option"]').first().click()
}

const TODAY = /_\d{4}-\d{2}-\d{2}\.pdf$/

interface Salarios {
  salarios: { fecha: string; valor: number; conductorNombre: string }[]
  totalSalarios: number
}

test('the salaries are drawn, a line for the sensor and one for the register, and exported', async () => {
  await goTo('Salarios')
  const chart = page.getByRole('region', { name: 'Salario por día' })
  await chart.locator('path[data-series="1"]').waitFor()
  expect(await chart.locator('path[data-series]').count()).toBeGreaterThanOrEqual(2)
  expect(await chart.textContent()).toContain('$')

  const table = await ask<Salarios>('/salarios')
  const { archivo, contenido } = await downloadOf('Exportar')
  expect(archivo).toBe('salarios.csv')
  const [titles, ...rows] = contenido.toString().trimEnd().split('\r\n')
  expect(titles).toBe('\uFEFFValor;Valor registradora;Conductor;Bus;Fecha')
  expect(rows).toHaveLength(table.salarios.length)
  const sum = rows.reduce((total, row) => total + Number(row.split(';')[0]), 0)
  expect(sum).toBe(table.totalSalarios)
})

test('the expense report is exported as it is filtered, all pages of it', async () => {
  await goTo('Reporte de gastos')
  await choose('Nombre Gasto', 'Combustible')
  await page.getByRole('button', { name: 'Buscar', exact: true }).click()
  await page.waitForURL(/nombre=Combustible/)
  const chart = page.getByRole('region', { name: 'Gasto por nombre' })
  await chart.getByText(/^Combustible: \$[^;]*\(100 %\)\.$/).waitFor({ state: 'attached' })

  const report = await ask<{ gastos: { valor: number }[]; totalGasto: number }>(
    '/reporte/gastos?nombre=Combustible',
  )
  const { archivo, contenido } = await downloadOf('Exportar')
  expect(archivo).toBe('reporte-de-gastos.csv')
  const [titles, ...rows] = contenido.toString().trimEnd().split('\r\n')
  expect(titles).toBe('\uFEFFNombre;Valor;Fecha;Bus;Conductor')
  expect(rows).toHaveLength(report.gastos.length)
  const cells = rows.map((row) => row.split(';'))
  expect(cells.every(([name]) => name === 'Combustible')).toBe(true)
  expect(cells.reduce((total, [, value]) => total + Number(value), 0)).toBe(report.totalGasto)
})

test('the prima of June is a PDF with everybody who worked in the half-year', async () => {
  await goTo('Documentos')
  await page.getByLabel('Documento').selectOption('Prima')
  await page.getByLabel('Mes').selectOption('Junio')
  const { archivo, contenido } = await downloadOf('Generar')
  expect(archivo).toMatch(/^Prima_/)
  expect(archivo).toMatch(TODAY)

  const [summary, ...sheets] = await textOfPdf(contenido)
  expect(summary).toContain('Coonatra')
  expect(summary).toContain('Resumen de la prima de servicios')
  const [, year] = /Primer semestre de (\d{4})/.exec(summary ?? '') ?? []
  const { salarios } = await ask<Salarios>(`/salarios?fechaInicial=${year}-01-01&fechaFinal=${year}-06-30`)
  const names = [...new Set(salarios.map(({ conductorNombre }) => conductorNombre))]
  expect(names.length).toBeGreaterThan(0)
  const ofConductores = sheets.filter((sheet) => sheet.includes('Artículo 306'))
  expect(ofConductores).toHaveLength(names.length)
  for (const name of names) {
    const sheet = ofConductores.find((one) => one.includes(`Nombre ${name}`))
    const earned = salarios
      .filter(({ conductorNombre }) => conductorNombre === name)
      .reduce((total, { valor }) => total + valor, 0)
    expect(sheet).toContain(`Salarios devengados $ ${earned.toLocaleString('es-CO')}`)
  }
})

test('the vacations of a driver are a PDF; without a driver, the first click on Generar says so', async () => {
  await page.getByLabel('Documento').selectOption('Vacaciones')
  await page.getByRole('combobox', { name: 'Conductor' }).focus()
  // As slowly as a person: nothing may move away from under the pointer.
  await page.getByRole('button', { name: 'Generar' }).click({ delay: 100 })
  await page.getByText('El conductor es requerido.').waitFor()
  await page.waitForFunction(() => document.activeElement?.getAttribute('role') === 'combobox')

  const { salarios } = await ask<Salarios>('/salarios')
  const name = salarios[0]?.conductorNombre ?? ''
  await choose('Conductor', name)
  const { archivo, contenido } = await downloadOf('Generar')
  expect(archivo).toMatch(/^Vacaciones_/)
  expect(archivo).toMatch(TODAY)
  const pages = await textOfPdf(contenido)
  expect(pages).toHaveLength(1)
  expect(pages[0]).toContain(`Nombre ${name}`)
  expect(pages[0]).toContain('Artículos 186, 189 y 192')
})

test('nothing of it complains in the console', () => {
  expect(errors).toEqual([])
})
