import { type Browser, type Locator, type Page } from 'playwright-core'
import { fechaLarga, hoyEn, sumarDias } from '../../src/contract/fechas'
import type { LiquidacionFila } from '../../src/contract/liquidaciones'
import { contentOf } from '../setup/downloads'
import { launchBrowser } from '../setup/browser'
import { startProduct, type Product } from '../setup/product'
import { cellsUnder } from '../setup/hands'

/** A clerk's work with the settlements, in a real browser before the built product. */
let product: Product
let browser: Browser
let page: Page
const errores: string[] = []

// Days of which the demonstration company has nothing yet.
const HOY = hoyEn('America/Bogota')
const UN_DIA = sumarDias(HOY, 1)
const OTRO_DIA = sumarDias(HOY, 2)

beforeAll(async () => {
  product = await startProduct()
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
  await page.goto(product.url)
  await page.getByLabel('Usuario').fill('admin')
  await page.getByLabel('Clave', { exact: true }).fill('cochera-demo')
  await page.getByRole('button', { name: 'Iniciar Sesión' }).click()
  await page.getByRole('heading', { name: 'Liquidaciones', level: 1 }).waitFor()
})
afterAll(async () => {
  await browser.close()
  await product.stop()
})

/** '2026-03-05' as it is typed in a form. */
const escrita = (fecha: string) => {
  const [anio, mes, dia] = fecha.split('-')
  return `${dia}/${mes}/${anio?.slice(-2)}`
}

const boton = (nombre: string) => page.getByRole('button', { name: nombre, exact: true })

async function abrir(nombre: string, titulo: string): Promise<Locator> {
  await boton(nombre).click()
  const dialogo = page.getByRole('dialog', { name: titulo })
  await dialogo.waitFor()
  return dialogo
}

/** Types in fields by their labels; a selector takes the first that matches. */
async function llenar(donde: Locator, textos: Record<string, string>) {
  for (const [etiqueta, texto] of Object.entries(textos)) {
    const campo = donde.getByLabel(etiqueta, { exact: true }).and(donde.locator('input, textarea'))
    await campo.fill(texto)
    if ((await campo.getAttribute('role')) === 'combobox') await campo.press('Enter')
  }
}

const aviso = (mensaje: string) => page.getByRole('status').getByText(mensaje).waitFor()

/** The row of a bus on a day. */
const fila = (bus: string, fecha: string) =>
  page.getByRole('row', { name: new RegExp(`^${fechaLarga(fecha)} ${bus} `) })

const celda = async (bus: string, fecha: string, titulo: string) =>
  (await cellsUnder(page, titulo, fila(bus, fecha))).innerText()

/** What the API answers to the signed-in person. */
const consultar = <T>(ruta: string) =>
  page.evaluate(async (url) => {
    const { token } = JSON.parse(localStorage.getItem('jwtData') ?? '{}') as { token: string }
    const respuesta = await fetch(url, { headers: { Authorization: `Bearer ${token}` } })
    return (await respuesta.json()) as unknown
  }, `/api${ruta}`) as Promise<T>

test('creates a settlement with an expense, a debt and a repayment: it outlives a reload and a restart', async () => {
  const dialogo = await abrir('Crear', 'Crear Liquidación')
  await llenar(dialogo, {
    Fecha: escrita(UN_DIA),
    Bus: '305',
    Viajes: '7',
    'Registradora inicial': '5000',
    'Registradora final': '5321',
    Sensor: '360',
    'Nombre del gasto 1': 'Parqueadero',
    'Valor del gasto 1': '12000',
  })
  await dialogo.getByText('321', { exact: true }).waitFor()
  await dialogo.getByLabel('Abono', { exact: true }).check()
  await dialogo.getByLabel('Deuda', { exact: true }).check()
  await llenar(dialogo, {
    'Valor del abono': '30000',
    'Valor de la deuda': '45000',
    'Razón de la deuda': 'Descuadre de caja',
  })
  await dialogo.getByRole('button', { name: 'Crear', exact: true }).click()
  await aviso('Creado exitosamente')
  await dialogo.waitFor({ state: 'detached' })

  const comprobar = async () => {
    await fila('305', UN_DIA).waitFor()
    // The last entered is the first of the list.
    expect(await (await cellsUnder(page, 'Bus')).first().innerText()).toBe('305')
    expect(await celda('305', UN_DIA, 'Pasajeros reg.')).toBe('321')
    const [guardada] = await consultar<LiquidacionFila[]>('/liquidaciones/table')
    expect(guardada).toMatchObject({ busNumero: '305', fecha: UN_DIA, pasajerosReg: 321 })
    const neto = (await celda('305', UN_DIA, 'Neto reg.')).replace(/[^\d-]/g, '')
    expect(Number(neto)).toBe(guardada?.valorNetoReg)
    return guardada?.uuid ?? ''
  }
  const uuid = await comprobar()
  await page.reload()
  await comprobar()
  // An open page would look for the stopped server, and the browser logs each refused call.
  await page.goto('about:blank')
  await product.restart()
  await page.goto(product.url)
  await comprobar()
  expect(await consultar(`/liquidaciones/detalle?uuid=${uuid}`)).toMatchObject({
    gastos: [{ nombre: 'Parqueadero', valor: 12_000 }],
    abonoDto: { valor: 30_000, fecha: UN_DIA },
    deudaDto: { razon: 'Descuadre de caja', valor: 45_000, fecha: UN_DIA },
  })
})

