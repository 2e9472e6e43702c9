/** The network of a depot: it is cut in the middle of a create, comes back, and the create is repeated. */
import { type BrowserContext, type Page, type Route } from 'playwright-core'
import { hoyEn, sumarDias } from '../../src/contract/fechas'
import { launchBrowser } from '../setup/browser'
import { startProduct } from '../setup/product'

const SIN_CONEXION = 'No hay conexión con el servidor. Intente de nuevo.'

let context: BrowserContext
let page: Page

beforeAll(async () => {
  const { url } = await startProduct()
  const browser = await launchBrowser()
  context = await browser.newContext({ baseURL: url, viewport: { width: 1366, height: 768 } })
  context.setDefaultTimeout(15_000)
  page = await context.newPage()
  await page.goto('/login')
  await page.getByLabel('Usuario').fill('editor')
  await page.getByLabel('Clave', { exact: true }).fill('cochera-demo')
  await page.getByRole('button', { name: 'Iniciar Sesión' }).click()
  await page.getByRole('heading', { name: 'Liquidaciones' }).waitFor()
})

/** What the API answers to the signed-in person. */
const consultar = <T>(ruta: string) =>
  page.evaluate(async (url) => {
    const { token } = JSON.parse(localStorage.getItem('jwtData') ?? '{}') as { token: string }
    const respuesta = await fetch(url, { headers: { Authorization: `Bearer ${token}` } })
    return (await respuesta.json()) as unknown
  }, `/api${ruta}`) as Promise<T>

/** Lets the next POST to an address reach the server, and loses its answer. */
async function perderRespuesta(direccion: string) {
  let perdidas = 0
  const perder = async (route: Route) => {
    if (route.request().method() !== 'POST' || perdidas > 0) return route.fallback()
    perdidas += 1
    await route.fetch()
    await route.abort('connectionreset')
  }
  await page.route(direccion, perder)
  return () => page.unroute(direccion, perder)
}

const dialogo = (titulo: string) => page.getByRole('dialog', { name: titulo })

async function elegir(titulo: string, etiqueta: string, texto: string) {
  await dialogo(titulo).getByRole('combobox', { name: etiqueta }).fill(texto)
  await page.getByRole('option').first().click()
}

test('a settlement whose answer is lost is repeated, and exists once', async () => {
  const fecha = sumarDias(hoyEn('America/Bogota'), 1)
  const buses = await consultar<{ numero: string; conductorDocumento: string | null }[]>('/buses')
  const bus = buses.find(({ conductorDocumento }) => conductorDocumento)
  const [anio, mes, dia] = fecha.split('-')
  const titulo = 'Crear Liquidación'
  const crear = dialogo(titulo)
  const campo = (etiqueta: string) => crear.getByLabel(etiqueta, { exact: true })

  await page.getByRole('button', { name: 'Crear', exact: true }).click()
  await campo('Fecha').fill(`${dia}/${mes}/${anio?.slice(2)}`)
  // It brings its driver along.
  await elegir(titulo, 'Bus', bus?.numero ?? '')
  await campo('Viajes').fill('6')
  await campo('Registradora final').fill('350')
  await campo('Sensor').fill('340')

  const restablecer = await perderRespuesta('**/api/liquidaciones')
  await crear.getByRole('button', { name: 'Crear', exact: true }).click()
  await crear.getByText(SIN_CONEXION).waitFor()
  expect(await campo('Sensor').inputValue()).toBe('340')
  const deEseDia = () =>
    consultar<unknown[]>(`/liquidaciones/v2/table?fechaInicial=${fecha}&fechaFinal=${sumarDias(fecha, 1)}`)
  // The server did receive it.
  expect(await deEseDia()).toHaveLength(1)

  await restablecer()
  await crear.getByRole('button', { name: 'Crear', exact: true }).click()
  await crear.waitFor({ state: 'detached' })
  await page.getByText('Creado exitosamente').waitFor()
  expect(await deEseDia()).toHaveLength(1)
})

