/**
 * Section 5 outside the dialogs, whose rules are in 5-validaciones-formularios: login, searches, documents, attendance. That every
 * filter of the expense report is optional is in features/gastos; that empty filters are null, in 7-llamadas.
 */
import { screen, waitFor, within } from '@testing-library/react'
import { abrirPlanilla, celdas, completarAsi } from '../features/asistencias/planilla'
import { unConductor } from '../server/builders'
import { unaOficina, type Oficina } from '../setup/page'
import { campo, errorDe, escribir, manos } from '../setup/screen'

let oficina: Oficina
let servidor: typeof fetch
const user = manos()

beforeAll(async () => {
  oficina = await unaOficina()
  servidor = globalThis.fetch
  await unConductor(oficina.db, { nombre: 'Ana Álvarez' })
})
afterEach(() => {
  globalThis.fetch = servidor
})
afterAll(() => oficina.cerrar())

const pulsar = (texto: string) => user.click(screen.getByText(texto, { selector: 'button' }))
/** Opens a screen and waits for one of its buttons. The first page of a test file waits for the product to be compiled. */
const abrir = async (ruta: string, texto: string, usuario: string | null = 'admin') => {
  await oficina.abrir(ruta, usuario)
  await screen.findByText(texto, { selector: 'button' }, { timeout: 25_000 })
}
const seDice = (etiqueta: string, mensaje: string | undefined, parte?: HTMLElement) =>
  waitFor(() => expect(errorDe(campo(etiqueta, parte))).toBe(mensaje))

/** What the server refuses, by field. */
async function rechazado(method: 'GET' | 'POST', url: string, payload?: unknown) {
  const respuesta = await oficina.pedir('admin', { method, url: `/api${url}`, payload })
  expect(respuesta.statusCode).toBe(400)
  return respuesta.json<{ errores: unknown }>().errores
}

test('Login: username and password, each asked for before anything is sent', async () => {
  await abrir('/login', 'Iniciar Sesión', null)
  await waitFor(() => expect(campo('Usuario')).toHaveFocus())
  await user.type(campo('Usuario'), 'admin')
  await pulsar('Iniciar Sesión')
  await seDice('Clave', 'La clave es requerida.')
  expect(errorDe(campo('Usuario'))).toBeUndefined()
  await waitFor(() => expect(campo('Clave')).toHaveFocus())

  await user.clear(campo('Usuario'))
  await pulsar('Iniciar Sesión')
  await seDice('Usuario', 'El usuario es requerido.')
  await waitFor(() => expect(campo('Usuario')).toHaveFocus())
  // Our own server is asked whether there is anybody yet.
  expect(oficina.llamadas.filter((llamada) => llamada !== 'GET /api/auth/inicio')).toEqual([])
  expect(await rechazado('POST', '/auth/login', { username: '', password: '' })).toEqual({
    username: 'El usuario es requerido.',
    password: 'La clave es requerida.',
  })
})

const MAYOR = 'Fecha final debe ser mayor a la inicial.'
const AMBAS = 'Ingrese ambas fechas o ninguna.'

test.each([
  ['on the start', '05/03/26', '05/03/26', MAYOR],
  ['before the start', '05/03/26', '04/03/26', MAYOR],
  ['without a start', '', '04/03/26', AMBAS],
  ['missing', '05/03/26', '', AMBAS],
])('Settlement search: an end %s', async (_caso, inicial, final, mensaje) => {
  await abrir('/', 'Buscar')
  await escribir(user, campo('Fecha Inicio'), inicial)
  await escribir(user, campo('Fecha Final'), final)
  await pulsar('Buscar')
  await seDice('Fecha Final', mensaje)
  await waitFor(() => expect(campo('Fecha Final')).toHaveFocus())
  expect(oficina.llamadas.filter((llamada) => llamada.includes('v2'))).toEqual([])

  // An end after the start, and neither of them, both pass.
  await escribir(user, campo('Fecha Inicio'), '05/03/26')
  await escribir(user, campo('Fecha Final'), '06/03/26')
  await seDice('Fecha Final', undefined)
  await pulsar('Limpiar')
  await pulsar('Buscar')
  await seDice('Fecha Final', undefined)
})

