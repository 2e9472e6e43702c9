import { type Page } from 'playwright-core'
import { hoyEn } from '../../src/contract/fechas'
import { contentOf } from '../setup/downloads'
import { invisibleFocuses, keysOn, openForKeys } from '../setup/keys'
import { cellsUnder } from '../setup/hands'
import { ask, tokenBySignIn } from '../setup/serverProcess'

/** Payroll documents, attendance, reports and what hangs from one's own name, without a mouse. */
let page: Page
let browserErrors: string[]
const { focus, press, fillIn, inFocus, tabTo, button, option, ...hands } = keysOn(() => page)
const { fill, dialog, returned, row, goTo, error, toast, signIn } = hands

const TODAY = hoyEn('America/Bogota')

/** A driver of the list's first settlement. */
let whoDrove: string

/** Before anybody opens the page: a driver who will never have driven. */
async function hire(url: string) {
  const token = await tokenBySignIn(url, 'cochera-demo')
  const data = { empresa: 'Coonatra', fechaNacimiento: '1990-05-17', tipoDocumento: 'PP', documento: 'NU77' }
  await ask(`${url}/api/conductores`, { token, body: { nombre: 'Zoe Zapata', ...data } })
}

beforeAll(async () => {
  let url: string
  ;({ page, browserErrors, url } = await openForKeys())
  await hire(url)
  await signIn()
  whoDrove = await (await cellsUnder(page, 'Conductor')).first().innerText()
})

/** @param key that leads to it from the one before */
async function chooseDocumento(name: string, key: string) {
  if ((await focus()).name !== 'Documento') await tabTo('Documento', { key: 'Shift+Tab' })
  await press(key)
  await page.getByRole('region', { name, exact: true }).waitFor()
  await inFocus('Documento')
}

test('Vacaciones are downloaded; why they cannot be is said beside their form', async () => {
  await goTo('o', 'Documentos')
  await tabTo('Documento')
  await chooseDocumento('Prima', 'ArrowDown')
  await chooseDocumento('Vacaciones', 'ArrowDown')
  await button('Generar')
  await inFocus('Conductor')
  expect(await error()).toBe('El conductor es requerido.')
  await fill({ Conductor: 'NU77' })
  await button('Generar')
  await page.getByRole('alert').getByText('Zoe Zapata no tiene liquidaciones').waitFor()
  await inFocus('Generar')
  await tabTo('Conductor', { key: 'Shift+Tab' })
  await fill({ Conductor: whoDrove })
  const [download] = await Promise.all([page.waitForEvent('download'), button('Generar')])
  await inFocus('Generar')
  expect(download.suggestedFilename()).toMatch(/^Vacaciones_.+\.pdf$/)
})

test('what is typed is asked about before another screen takes its place', async () => {
  await chooseDocumento('Liquidación Antigua', 'End')
  await tabTo('Año')
  await fillIn('1989')
  await button('Limpiar Cesantías', 'Shift+Tab')
  await button('Deshacer')
  await inFocus('Limpiar Cesantías')
  await press('g', 't')
  await dialog('Cambios sin guardar')
  await inFocus('Seguir editando')
  await press('Escape')
  await returned('Limpiar Cesantías')
  await press('g', 't')
  await inFocus('Seguir editando')
  await button('Salir sin guardar')
  await page.getByRole('heading', { name: 'Crear asistencias', level: 1 }).waitFor()
  await page.getByRole('grid').waitFor()
})

test('the sheet of the day is filled in and saved without leaving it', async () => {
  await tabTo('Guardado Automático?')
  await press('Space')
  expect(await page.getByLabel('Guardado Automático?').isChecked()).toBe(true)
  await press('Space', 't')
  await inFocus(/^Bus de /)
  const first = (await focus()).name.replace('Bus de ', '')
  await fillIn('777')
  // The sheet is one stop of Tab.
  await press('Shift+Tab')
  await inFocus('Completar Asistencia')
  await press('Tab')
  await inFocus(`Bus de ${first}`)
  await press('ArrowRight')
  await inFocus(`Justificación de ${first}`)
  await fillIn('Sin novedad en la ruta')
  await press('Enter')
  await inFocus(/^Justificación de /)
  await press('ArrowUp')
  await inFocus(`Justificación de ${first}`)
  await press('ArrowRight', 'Space', 'ArrowRight')
  await inFocus(`Al día: ${first}`)
  await press('Space', 'Control+Enter')
  await toast(/Último guardado/)
  await inFocus(`Al día: ${first}`)
})

