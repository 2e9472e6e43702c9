/** What an attacker's text does in a real browser: nothing. Every route and dialog is walked under the page's own policy. */
import { type BrowserContext, type Page } from 'playwright-core'
import { hoyEn } from '../../src/contract/fechas'
import { ATAQUES, ingresarEnPagina, unNavegadorVigilado } from '../setup/attacks'
import { startProduct } from '../setup/product'
import { ingresar, pedir } from '../setup/serverProcess'

const CLAVE = 'cochera-demo'
// Most of the time goes by waiting for dialogs to come and go.
const A_LA_VEZ = 4
const RUTAS = [
  '/',
  '/conductores',
  '/salarios',
  '/deudas',
  '/abonos',
  '/documentos',
  '/buses',
  '/reportes/gastos',
  '/pasajes',
  '/asistencias',
  '/asistencias/crear',
  '/asistencias/reporte',
  '/festivos',
  '/no-existe',
]

const ELIGEN_FILA = ['/', '/conductores', '/deudas', '/abonos', '/buses', '/pasajes', '/festivos']

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

const FILA = 'main [role="row"][data-id]'
const DIALOGOS = '[role="dialog"], [role="alertdialog"], [role="menu"]'

/** Leaves whatever is open, without keeping what is in it. */
async function cerrarTodo(pagina: Page) {
  for (let vez = 0; vez < 4; vez += 1) {
    const abiertos = await pagina.locator(DIALOGOS).count()
    if (abiertos === 0) return pagina.keyboard.press('Escape')
    const descartar = pagina.getByRole('button', { name: 'Descartar', exact: true })
    if ((await descartar.count()) > 0) await descartar.click()
    else await pagina.keyboard.press('Escape')
    // One fewer, or one more that asks whether to leave.
    await pagina
      .waitForFunction(
        ([selector, antes]) => document.querySelectorAll(selector).length !== antes,
        [DIALOGOS, abiertos] as const,
        { timeout: 1500 },
      )
      .catch(() => undefined)
  }
}

// What leaves the page, downloads, or was seen.
const SIN_PULSAR = /^$|^Exportar|^Generar|^Ordenar|página (anterior|siguiente)/
const ABRE_DIALOGO =
  /^(Crear|Eliminar|Liquidar|Detalle|Ingresar|Ingresar Sensores|Retirar|Editar|Invalidar|Proponer festivos|Elegir .*)$/

/** What a button does, whichever column or row it does it to. */
const claseDe = (nombre: string) =>
  nombre
    .replace(/ de la columna .*/s, '')
    .replace(/^((?:Ver opciones de|Limpiar) (?:Bus|Justificación)) de .*/s, '$1')

const nombresDeBotones = (pagina: Page) =>
  pagina
    .locator('main button:enabled:not([aria-disabled="true"])')
    .evaluateAll((todos) =>
      todos.map((boton) => boton.getAttribute('aria-label') ?? (boton.textContent ?? '').trim()),
    )

const esperarDialogo = (pagina: Page, nombre: string) =>
  pagina
    .locator(DIALOGOS)
    .last()
    .waitFor({ timeout: 8000 })
    .catch(() => faltas.push(`${pagina.url()}: ${nombre} opened no dialog`))

/** Presses every button of the screen that can be pressed, one after the other, and closes what each opens. */
async function pulsarTodo(pagina: Page, vistos: Set<string>) {
  for (;;) {
    const nombre = (await nombresDeBotones(pagina)).find(
      (uno) => !vistos.has(claseDe(uno)) && !SIN_PULSAR.test(uno),
    )
    if (nombre === undefined) return
    vistos.add(claseDe(nombre))
    const boton = pagina.locator('main').getByRole('button', { name: nombre, exact: true })
    // Whatever a list that is still open may cover. A title's buttons come and go with the pointer.
    await boton
      .first()
      .dispatchEvent('click', undefined, { timeout: 3000 })
      .catch(() => undefined)
    if (ABRE_DIALOGO.test(claseDe(nombre))) await esperarDialogo(pagina, nombre)
    await cerrarTodo(pagina)
  }
}

/** Every page of the screen's table. */
async function pasarPaginas(pagina: Page) {
  const siguiente = pagina.getByRole('button', { name: 'Ir a la página siguiente' })
  for (let vez = 0; vez < 6 && (await siguiente.count()) > 0 && (await siguiente.isEnabled()); vez += 1)
    await siguiente.click({ timeout: 1500 }).catch(() => undefined)
}

/** Chooses a row, so that more buttons can be pressed: one that may be edited, as a settlement's own debt may not. */
async function elegirFila(pagina: Page) {
  const filas = pagina.locator(FILA)
  const editar = pagina.locator('main button:not([aria-disabled="true"])', { hasText: /^Editar$/ })
  const conEditar = (await pagina.locator('main button', { hasText: /^Editar$/ }).count()) > 0
  for (let numero = 0; numero < (await filas.count()); numero += 1) {
    await filas.nth(numero).locator('[role="gridcell"]').first().click()
    await pagina.locator('[role="row"][aria-selected="true"]').first().waitFor()
    if (!conEditar || (await editar.count()) > 0) return
  }
}

/** Opens a screen and everything in it. @returns the buttons that were pressed. */
async function recorrer(pagina: Page, ruta: string): Promise<string[]> {
  await pagina.goto(ruta)
  await pagina.locator('h1').first().waitFor()
  const conFilas = ELIGEN_FILA.includes(ruta)
  // A table's own form stands before its rows have come.
  const listo = conFilas ? FILA : `${FILA}, main form, main p, main select`
  await pagina.locator(listo).first().waitFor()
  const vistos = new Set<string>()
  if (conFilas) await elegirFila(pagina)
  await pulsarTodo(pagina, vistos)
  await pasarPaginas(pagina)
  if (ruta === '/documentos') {
    const documento = pagina.locator('main select').first()
    for (const label of (await documento.locator('option').allTextContents()).filter(Boolean)) {
      await documento.selectOption({ label })
      await pulsarTodo(pagina, vistos)
    }
  }
  return [...vistos]
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
