/**
 * Section 5 outside the dialogs, whose rules are in 5-validaciones-formularios: login, searches, documents, attendance. That every
 * filter of the expense report is optional is in features/gastos; that empty filters are null, in 7-llamadas.
 */
import { screen, waitFor, within } from '@testing-library/react'
import { openPlanilla, cells } from '../features/asistencias/planilla'
import { aConductor } from '../server/builders'
import { openTestApp, type TestApp } from '../setup/page'
import { buttonOf, field, errorOf, fillIn, hands } from '../setup/screen'

let testApp: TestApp
let server: typeof fetch
const user = hands()

beforeAll(async () => {
  testApp = await openTestApp()
  server = globalThis.fetch
  await aConductor(testApp.db, { nombre: 'Ana Álvarez' })
})
afterEach(() => {
  globalThis.fetch = server
})
afterAll(() => testApp.close())

const press = (text: string) => user.click(screen.getByText(text, { selector: 'button' }))
/** Opens a screen and waits for one of its buttons. The first page of a test file waits for the product to be compiled. */
const open = async (path: string, text: string, usuario: string | null = 'admin') => {
  await testApp.open(path, usuario)
  await screen.findByText(text, { selector: 'button' }, { timeout: 25_000 })
}
const isSaid = (label: string, message: string | undefined, part?: HTMLElement) =>
  waitFor(() => expect(errorOf(field(label, part))).toBe(message))

/** Refusals of the server, by field. */
async function rejected(method: 'GET' | 'POST', url: string, payload?: unknown) {
  const answer = await testApp.ask('admin', { method, url: `/api${url}`, payload })
  expect(answer.statusCode).toBe(400)
  return answer.json<{ errores: unknown }>().errores
}

test('Login: username and password, each asked for before anything is sent', async () => {
  await open('/login', 'Iniciar Sesión', null)
  await waitFor(() => expect(field('Usuario')).toHaveFocus())
  await user.type(field('Usuario'), 'admin')
  await press('Iniciar Sesión')
  await isSaid('Clave', 'La clave es requerida.')
  expect(errorOf(field('Usuario'))).toBeUndefined()
  await waitFor(() => expect(field('Clave')).toHaveFocus())

  await user.clear(field('Usuario'))
  await press('Iniciar Sesión')
  await isSaid('Usuario', 'El usuario es requerido.')
  await waitFor(() => expect(field('Usuario')).toHaveFocus())
  // Our own server is asked whether there is anybody yet.
  expect(testApp.calls.filter((call) => call !== 'GET /api/auth/inicio')).toEqual([])
  expect(await rejected('POST', '/auth/login', { username: '', password: '' })).toEqual({
    username: 'El usuario es requerido.',
    password: 'La clave es requerida.',
  })
})

const LARGER = 'Fecha final debe ser mayor a la inicial.'
const BOTH = 'Ingrese ambas fechas o ninguna.'

test.each([
  ['on the start', '05/03/26', '05/03/26', LARGER],
  ['before the start', '05/03/26', '04/03/26', LARGER],
  ['without a start', '', '04/03/26', BOTH],
  ['missing', '05/03/26', '', BOTH],
])('Settlement search: an end %s', async (_testCase, initial, final, message) => {
  await open('/', 'Buscar')
  await fillIn(user, field('Fecha Inicio'), initial)
  await fillIn(user, field('Fecha Final'), final)
  await press('Buscar')
  await isSaid('Fecha Final', message)
  await waitFor(() => expect(field('Fecha Final')).toHaveFocus())
  expect(testApp.calls.filter((call) => call.includes('v2'))).toEqual([])

  // An end after the start, and neither of them, both pass.
  await fillIn(user, field('Fecha Inicio'), '05/03/26')
  await fillIn(user, field('Fecha Final'), '06/03/26')
  await isSaid('Fecha Final', undefined)
  await press('Limpiar')
  await press('Buscar')
  await isSaid('Fecha Final', undefined)
})

