/** What an attacker's text does in a real browser: nothing. Every route and dialog is walked under the page's own policy. */
import { type BrowserContext, type Page } from 'playwright-core'
import { hoyEn } from '../../src/contract/fechas'
import { ATAQUES, ingresarEnPagina, unNavegadorVigilado } from '../setup/attacks'
import { startProduct } from '../setup/product'
import { ingresar, pedir } from '../setup/serverProcess'
import { cerrarTodo, recorrer, RUTAS } from '../setup/walk'

const CLAVE = 'cochera-demo'
// Most of the time goes by waiting for dialogs to come and go.
const A_LA_VEZ = 4

let context: BrowserContext
let page: Page
/** What must stay empty: reports of the policy, code that ran, and errors of the page. */
let faltas: string[]

/** Keeps each attack in every field of text that there is, one record of each kind for it. */
async function guardarAtaques(url: string) {
  const token = await ingresar(url, CLAVE)
  const crear = async (ruta: string, body: unknown) => {
    const { estado, cuerpo } = await pedir(`${url}/api${ruta}`, { token, body })
    if (estado >= 300) throw new Error(`${ruta}: ${cuerpo}`)
    return JSON.parse(cuerpo) as { uuid: string }
  }
  const fecha = hoyEn('America/Bogota')
  for (const [numero, ataque] of ATAQUES.entries()) {
    const texto = (largo: number) => ataque.slice(0, largo)
    const documento = `${numero}${texto(27)}`
    const busNumero = `${numero}${texto(17)}`
    const conductor = await crear('/conductores', {
      nombre: texto(120),
      empresa: texto(80),
      fechaNacimiento: '1980-01-31',
      tipoDocumento: 'C.C.',
      documento,
    })
    await crear('/buses', {
      numero: busNumero,
      empresa: texto(80),
      ruta: 'CCNT',
      modelo: texto(40),
      marca: texto(40),
      placa: `${numero}${texto(9)}`,
      conductorDocumento: documento,
    })
    await crear('/liquidaciones', {
      fecha,
      busNumero,
      conductorDocumento: documento,
      viajes: 5,
      regIni: 0,
      regFin: 300,
      sensor: 310,
      comentario: ataque,
      gastos: [{ nombre: texto(60), valor: 1000 }],
      deudaDto: { razon: ataque, valor: 1000 },
      abonoDto: { valor: 1000 },
    })
    await crear('/deudas', { valor: 1000, razon: ataque, conductorDocumento: documento })
    await crear('/abonos', { valor: 1000, origen: ataque, conductorDocumento: documento, fecha })
    const asistencia = { fecha, conductorUuid: conductor.uuid, bus: texto(20), justificacion: ataque }
    await crear('/asistencias', [asistencia])
  }
}

beforeAll(async () => {
  const { url } = await startProduct()
  await guardarAtaques(url)
  ;({ context, faltas } = await unNavegadorVigilado(url))
  page = await ingresarEnPagina(context, CLAVE)
})

test('thirty attacks are kept, and the first one is shown as the text that it is', async () => {
  expect(ATAQUES).toHaveLength(30)
  await page.goto('/conductores')
  await page.getByRole('gridcell', { name: '<script>ataque()</script>' }).first().waitFor()
})

test('every screen and its dialogs run none of them, and break no rule of the policy', async () => {
  const porVer = [...RUTAS]
  const pulsados: Record<string, string[]> = {}
  const trabajar = async () => {
    const pagina = await context.newPage()
    for (let ruta = porVer.shift(); ruta !== undefined; ruta = porVer.shift())
      pulsados[ruta] = await recorrer(pagina, ruta)
    await pagina.close()
  }
  await Promise.all(Array.from({ length: A_LA_VEZ }, trabajar))
  expect(faltas).toEqual([])
  // So that it cannot pass by pressing nothing.
  expect(pulsados['/']).toEqual(
    expect.arrayContaining(['Crear', 'Eliminar', 'Liquidar', 'Detalle', 'Ingresar Sensores', 'Columnas']),
  )
  for (const ruta of ['/buses', '/pasajes', '/deudas', '/abonos', '/conductores'])
    expect([ruta, pulsados[ruta]]).toEqual([ruta, expect.arrayContaining(['Crear', 'Editar'])])
})

test('neither do the menus of the top bar, the login page and its refusal', async () => {
  await page.goto('/festivos')
  const abrirSesion = () => page.getByRole('button', { name: /Administradora/ }).click()
  await page.getByRole('button', { name: /^Tema/ }).click()
  await page.getByRole('menu').waitFor()
  await cerrarTodo(page)
  await abrirSesion()
  await page.getByRole('menuitem', { name: 'Cambiar clave' }).click()
  await page.getByRole('dialog', { name: 'Cambiar clave' }).waitFor()
  await cerrarTodo(page)
  await abrirSesion()
  await page.getByRole('menuitem', { name: 'Cerrar sesión' }).click()
  await page.getByLabel('Usuario').fill(ATAQUES[0] ?? '')
  await page.getByLabel('Clave', { exact: true }).fill('x')
  await page.getByRole('button', { name: 'Iniciar Sesión' }).click()
  await page.getByText('Usuario o clave incorrectos.').waitFor()
  expect(faltas).toEqual([])
})

test('the page is served with a policy without exceptions', async () => {
  const respuesta = await page.goto('/login')
  const csp = respuesta?.headers()['content-security-policy'] ?? ''
  expect(csp).not.toMatch(/unsafe-/)
  expect(csp).toMatch(/script-src 'self';/)
  expect(csp).toMatch(/style-src 'self' 'nonce-[\w-]+';/)
  expect(csp).toMatch(/frame-ancestors 'none'/)
  expect(csp).toMatch(/require-trusted-types-for 'script'/)
})
