import { type Browser, type Page } from 'playwright-core'
import { contentOf } from '../setup/downloads'
import { launchBrowser } from '../setup/browser'
import { textoDePdf } from '../setup/pdf'
import { startProduct, type Product } from '../setup/product'

let product: Product
let browser: Browser
let page: Page
const errores: string[] = []

beforeAll(async () => {
  product = await startProduct({ env: { EMPRESA: 'Buses de Prueba S.A.S.' } })
  browser = await launchBrowser()
  page = await browser.newPage({
    acceptDownloads: true,
    viewport: { width: 1366, height: 768 },
    reducedMotion: 'reduce',
  })
  page.on('pageerror', ({ message }) => errores.push(message))
  page.on('console', (mensaje) => {
    if (mensaje.type() === 'error') errores.push(mensaje.text())
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

const ir = async (pantalla: string) => {
  await page.getByRole('navigation').getByRole('link', { name: pantalla }).click()
  await page.getByRole('heading', { name: pantalla, level: 1 }).waitFor()
}

/** The name and the bytes of what a button downloads. */
async function descargar(boton: string) {
  const [descarga] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: boton }).click(),
  ])
  return { archivo: descarga.suggestedFilename(), contenido: await contentOf(descarga) }
}

/** What the API answers to the signed-in person. */
const consultar = <T>(ruta: string) =>
  page.evaluate(async (url) => {
    const { token } = JSON.parse(localStorage.getItem('jwtData') ?? '{}') as { token: string }
    const respuesta = await fetch(url, { headers: { Authorization: `Bearer ${token}` } })
    return (await respuesta.json()) as unknown
  }, `/api${ruta}`) as Promise<T>

const elegir = async (etiqueta: string, texto: string) => {
  await page.getByRole('combobox', { name: etiqueta }).fill(texto)
  // The 'Documento' selector has options of its own, which are no listbox's.
  await page.locator('[role="option"]').first().click()
}

const HOY = /_\d{4}-\d{2}-\d{2}\.pdf$/

interface Salarios {
  salarios: { fecha: string; valor: number; conductorNombre: string }[]
  totalSalarios: number
}

test('the salaries are drawn, a line for the sensor and one for the register, and exported', async () => {
  await ir('Salarios')
  const grafica = page.getByRole('region', { name: 'Salario por día' })
  await grafica.locator('path[data-series="1"]').waitFor()
  expect(await grafica.locator('path[data-series]').count()).toBeGreaterThanOrEqual(2)
  expect(await grafica.textContent()).toContain('$')

  const tabla = await consultar<Salarios>('/salarios')
  const { archivo, contenido } = await descargar('Exportar')
  expect(archivo).toBe('salarios.csv')
  const [titulos, ...filas] = contenido.toString().trimEnd().split('\r\n')
  expect(titulos).toBe('\uFEFFValor;Valor registradora;Conductor;Bus;Fecha')
  expect(filas).toHaveLength(tabla.salarios.length)
  const suma = filas.reduce((total, fila) => total + Number(fila.split(';')[0]), 0)
  expect(suma).toBe(tabla.totalSalarios)
})

test('the expense report is exported as it is filtered, all pages of it', async () => {
  await ir('Reporte de gastos')
  await elegir('Nombre Gasto', 'Combustible')
  await page.getByRole('button', { name: 'Buscar', exact: true }).click()
  await page.waitForURL(/nombre=Combustible/)
  const grafica = page.getByRole('region', { name: 'Gasto por nombre' })
  await grafica.getByText(/^Combustible: \$[^;]*\(100 %\)\.$/).waitFor({ state: 'attached' })

  const reporte = await consultar<{ gastos: { valor: number }[]; totalGasto: number }>(
    '/reporte/gastos?nombre=Combustible',
  )
  const { archivo, contenido } = await descargar('Exportar')
  expect(archivo).toBe('reporte-de-gastos.csv')
  const [titulos, ...filas] = contenido.toString().trimEnd().split('\r\n')
  expect(titulos).toBe('\uFEFFNombre;Valor;Fecha;Bus;Conductor')
  expect(filas).toHaveLength(reporte.gastos.length)
  const celdas = filas.map((fila) => fila.split(';'))
  expect(celdas.every(([nombre]) => nombre === 'Combustible')).toBe(true)
  expect(celdas.reduce((total, [, valor]) => total + Number(valor), 0)).toBe(reporte.totalGasto)
})

test('the prima of June is a PDF with everybody who worked in the half-year', async () => {
  await ir('Documentos')
  await page.getByLabel('Documento').selectOption('Prima')
  await page.getByLabel('Mes').selectOption('Junio')
  const { archivo, contenido } = await descargar('Generar')
  expect(archivo).toMatch(/^Prima_/)
  expect(archivo).toMatch(HOY)

  const [resumen, ...hojas] = await textoDePdf(contenido)
  expect(resumen).toContain('Buses de Prueba S.A.S.')
  expect(resumen).toContain('Resumen de la prima de servicios')
  const [, anio] = /Primer semestre de (\d{4})/.exec(resumen ?? '') ?? []
  const { salarios } = await consultar<Salarios>(
    `/salarios?fechaInicial=${anio}-01-01&fechaFinal=${anio}-06-30`,
  )
  const nombres = [...new Set(salarios.map(({ conductorNombre }) => conductorNombre))]
  expect(nombres.length).toBeGreaterThan(0)
  const deConductores = hojas.filter((hoja) => hoja.includes('Artículo 306'))
  expect(deConductores).toHaveLength(nombres.length)
  for (const nombre of nombres) {
    const hoja = deConductores.find((una) => una.includes(`Nombre ${nombre}`))
    const devengado = salarios
      .filter(({ conductorNombre }) => conductorNombre === nombre)
      .reduce((total, { valor }) => total + valor, 0)
    expect(hoja).toContain(`Salarios devengados $ ${devengado.toLocaleString('es-CO')}`)
  }
})

test('the vacations of a driver are a PDF; without a driver, the first click on Generar says so', async () => {
  await page.getByLabel('Documento').selectOption('Vacaciones')
  await page.getByRole('combobox', { name: 'Conductor' }).focus()
  // As slowly as a person: nothing may move away from under the pointer.
  await page.getByRole('button', { name: 'Generar' }).click({ delay: 100 })
  await page.getByText('El conductor es requerido.').waitFor()
  await page.waitForFunction(() => document.activeElement?.getAttribute('role') === 'combobox')

  const { salarios } = await consultar<Salarios>('/salarios')
  const nombre = salarios[0]?.conductorNombre ?? ''
  await elegir('Conductor', nombre)
  const { archivo, contenido } = await descargar('Generar')
  expect(archivo).toMatch(/^Vacaciones_/)
  expect(archivo).toMatch(HOY)
  const paginas = await textoDePdf(contenido)
  expect(paginas).toHaveLength(1)
  expect(paginas[0]).toContain(`Nombre ${nombre}`)
  expect(paginas[0]).toContain('Artículos 186 y 192')
})

test('nothing of it complains in the console', () => {
  expect(errores).toEqual([])
})