// The general rule, where dates need not come in pairs.
test.each(['/salarios', '/reportes/gastos'])('%s: the end is after the start', async (path) => {
  await open(path, 'Buscar')
  await fillIn(user, field('Fecha Inicio'), '02/03/26')
  await fillIn(user, field('Fecha Final'), '02/03/26')
  await press('Buscar')
  await isSaid('Fecha Final', LARGER)
})

// To the server a date is an inclusive limit: only an end before the start is none.
test.each(['/liquidaciones/v2/table', '/salarios', '/reporte/gastos'])(
  'GET %s: the end is not before the start',
  async (path) => {
    const query = 'fechaInicial=2026-03-02&fechaFinal=2026-03-01'
    expect(await rejected('GET', `${path}?${query}`)).toEqual({ fechaFinal: LARGER })
  },
)

test.each([
  ['Prima', 'prima', 'Mes', 'Mes es requerido.'],
  ['Bono', 'bono', 'Mes', 'Mes es requerido.'],
  ['Vacaciones', 'vacaciones', 'Conductor', 'El conductor es requerido.'],
  ['Liquidación', 'liquidacion', 'Conductor', 'El conductor es requerido.'],
  ['Liquidación Antigua', 'liquidacion-antigua', 'Conductor', 'El conductor es requerido.'],
])('%s: nothing is generated without it', async (_name, kind, label, message) => {
  await open(`/documentos?tipo=${kind}`, 'Generar')
  await press('Generar')
  await isSaid(label, message)
  expect(screen.queryByText('Este documento aún no está disponible.')).not.toBeInTheDocument()
  expect(testApp.calls.filter((call) => call.includes('/documentos/'))).toEqual([])
})

test('Prima: the server says the same', async () => {
  expect(await rejected('GET', '/documentos/primas')).toEqual({ mes: 'Mes es requerido.' })
})

test('Old severance: year and valor, and no valor below 0', async () => {
  await open('/documentos?tipo=liquidacion-antigua', 'Generar')
  await press('Agregar Cesantía')
  await press('Generar')
  for (const numero of [1, 2]) {
    const row = screen.getByRole('group', { name: `Cesantía ${numero}` })
    await isSaid('Año', 'El año es requerido.', row)
    expect(errorOf(field('Valor', row))).toBe('El valor es requerido.')
    await fillIn(user, field('Valor', row), '-1')
    await isSaid('Valor', 'Ingrese un número valido.', row)
    await fillIn(user, field('Valor', row), '0')
    await isSaid('Valor', undefined, row)
  }
})

test('Attendance query: the type is required', async () => {
  await open('/asistencias', 'Buscar')
  await press('Buscar')
  await isSaid('Tipo', 'El tipo de busqueda es requerido.')
  expect(testApp.calls.filter((call) => call.includes('/asistencias'))).toEqual([])
})

test.each([
  ['fecha', 'Fecha es requerida.'],
  ['conductorUuid', 'Conductor es requerido.'],
])('Attendance entry: a row without its %s is not sent, and says so', async (fault, message) => {
  globalThis.fetch = async (input, init) => {
    const request = new Request(input, init)
    const answer = await server(request.clone())
    if (!request.url.includes('/asistencias/fecha')) return answer
    const rows = (await answer.json()) as object[]
    return Response.json(rows.map((row) => ({ ...row, [fault]: '' })))
  }
  await openPlanilla(testApp)
  await user.click(buttonOf('Completar Asistencia'))
  const row = cells('Ana Álvarez').bus.closest<HTMLElement>('[role="row"]')!
  expect(await within(row).findByRole('alert')).toHaveTextContent(message)
  expect(testApp.calls.filter((call) => call.startsWith('POST'))).toEqual([])
  expect(
    await rejected('POST', '/asistencias', [{ fecha: '2026-03-05', conductorUuid: 'u1', [fault]: '' }]),
  ).toMatchObject({ [`0.${fault}`]: message })
})