test('expenses are searched, exported, folded away and cleared', async () => {
  await goTo('g', 'Reporte de gastos')
  await press('b')
  await inFocus('Nombre Gasto')
  await fillIn('Tall')
  await press('ArrowDown', 'Enter')
  await button('Buscar')
  await row('Taller')
  const [download] = await Promise.all([page.waitForEvent('download'), press('x')])
  await inFocus('Exportar')
  const lines = (await contentOf(download)).toString().trimEnd().split('\r\n')
  expect(lines.slice(1).filter((line) => !line.includes('Taller'))).toEqual([])
  const chart = page.getByRole('heading', { level: 2 }).getByRole('button')
  const title = (await chart.innerText()).trim()
  await button(title, 'Shift+Tab')
  expect(await chart.getAttribute('aria-expanded')).toBe('false')
  await inFocus(title)
  await button('Limpiar', 'Shift+Tab')
  await inFocus('Limpiar')
})

test('the dashboard shows its figures as a table, and leads to the screen that explains them', async () => {
  await goTo('m', 'Tablero')
  await button('Tabla: Valor neto')
  await inFocus('Gráfica: Valor neto')
  await page.getByRole('table', { name: 'Valor neto' }).waitFor()
  await tabTo('Salarios: Salarios')
  await press('Enter')
  await page.getByRole('heading', { name: 'Salarios', level: 1 }).waitFor()
  expect(new URL(page.url()).searchParams.get('fechaInicial')).toBe(`${TODAY.slice(0, 8)}01`)
})

test('the colours are chosen from their menu, and the choice is where it was made', async () => {
  await tabTo('Saltar al contenido')
  await button('Tema: Como el sistema')
  await page.getByRole('menu', { name: 'Tema' }).waitFor()
  for (let i = 0; (await focus()).name !== 'Oscuro' && i < 3; i++) await press('ArrowDown')
  await press('Enter')
  await inFocus('Tema: Oscuro')
  expect(await page.locator('html').getAttribute('data-tema')).toBe('dark')
})

/** Opens the menu of one's own name and takes what it says. */
async function inMyMenu(name: string, option: string) {
  if ((await focus()).name !== name) await tabTo(name)
  await press('Enter')
  await page.getByRole('menu').waitFor()
  for (let i = 0; (await focus()).name !== option && i < 5; i++) await press('ArrowDown')
  await press('Enter')
}
const ADMIN = 'AAdministradoraAdministración y Edición'

test('signs out to the login page, and somebody comes who may only read: what is denied says why', async () => {
  await inMyMenu(ADMIN, 'Cerrar sesión')
  await signIn('consulta')
  await tabTo('Crear', { rol: 'span' })
  const create = page.getByRole('button', { name: 'Crear', exact: true })
  expect(await create.isDisabled()).toBe(true)
  const reason = page.getByRole('tooltip', { name: 'Su usuario no tiene permiso para esto.' })
  await reason.waitFor()
  expect(await create.locator('..').getAttribute('aria-describedby')).toBe(await reason.getAttribute('id'))
  await press('Enter', 'c')
  await inFocus('Crear')
  expect(await page.getByRole('dialog').count()).toBe(0)

  await tabTo('Saltar al contenido')
  await inMyMenu('SCSolo ConsultaSolo consulta', 'Cerrar sesión')
  await signIn()
})

test('the focus was always to be seen, and the browser had nothing to complain of', async () => {
  expect(await invisibleFocuses(page)).toEqual([])
  // The driver without settlements.
  expect(browserErrors).toEqual([expect.stringContaining('400')])
})