test('a debt typed through a cut is sent when the network is back, and exists once', async () => {
  const titulo = 'Crear Deuda'
  const crear = dialogo(titulo)
  const enviar = crear.getByRole('button', { name: 'Crear', exact: true })
  await page.getByRole('navigation').getByRole('link', { name: 'Deudas' }).click()
  await page.getByRole('heading', { name: 'Deudas', level: 1 }).waitFor()
  await page.getByRole('button', { name: 'Crear', exact: true }).click()
  await crear.getByLabel('Valor').fill('77000')

  await context.setOffline(true)
  await page.getByText(/^Sin conexión\. Lo que escriba se conserva/).waitFor({ state: 'attached' })
  await crear.getByText('Sin conexión: podrá enviar cuando vuelva.').waitFor()
  await crear.getByLabel('Razón').fill('Préstamo del corte')
  expect(await enviar.isDisabled()).toBe(true)

  await context.setOffline(false)
  await crear.getByText('Sin conexión: podrá enviar cuando vuelva.').waitFor({ state: 'detached' })
  const [conductor] = await consultar<{ documento: string }[]>('/conductores')
  await elegir(titulo, 'Conductor', conductor?.documento ?? '')
  const restablecer = await perderRespuesta('**/api/deudas')
  await enviar.click()
  await crear.getByText(SIN_CONEXION).waitFor()
  await restablecer()
  await enviar.click()
  await crear.waitFor({ state: 'detached' })

  const { deudas } = await consultar<{ deudas: { razon: string }[] }>('/deudas')
  expect(deudas.filter(({ razon }) => razon === 'Préstamo del corte')).toHaveLength(1)
})

test('a bus and a driver typed before their lists have come are taken when they come', async () => {
  const buses = await consultar<{ numero: string; conductorDocumento: string | null }[]>('/buses')
  const bus = buses.find(({ conductorDocumento }) => conductorDocumento)
  const conductores = await consultar<{ documento: string; nombre: string }[]>('/conductores?valido=true')
  const otro = conductores.find(({ documento }) => documento !== bus?.conductorDocumento)
  let soltar = () => {}
  const soltados = new Promise<void>((resolve) => (soltar = resolve))
  const retener = async (route: Route) => {
    await soltados
    await route.fallback()
  }
  await page.route('**/api/conductores?valido=true', retener)
  await page.route('**/api/buses', retener)

  await page.goto('/')
  await page.getByRole('button', { name: 'Crear', exact: true }).click()
  const crear = dialogo('Crear Liquidación')
  const combo = (nombre: string) => crear.getByRole('combobox', { name: nombre })
  await combo('Bus').fill(bus?.numero ?? '')
  await combo('Bus').press('Tab')
  await combo('Conductor').fill(otro?.documento ?? '')
  await combo('Conductor').press('Tab')
  expect(await combo('Bus').inputValue()).toBe(bus?.numero)

  soltar()
  // Each has its cross once it is chosen; the bus, though it may come last, leaves the driver that was typed.
  await crear.getByRole('button', { name: 'Limpiar Bus' }).waitFor()
  await crear.getByRole('button', { name: 'Limpiar Conductor' }).waitFor()
  expect(await combo('Bus').inputValue()).toBe(bus?.numero)
  expect(await combo('Conductor').inputValue()).toBe(otro?.nombre)
  await crear.getByRole('button', { name: 'Cancelar' }).click()
  await page.getByRole('button', { name: 'Descartar' }).click()
  await crear.waitFor({ state: 'detached' })
})

test('leaving the sheet with unsaved rows asks; a reload finds them again', async () => {
  await page.getByRole('navigation').getByRole('link', { name: 'Crear', exact: true }).click()
  const casilla = page.getByRole('gridcell').getByRole('checkbox', { checked: false }).first()
  const nombre = await casilla.getAttribute('aria-label')
  await casilla.focus()
  await page.keyboard.press('Space')
  await page.getByRole('navigation').getByRole('link', { name: 'Deudas' }).click()
  await page.getByRole('alertdialog', { name: 'Cambios sin guardar' }).waitFor()
  await page.getByRole('button', { name: 'Seguir editando' }).click()

  const [pregunta] = await Promise.all([
    page.waitForEvent('dialog').then(async (aviso) => {
      await aviso.accept()
      return aviso.type()
    }),
    page.reload(),
  ])
  expect(pregunta).toBe('beforeunload')
  await page.getByText('1 fila sin guardar.').waitFor()
  expect(await page.getByRole('checkbox', { name: nombre ?? '', exact: true }).isChecked()).toBe(true)
})