// The general rule, where dates need not come in pairs.
test.each(['/salarios', '/reportes/gastos'])('%s: the end is after the start', async (ruta) => {
  await abrir(ruta, 'Buscar')
  await escribir(user, campo('Fecha Inicio'), '02/03/26')
  await escribir(user, campo('Fecha Final'), '02/03/26')
  await pulsar('Buscar')
  await seDice('Fecha Final', MAYOR)
})

// To the server a date is an inclusive limit: only an end before the start is none.
test.each(['/liquidaciones/v2/table', '/salarios', '/reporte/gastos'])(
  'GET %s: the end is not before the start',
  async (ruta) => {
    const query = 'fechaInicial=2026-03-02&fechaFinal=2026-03-01'
    expect(await rechazado('GET', `${ruta}?${query}`)).toEqual({ fechaFinal: MAYOR })
  },
)

test.each([
  ['Prima', 'prima', 'Mes', 'Mes es requerido.'],
  ['Bono', 'bono', 'Mes', 'Mes es requerido.'],
  ['Vacaciones', 'vacaciones', 'Conductor', 'El conductor es requerido.'],
  ['Liquidación', 'liquidacion', 'Conductor', 'El conductor es requerido.'],
  ['Liquidación Antigua', 'liquidacion-antigua', 'Conductor', 'El conductor es requerido.'],
])('%s: nothing is generated without it', async (_nombre, tipo, etiqueta, mensaje) => {
  await abrir(`/documentos?tipo=${tipo}`, 'Generar')
  await pulsar('Generar')
  await seDice(etiqueta, mensaje)
  expect(screen.queryByText('Este documento aún no está disponible.')).not.toBeInTheDocument()
  expect(oficina.llamadas.filter((llamada) => llamada.includes('/documentos/'))).toEqual([])
})

test('Prima: the server says the same', async () => {
  expect(await rechazado('GET', '/documentos/primas')).toEqual({ mes: 'Mes es requerido.' })
})

test('Old severance: year and valor, and no valor below 0', async () => {
  await abrir('/documentos?tipo=liquidacion-antigua', 'Generar')
  await pulsar('Agregar Cesantía')
  await pulsar('Generar')
  for (const numero of [1, 2]) {
    const fila = screen.getByRole('group', { name: `Cesantía ${numero}` })
    await seDice('Año', 'El año es requerido.', fila)
    expect(errorDe(campo('Valor', fila))).toBe('El valor es requerido.')
    await escribir(user, campo('Valor', fila), '-1')
    await seDice('Valor', 'Ingrese un número valido.', fila)
    await escribir(user, campo('Valor', fila), '0')
    await seDice('Valor', undefined, fila)
  }
})

test('Attendance query: the type is required', async () => {
  await abrir('/asistencias', 'Buscar')
  await pulsar('Buscar')
  await seDice('Tipo', 'El tipo de busqueda es requerido.')
  expect(oficina.llamadas.filter((llamada) => llamada.includes('/asistencias'))).toEqual([])
})

test.each([
  ['fecha', 'Fecha es requerida.'],
  ['conductorUuid', 'Conductor es requerido.'],
])('Attendance entry: a row without its %s is not sent, and says so', async (falta, mensaje) => {
  globalThis.fetch = async (input, init) => {
    const pedido = new Request(input, init)
    const respuesta = await servidor(pedido.clone())
    if (!pedido.url.includes('/asistencias/fecha')) return respuesta
    const filas = (await respuesta.json()) as object[]
    return Response.json(filas.map((fila) => ({ ...fila, [falta]: '' })))
  }
  await abrirPlanilla(oficina)
  await completarAsi(user)
  const fila = celdas('Ana Álvarez').bus.closest<HTMLElement>('[role="row"]')!
  expect(await within(fila).findByRole('alert')).toHaveTextContent(mensaje)
  expect(oficina.llamadas.filter((llamada) => llamada.startsWith('POST'))).toEqual([])
  expect(
    await rechazado('POST', '/asistencias', [{ fecha: '2026-03-05', conductorUuid: 'u1', [falta]: '' }]),
  ).toMatchObject({ [`0.${falta}`]: mensaje })
})