const BUSES = Array.from({ length: 20 }, (_, i) => String(301 + i))

test('a day’s sensors of twenty buses are typed without the mouse', async () => {
  const dialogo = await abrir('Ingresar Sensores', 'Formulario Ingreso Sensores')
  const enFoco = (i: number, campo: string) => page.locator(`[name="filas.${i}.${campo}"]:focus`).waitFor()
  const { keyboard } = page
  await enFoco(0, 'fecha')
  await keyboard.type(escrita(OTRO_DIA))
  await keyboard.press('Tab')
  for (const [i, bus] of BUSES.entries()) {
    await enFoco(i, 'busNumero')
    await keyboard.type(bus)
    await keyboard.press('Enter')
    await keyboard.press('Tab')
    await keyboard.type(String(300 + i))
    await keyboard.press('Tab')
    await keyboard.type('5')
    await keyboard.press('Tab')
    await keyboard.type('6')
    if (i < BUSES.length - 1) await keyboard.press('Enter')
  }
  await keyboard.press('Control+Enter')
  await aviso('Sensores ingresados')
  await dialogo.waitFor({ state: 'detached' })
  const guardadas = await consultar<LiquidacionFila[]>('/liquidaciones/table')
  const delDia = guardadas.filter(({ fecha }) => fecha === OTRO_DIA)
  expect(delDia.map(({ busNumero }) => busNumero).sort()).toEqual(BUSES)
  expect(delDia.every(({ liquidada, fechaEntrega }) => !liquidada && fechaEntrega === null)).toBe(true)
})

test('three of them are found with Buscar, completed and settled', async () => {
  for (const [i, bus] of ['301', '307', '312'].entries()) {
    const dialogo = await abrir('Crear', 'Crear Liquidación')
    await llenar(dialogo, { Fecha: escrita(OTRO_DIA), Bus: bus })
    await dialogo.getByRole('button', { name: 'Buscar', exact: true }).click()
    await dialogo.locator(`[name="sensor"][value="${300 + BUSES.indexOf(bus)}"]`).waitFor()
    const inicial = Number(
      (await dialogo.getByLabel('Registradora inicial').inputValue()).replaceAll('.', ''),
    )
    await llenar(dialogo, { 'Registradora final': String(inicial + 250 + i), 'Valor del gasto 1': '20000' })
    await dialogo.getByLabel('Liquidada', { exact: true }).check()
    await dialogo.getByRole('button', { name: 'Crear', exact: true }).click()
    await dialogo.waitFor({ state: 'detached' })
  }
  const liquidadas = (await consultar<LiquidacionFila[]>('/liquidaciones/table')).filter(
    ({ fecha, liquidada }) => fecha === OTRO_DIA && liquidada,
  )
  expect(liquidadas.map(({ busNumero, pasajerosReg }) => `${busNumero}: ${pasajerosReg}`).sort()).toEqual([
    '301: 250',
    '307: 251',
    '312: 252',
  ])
})

test('one is deleted, and the day is exported as it stands', async () => {
  const busqueda = page.getByRole('search', { name: 'Buscar liquidaciones' })
  await llenar(busqueda, {
    'Fecha Inicio': escrita(OTRO_DIA),
    'Fecha Final': escrita(sumarDias(OTRO_DIA, 1)),
  })
  await busqueda.getByRole('button', { name: 'Buscar', exact: true }).click()
  await page.getByText('1–10 de 20').waitFor()
  expect(page.url()).toContain(`fechaInicial=${OTRO_DIA}`)

  // The last one typed is on top.
  await fila('320', OTRO_DIA).click()
  await boton('Eliminar').click()
  const confirmacion = page.getByRole('alertdialog', { name: 'Eliminar Liquidación' })
  await confirmacion.getByRole('button', { name: 'Eliminar', exact: true }).click()
  await aviso('Liquidación eliminada.')
  await page.getByText('1–10 de 19').waitFor()

  const [descarga] = await Promise.all([page.waitForEvent('download'), boton('Exportar').click()])
  expect(descarga.suggestedFilename()).toBe('liquidaciones.csv')
  const [titulos = '', ...lineas] = (await contentOf(descarga)).toString().trimEnd().split('\r\n')
  const columna = (titulo: string) => titulos.replace('\uFEFF', '').split(';').indexOf(titulo)
  const celdas = lineas.map((linea) => linea.split(';'))
  const de = (titulo: string) => celdas.map((fila) => fila[columna(titulo)])
  expect(de('Bus').sort()).toEqual(BUSES.filter((bus) => bus !== '320'))
  expect(new Set(de('Fecha'))).toEqual(new Set([OTRO_DIA]))
  // Only what staff have entered has a day of delivery.
  expect(de('Fecha de entrega').filter(Boolean)).toEqual([HOY, HOY, HOY])
  const guardadas = (await consultar<LiquidacionFila[]>('/liquidaciones/table')).filter(
    ({ fecha }) => fecha === OTRO_DIA,
  )
  const suma = (numeros: number[]) => numeros.reduce((total, numero) => total + numero, 0)
  expect(suma(de('Neto sensor').map(Number))).toBe(suma(guardadas.map((una) => una.valorNetoSensor)))
})

test('nothing of it complains in the console', () => {
  expect(errores).toEqual([])
})
