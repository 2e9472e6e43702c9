/** An administrator's morning with the fleet, in a real browser: drivers, buses, fares and holidays of the demonstration company. */
import { type Page } from 'playwright-core'
import { launchBrowser } from '../setup/browser'
import { handsOn } from '../setup/hands'
import { startProduct } from '../setup/product'

const ESPERA = 15_000

let page: Page
const { boton, ir, abrir, enviar, llenar, fila, elegir, aviso } = handsOn(() => page)
const quejas: string[] = []

beforeAll(async () => {
  const { url } = await startProduct()
  const browser = await launchBrowser()
  // A day ahead of Bogotá's for most of the day: dates must not follow the browser.
  const context = await browser.newContext({
    baseURL: url,
    locale: 'es-CO',
    timezoneId: 'Pacific/Auckland',
    viewport: { width: 1366, height: 768 },
  })
  context.setDefaultTimeout(ESPERA)
  page = await context.newPage()
  page.on('console', (mensaje) => {
    if (mensaje.type() === 'error') quejas.push(mensaje.text())
  })
  page.on('pageerror', (error) => quejas.push(error.message))

  await page.goto('/login')
  await page.getByLabel('Usuario').fill('admin')
  await page.getByLabel('Clave', { exact: true }).fill('cochera-demo')
  await page.getByRole('button', { name: 'Iniciar Sesión' }).click()
  await page.getByRole('heading', { name: 'Liquidaciones' }).waitFor()
})

test('a driver is hired, drives a bus, retires and leaves the bus free', async () => {
  await ir('Conductores')
  const crear = await abrir('Crear', 'Crear Conductor')
  await llenar(crear, {
    Nombre: 'Aarón Abad',
    Empresa: 'Coonatra',
    'Fecha de nacimiento': '17051955',
    'Tipo de documento': 'Pasaporte',
    Documento: 'AV123456',
  })
  await enviar(crear, 'Crear')
  await fila('Aarón Abad', 'AV123456').waitFor()

  // Who was just hired is the selected row.
  const editar = await abrir('Editar', 'Editar Conductor')
  expect(await editar.getByLabel('Fecha de nacimiento', { exact: true }).inputValue()).toBe('17/05/1955')
  await llenar(editar, { Documento: 'AV654321' })
  await enviar(editar, 'Aceptar')
  await fila('Aarón Abad', 'AV654321').waitFor()

  await ir('Buses')
  const bus = await abrir('Crear', 'Crear Bus')
  await llenar(bus, {
    Número: '100',
    Placa: 'tab100',
    Empresa: 'Coonatra',
    Ruta: 'Calasanz Boston',
    Modelo: '2020',
    Marca: 'Hino',
    Conductor: 'AV654321',
  })
  await enviar(bus, 'Crear')
  await fila('100', 'Calasanz Boston', 'Aarón Abad', 'TAB100').waitFor()

  await ir('Conductores')
  await elegir('AV654321')
  await enviar(await abrir('Retirar', 'Retirar Conductor'), 'Retirar')
  await aviso('Conductor retirado exitosamente.')
  await fila('AV654321').and(page.locator('.invalida')).waitFor()

  await ir('Buses')
  await fila('100', 'TAB100').waitFor()
  expect(await fila('100', 'Aarón Abad').count()).toBe(0)

  await ir('Conductores')
  await elegir('AV654321')
  await enviar(await abrir('Ingresar', 'Ingresar Conductor'), 'Ingresar')
  await aviso('Conductor ingresado exitosamente.')
})

test('a fare is created, edited and invalidated', async () => {
  await ir('Pasajes')
  const crear = await abrir('Crear', 'Crear Pasaje')
  await llenar(crear, {
    Ruta: 'Circular Sur 302',
    Valor: '9100',
    'Porcentaje pasajero': '12,85',
    'Fecha inicio': '01/01/40',
    'Fecha final': '31/12/40',
  })
  await enviar(crear, 'Crear')
  await aviso('Pasaje creado existosamente!')
  await fila('Circular Sur 302', '12,85 %', '1 de enero de 2040', '31 de diciembre de 2040').waitFor()

  await elegir('12,85 %')
  const editar = await abrir('Editar', 'Editar Pasaje')
  await llenar(editar, { 'Porcentaje pasajero': '13,05' })
  await enviar(editar, 'Confirmar')
  await aviso('Pasaje editado existosamente!')

  // The row is still the selected one.
  await fila('13,05 %').waitFor()
  await enviar(await abrir('Invalidar', 'Invalidar Pasaje'), 'Invalidar')
  await aviso('Pasaje invalidado exitosamente.')
  await fila('13,05 %').and(page.locator('.invalida')).waitFor()
})

test("next year's holidays are proposed and added, and one that is no holiday is registered and deleted", async () => {
  await ir('Festivos')
  await page.locator('[role="row"][data-id]').first().waitFor()
  const anio = new Date().getUTCFullYear() + 3
  const proponer = await abrir('Proponer festivos', 'Proponer festivos')
  await llenar(proponer, { Año: String(anio) })
  await proponer.getByText(`25 de diciembre de ${anio}: Navidad`).waitFor()
  await boton('Desmarcar todos', proponer).waitFor()
  await enviar(proponer, 'Agregar')
  await page
    .getByRole('status')
    .getByText(/^Se agregaron 1[789] festivos\.$/)
    .waitFor()

  const crear = await abrir('Crear', 'Formulario Festivo')
  await llenar(crear, { Fecha: '04/01/2001' })
  await enviar(crear, 'Crear')
  // What was just created is in sight and selected.
  await fila('4 de enero de 2001').waitFor()
  const eliminar = await abrir('Eliminar', 'Eliminar Liquidación')
  await eliminar.getByText('¿Estás seguro que deseas eliminar el festivo?', { exact: true }).waitFor()
  await enviar(eliminar, 'Eliminar')
  await aviso('Festivo eliminado exitosamente.')
  await fila('4 de enero de 2001').waitFor({ state: 'detached' })
})

test('the browser has had nothing to complain of', () => {
  expect(quejas).toEqual([])
})
