import { type Page } from 'playwright-core'
import { MESES } from '../../src/contract/catalogos'
import { hoyEn } from '../../src/contract/fechas'
import { contentOf } from '../setup/downloads'
import { invisibleFocuses, keysOn, openForKeys } from '../setup/keys'
import { cellsUnder } from '../setup/hands'

/** Payroll documents, attendance, reports and what hangs from one's own name, without a mouse. */
let page: Page
let complaints: string[]
const { focus, press, fillIn, inFocus, tabTo, button, option, ...hands } = keysOn(() => page)
const { fill, dialog, returned, row, goTo, error, toast, signIn } = hands

const TODAY = hoyEn('America/Bogota')
const MONTH = MESES[Number(TODAY.slice(5, 7)) - 1]?.nombre ?? ''
/** The prima that was due last. */
const SEMESTER = TODAY.slice(5) >= '06-01' && TODAY.slice(5) < '12-01' ? 'Junio' : 'Diciembre'
const NEW_PASSWORD = 'buses por la circular'

/** A driver of the list's first settlement. */
let whoDrove: string

/** Before anybody opens the page: a driver who will never have driven. */
async function hire(url: string) {
  const ask = async (path: string, body: object, token = '') => {
    const answer = await fetch(`${url}/api${path}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', ...(token && { Authorization: `Bearer ${token}` }) },
      body: JSON.stringify(body),
    })
    if (!answer.ok) throw new Error(await answer.text())
    return (await answer.json()) as { token: string }
  }
  const { token } = await ask('/auth/login', { username: 'admin', password: 'cochera-demo' })
  const data = { empresa: 'Coonatra', fechaNacimiento: '1990-05-17', tipoDocumento: 'PP', documento: 'NU77' }
  await ask('/conductores', { nombre: 'Zoe Zapata', ...data }, token)
}

beforeAll(async () => {
  const openedOne = await openForKeys()
  page = openedOne.page
  complaints = openedOne.complaints
  await hire(openedOne.url)
  await signIn()
  whoDrove = await (await cellsUnder(page, 'Conductor')).first().innerText()
})

/** Presses a key that exports; answers the lines of the file. */
async function exported() {
  const [download] = await Promise.all([page.waitForEvent('download'), press('x')])
  await inFocus('Exportar')
  return (await contentOf(download)).toString().trimEnd().split('\r\n')
}

/** Presses Generar; answers the name of the file. */
async function generated() {
  const [download] = await Promise.all([page.waitForEvent('download'), button('Generar')])
  await inFocus('Generar')
  return download.suggestedFilename()
}

/** @param key that leads to it from the one before */
async function chooseDocumento(name: string, key: string) {
  if ((await focus()).name !== 'Documento') await tabTo('Documento', { key: 'Shift+Tab' })
  await press(key)
  await page.getByRole('region', { name, exact: true }).waitFor()
  await inFocus('Documento')
}

test('Prima and Vacaciones are downloaded; why one cannot be is said beside its form', async () => {
  await goTo('o', 'Documentos')
  await tabTo('Documento')
  await chooseDocumento('Prima', 'ArrowDown')
  await button('Generar')
  await inFocus('Mes')
  expect(await error()).toBe('Mes es requerido.')
  await option(SEMESTER)
  expect(await generated()).toMatch(/^Prima_.+\.pdf$/)

  await chooseDocumento('Vacaciones', 'ArrowDown')
  await fill({ Conductor: 'NU77' })
  await button('Generar')
  await page.getByRole('alert').getByText('Zoe Zapata no tiene liquidaciones').waitFor()
  await inFocus('Generar')
  await tabTo('Conductor', { key: 'Shift+Tab' })
  await fill({ Conductor: whoDrove })
  expect(await generated()).toMatch(/^Vacaciones_.+\.pdf$/)
})

test('the old severance takes a row for each year; that the document is not there yet is read aloud', async () => {
  await chooseDocumento('Liquidación Antigua', 'End')
  await button('Generar')
  await inFocus('Conductor')
  expect(await error()).toBe('El conductor es requerido.')
  await fill({ Conductor: 'NU77', Año: '1989', Valor: '350000' })
  await press('Alt+g')
  await inFocus('Año')
  await press('Alt+g')
  await inFocus('Año')
  await button('Quitar cesantía 3')
  await inFocus('Año')
  await fill({ Año: '1990' })
  await button('Generar')
  await inFocus('Valor')
  expect(await error()).toBe('El valor es requerido.')
  await fillIn('410000')
  await button('Generar')
  await toast('Este documento aún no está disponible.')
  await inFocus('Generar')
  await button('Limpiar Cesantías', 'Shift+Tab')
  await button('Deshacer')
  await inFocus('Limpiar Cesantías')
})

test('what is typed is asked about before another screen takes its place', async () => {
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

test('the attendance of a day and of a month, and its report, are found and exported', async () => {
  await goTo('i', 'Asistencias')
  await press('b')
  await inFocus('Tipo')
  await button('Buscar')
  await inFocus('Tipo')
  expect(await error()).toBe('El tipo de busqueda es requerido.')
  await option('Día')
  await button('Buscar')
  await row('Sin novedad en la ruta')
  const ofDay = await exported()
  expect(ofDay.filter((line) => line.includes('Sin novedad en la ruta'))).toHaveLength(1)
  await press('b')
  await inFocus('Tipo')
  await option('Mes')
  await fill({ Mes: MONTH })
  await button('Buscar')
  await page.getByText(/^1–30 de \d/).waitFor()
  await inFocus('Buscar')

  await goTo('r', 'Reporte de asistencias')
  await press('b')
  await inFocus('Mes')
  await option(MONTH)
  await button('Buscar')
  await row('Zoe Zapata')
  expect((await exported()).length).toBeGreaterThan(20)
})

test('salaries and expenses are searched, folded away and cleared', async () => {
  await goTo('s', 'Salarios')
  await press('b')
  await inFocus('Conductor')
  await fillIn('NU77')
  await press('Enter')
  await button('Buscar')
  await page.getByText('No hay salarios.').waitFor()
  await inFocus('Buscar')
  await button('Limpiar', 'Shift+Tab')
  await page.locator('[role="row"][data-id]').first().waitFor()
  await inFocus('Limpiar')

  await goTo('g', 'Reporte de gastos')
  await press('b')
  await inFocus('Nombre Gasto')
  await fillIn('Tall')
  await press('ArrowDown', 'Enter')
  await button('Buscar')
  await row('Taller')
  const lines = await exported()
  expect(lines.slice(1).filter((line) => !line.includes('Taller'))).toEqual([])
  const chart = page.getByRole('heading', { level: 2 }).getByRole('button')
  const title = (await chart.innerText()).trim()
  await button(title, 'Shift+Tab')
  expect(await chart.getAttribute('aria-expanded')).toBe('false')
  await inFocus(title)
  await press('Enter')
  expect(await chart.getAttribute('aria-expanded')).toBe('true')
})

test('the dashboard shows its figures as a table, and leads to the screen that explains them', async () => {
  await goTo('m', 'Tablero')
  await button('Tabla: Salarios')
  await inFocus('Gráfica: Salarios')
  await page.getByRole('table', { name: 'Salarios' }).waitFor()
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

test("one's own password is changed; a wrong one is said on its field, and aloud over the dialog", async () => {
  await inMyMenu(ADMIN, 'Cambiar clave')
  await inFocus('Clave actual')
  await fill({ 'Clave actual': 'no es esta' })
  await press('Tab')
  await fillIn(NEW_PASSWORD)
  await press('Tab')
  await fillIn(NEW_PASSWORD)
  await press('Enter')
  await toast('La clave actual no es correcta.')
  await inFocus('Clave actual')
  expect(await error()).toBe('La clave actual no es correcta.')
  await press('Control+a')
  await fillIn('cochera-demo')
  await press('Enter')
  await toast('Clave cambiada exitosamente.')
  await returned(ADMIN)
})

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
  await signIn('admin', NEW_PASSWORD)
})

test('the focus was always to be seen, and the browser had nothing to complain of', async () => {
  expect(await invisibleFocuses(page)).toEqual([])
  // The driver without settlements, and the wrong password.
  expect(complaints).toEqual([expect.stringContaining('400'), expect.stringContaining('400')])
})
