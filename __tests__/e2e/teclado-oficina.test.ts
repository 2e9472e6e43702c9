import { type Page } from 'playwright-core'
import { MESES } from '../../src/contract/catalogos'
import { hoyEn } from '../../src/contract/fechas'
import { contentOf } from '../setup/downloads'
import { invisibleFocuses, keysOn, openForKeys } from '../setup/keys'
import { cellsUnder } from '../setup/hands'

/** Payroll documents, attendance, reports and what hangs from one's own name, without a mouse. */
let page: Page
let quejas: string[]
const { foco, pulsar, escribir, enFoco, tabHasta, boton, opcion, ...manos } = keysOn(() => page)
const { llenar, dialogo, devuelto, fila, ir, error, aviso, ingresar } = manos

const HOY = hoyEn('America/Bogota')
const MES = MESES[Number(HOY.slice(5, 7)) - 1]?.nombre ?? ''
/** The prima that was due last. */
const SEMESTRE = HOY.slice(5) >= '06-01' && HOY.slice(5) < '12-01' ? 'Junio' : 'Diciembre'
const CLAVE_NUEVA = 'buses por la circular'

/** A driver of the list's first settlement. */
let quienManejo: string

/** Before anybody opens the page: a driver who will never have driven. */
async function contratar(url: string) {
  const pedir = async (ruta: string, cuerpo: object, token = '') => {
    const respuesta = await fetch(`${url}/api${ruta}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', ...(token && { Authorization: `Bearer ${token}` }) },
      body: JSON.stringify(cuerpo),
    })
    if (!respuesta.ok) throw new Error(await respuesta.text())
    return (await respuesta.json()) as { token: string }
  }
  const { token } = await pedir('/auth/login', { username: 'admin', password: 'cochera-demo' })
  const datos = { empresa: 'Coonatra', fechaNacimiento: '1990-05-17', tipoDocumento: 'PP', documento: 'NU77' }
  await pedir('/conductores', { nombre: 'Zoe Zapata', ...datos }, token)
}

beforeAll(async () => {
  const abierta = await openForKeys()
  page = abierta.page
  quejas = abierta.quejas
  await contratar(abierta.url)
  await ingresar()
  quienManejo = await (await cellsUnder(page, 'Conductor')).first().innerText()
})

/** Presses a key that exports; answers the lines of the file. */
async function exportadas() {
  const [descarga] = await Promise.all([page.waitForEvent('download'), pulsar('x')])
  await enFoco('Exportar')
  return (await contentOf(descarga)).toString().trimEnd().split('\r\n')
}

/** Presses Generar; answers the name of the file. */
async function generado() {
  const [descarga] = await Promise.all([page.waitForEvent('download'), boton('Generar')])
  await enFoco('Generar')
  return descarga.suggestedFilename()
}

/** @param tecla that leads to it from the one before */
async function elegirDocumento(nombre: string, tecla: string) {
  if ((await foco()).nombre !== 'Documento') await tabHasta('Documento', { tecla: 'Shift+Tab' })
  await pulsar(tecla)
  await page.getByRole('region', { name: nombre, exact: true }).waitFor()
  await enFoco('Documento')
}

test('Prima and Vacaciones are downloaded; why one cannot be is said beside its form', async () => {
  await ir('o', 'Documentos')
  await tabHasta('Documento')
  await elegirDocumento('Prima', 'ArrowDown')
  await boton('Generar')
  await enFoco('Mes')
  expect(await error()).toBe('Mes es requerido.')
  await opcion(SEMESTRE)
  expect(await generado()).toMatch(/^Prima_.+\.pdf$/)

  await elegirDocumento('Vacaciones', 'ArrowDown')
  await llenar({ Conductor: 'NU77' })
  await boton('Generar')
  await page.getByRole('alert').getByText('Zoe Zapata no tiene liquidaciones').waitFor()
  await enFoco('Generar')
  await tabHasta('Conductor', { tecla: 'Shift+Tab' })
  await llenar({ Conductor: quienManejo })
  expect(await generado()).toMatch(/^Vacaciones_.+\.pdf$/)
})

test('the old severance takes a row for each year; that the document is not there yet is read aloud', async () => {
  await elegirDocumento('Liquidación Antigua', 'End')
  await boton('Generar')
  await enFoco('Conductor')
  expect(await error()).toBe('El conductor es requerido.')
  await llenar({ Conductor: 'NU77', Año: '1989', Valor: '350000' })
  await pulsar('Alt+g')
  await enFoco('Año')
  await pulsar('Alt+g')
  await enFoco('Año')
  await boton('Quitar cesantía 3')
  await enFoco('Año')
  await llenar({ Año: '1990' })
  await boton('Generar')
  await enFoco('Valor')
  expect(await error()).toBe('El valor es requerido.')
  await escribir('410000')
  await boton('Generar')
  await aviso('Este documento aún no está disponible.')
  await enFoco('Generar')
  await boton('Limpiar Cesantías', 'Shift+Tab')
  await boton('Deshacer')
  await enFoco('Limpiar Cesantías')
})

test('what is typed is asked about before another screen takes its place', async () => {
  await pulsar('g', 't')
  await dialogo('Cambios sin guardar')
  await enFoco('Seguir editando')
  await pulsar('Escape')
  await devuelto('Limpiar Cesantías')
  await pulsar('g', 't')
  await enFoco('Seguir editando')
  await boton('Salir sin guardar')
  await page.getByRole('heading', { name: 'Crear asistencias', level: 1 }).waitFor()
  await page.getByRole('grid').waitFor()
})

test('the sheet of the day is filled in and saved without leaving it', async () => {
  await tabHasta('Guardado Automático?')
  await pulsar('Space')
  expect(await page.getByLabel('Guardado Automático?').isChecked()).toBe(true)
  await pulsar('Space', 't')
  await enFoco(/^Bus de /)
  const primero = (await foco()).nombre.replace('Bus de ', '')
  await escribir('777')
  // The sheet is one stop of Tab.
  await pulsar('Shift+Tab')
  await enFoco('Completar Asistencia')
  await pulsar('Tab')
  await enFoco(`Bus de ${primero}`)
  await pulsar('ArrowRight')
  await enFoco(`Justificación de ${primero}`)
  await escribir('Sin novedad en la ruta')
  await pulsar('Enter')
  await enFoco(/^Justificación de /)
  await pulsar('ArrowUp')
  await enFoco(`Justificación de ${primero}`)
  await pulsar('ArrowRight', 'Space', 'ArrowRight')
  await enFoco(`Al día: ${primero}`)
  await pulsar('Space', 'Control+Enter')
  // The other drivers are not marked.
  await dialogo('Completar Asistencia')
  await enFoco('Cancelar')
  await boton('Guardar así')
  await aviso(/Último guardado/)
  await enFoco(`Al día: ${primero}`)
})

test('the attendance of a day and of a month, and its report, are found and exported', async () => {
  await ir('i', 'Asistencias')
  await pulsar('b')
  await enFoco('Tipo')
  await boton('Buscar')
  await enFoco('Tipo')
  expect(await error()).toBe('El tipo de busqueda es requerido.')
  await opcion('Día')
  await boton('Buscar')
  await fila('Sin novedad en la ruta')
  const delDia = await exportadas()
  expect(delDia.filter((linea) => linea.includes('Sin novedad en la ruta'))).toHaveLength(1)
  await pulsar('b')
  await enFoco('Tipo')
  await opcion('Mes')
  await llenar({ Mes: MES })
  await boton('Buscar')
  await page.getByText(/^1–30 de \d/).waitFor()
  await enFoco('Buscar')

  await ir('r', 'Reporte de asistencias')
  await pulsar('b')
  await enFoco('Mes')
  await opcion(MES)
  await boton('Buscar')
  await fila('Zoe Zapata')
  expect((await exportadas()).length).toBeGreaterThan(20)
})

test('salaries and expenses are searched, folded away and cleared', async () => {
  await ir('s', 'Salarios')
  await pulsar('b')
  await enFoco('Conductor')
  await escribir('NU77')
  await pulsar('Enter')
  await boton('Buscar')
  await page.getByText('No hay salarios.').waitFor()
  await enFoco('Buscar')
  await boton('Limpiar', 'Shift+Tab')
  await page.locator('[role="row"][data-id]').first().waitFor()
  await enFoco('Limpiar')

  await ir('g', 'Reporte de gastos')
  await pulsar('b')
  await enFoco('Nombre Gasto')
  await escribir('Tall')
  await pulsar('ArrowDown', 'Enter')
  await boton('Buscar')
  await fila('Taller')
  const lineas = await exportadas()
  expect(lineas.slice(1).filter((linea) => !linea.includes('Taller'))).toEqual([])
  const grafica = page.getByRole('heading', { level: 2 }).getByRole('button')
  const titulo = (await grafica.innerText()).trim()
  await boton(titulo, 'Shift+Tab')
  expect(await grafica.getAttribute('aria-expanded')).toBe('false')
  await enFoco(titulo)
  await pulsar('Enter')
  expect(await grafica.getAttribute('aria-expanded')).toBe('true')
})

test('the dashboard shows its figures as a table, and leads to the screen that explains them', async () => {
  await ir('m', 'Tablero')
  await boton('Tabla: Salarios')
  await enFoco('Gráfica: Salarios')
  await page.getByRole('table', { name: 'Salarios' }).waitFor()
  await tabHasta('Salarios: Salarios')
  await pulsar('Enter')
  await page.getByRole('heading', { name: 'Salarios', level: 1 }).waitFor()
  expect(new URL(page.url()).searchParams.get('fechaInicial')).toBe(`${HOY.slice(0, 8)}01`)
})

test('the colours are chosen from their menu, and the choice is where it was made', async () => {
  await tabHasta('Saltar al contenido')
  await boton('Tema: Como el sistema')
  await page.getByRole('menu', { name: 'Tema' }).waitFor()
  for (let i = 0; (await foco()).nombre !== 'Oscuro' && i < 3; i++) await pulsar('ArrowDown')
  await pulsar('Enter')
  await enFoco('Tema: Oscuro')
  expect(await page.locator('html').getAttribute('data-tema')).toBe('dark')
})

/** Opens the menu of one's own name and takes what it says. */
async function enMiMenu(nombre: string, opcion: string) {
  if ((await foco()).nombre !== nombre) await tabHasta(nombre)
  await pulsar('Enter')
  await page.getByRole('menu').waitFor()
  for (let i = 0; (await foco()).nombre !== opcion && i < 5; i++) await pulsar('ArrowDown')
  await pulsar('Enter')
}
const ADMIN = 'AAdministradoraAdministración y Edición'

test("one's own password is changed; a wrong one is said on its field, and aloud over the dialog", async () => {
  await enMiMenu(ADMIN, 'Cambiar clave')
  await enFoco('Clave actual')
  await llenar({ 'Clave actual': 'no es esta' })
  await pulsar('Tab')
  await escribir(CLAVE_NUEVA)
  await pulsar('Tab')
  await escribir(CLAVE_NUEVA)
  await pulsar('Enter')
  await aviso('La clave actual no es correcta.')
  await enFoco('Clave actual')
  expect(await error()).toBe('La clave actual no es correcta.')
  await pulsar('Control+a')
  await escribir('cochera-demo')
  await pulsar('Enter')
  await aviso('Clave cambiada exitosamente.')
  await devuelto(ADMIN)
})

test('signs out to the login page, and somebody comes who may only read: what is denied says why', async () => {
  await enMiMenu(ADMIN, 'Cerrar sesión')
  await ingresar('consulta')
  await tabHasta('Crear', { rol: 'span' })
  const crear = page.getByRole('button', { name: 'Crear', exact: true })
  expect(await crear.isDisabled()).toBe(true)
  const motivo = page.getByRole('tooltip', { name: 'Su usuario no tiene permiso para esto.' })
  await motivo.waitFor()
  expect(await crear.locator('..').getAttribute('aria-describedby')).toBe(await motivo.getAttribute('id'))
  await pulsar('Enter', 'c')
  await enFoco('Crear')
  expect(await page.getByRole('dialog').count()).toBe(0)

  await tabHasta('Saltar al contenido')
  await enMiMenu('SCSolo ConsultaSolo consulta', 'Cerrar sesión')
  await ingresar('admin', CLAVE_NUEVA)
})

test('the focus was always to be seen, and the browser had nothing to complain of', async () => {
  expect(await invisibleFocuses(page)).toEqual([])
  // The driver without settlements, and the wrong password.
  expect(quejas).toEqual([expect.stringContaining('400'), expect.stringContaining('400')])
})
