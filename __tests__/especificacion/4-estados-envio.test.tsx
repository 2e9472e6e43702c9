/** Section 4, what a form sends and where a sign-in leads. */
import { screen, waitFor } from '@testing-library/react'
import {
  openList,
  storedLiquidacion,
  aCompany,
  clearLiquidaciones,
} from '../features/liquidaciones/listScreen'
import { watchCalls } from '../setup/calls'
import type { TestApp } from '../setup/page'

let testApp: TestApp
let server: typeof fetch

beforeAll(async () => {
  testApp = await aCompany()
  server = globalThis.fetch
})
beforeEach(() => clearLiquidaciones(testApp))
afterEach(() => {
  globalThis.fetch = server
})
afterAll(() => testApp.close())

const BASICS = {
  Fecha: '05/03/26',
  Bus: '12',
  Viajes: '6',
  'Registradora inicial': '1000',
  'Registradora final': '1300',
  Sensor: '350',
}
const SENT = {
  fecha: '2026-03-05',
  busNumero: '12',
  conductorDocumento: '1001',
  viajes: 6,
  regIni: 1_000,
  regFin: 1_300,
  sensor: 350,
  civica: 0,
  tiquetes: 0,
  comentario: '',
  liquidada: false,
}

test('on submit, sections that are not enabled and expenses of 0 are left out; dates are sent as date strings', async () => {
  const { openCreate } = await openList(testApp)
  const dialog = await openCreate()
  await dialog.fill(BASICS)
  const sent = watchCalls()
  await dialog.press('Crear')
  await dialog.closed()
  expect(await sent[0]?.json()).toEqual({ ...SENT, gastos: [] })
})

test('on submit, debt and repayment are dated with the settlement, and expenses above 0 stay', async () => {
  const { openCreate, user } = await openList(testApp)
  const dialog = await openCreate()
  await user.click(dialog.field('Abono'))
  await user.click(dialog.field('Deuda'))
  await dialog.fill({
    ...BASICS,
    'Valor del gasto 2': '1',
    'Valor del abono': '20000',
    'Razón de la deuda': 'Descuadre',
    'Valor de la deuda': '5000',
  })
  const sent = watchCalls()
  await dialog.press('Crear')
  await dialog.closed()
  expect(await sent[0]?.json()).toEqual({
    ...SENT,
    gastos: [{ nombre: 'Combustible', valor: 1 }],
    abonoDto: { valor: 20_000, fecha: '2026-03-05' },
    deudaDto: { razon: 'Descuadre', valor: 5_000, fecha: '2026-03-05' },
  })
})

test.each([
  ['false', false],
  ['null', null],
])('a settlement whose liquidada is %s is highlighted as pending', async (_how, liquidada) => {
  await storedLiquidacion(testApp)
  globalThis.fetch = async (input, init) => {
    const request = new Request(input, init)
    const answer = await server(request)
    if (!request.url.endsWith('/liquidaciones/table')) return answer
    const rows = (await answer.json()) as object[]
    return Response.json(rows.map((row) => ({ ...row, liquidada })))
  }
  await openList(testApp)
  expect(document.querySelector('[role="row"][data-id]')).toHaveClass('pendiente')
})

test('a login response without a token is not saved, and the user stays', async () => {
  const { user, router } = await testApp.open('/login', null)
  globalThis.fetch = async () => Response.json({ username: 'ana', roles: 'ADMIN' })
  await user.type(await screen.findByLabelText('Usuario'), 'ana')
  await user.type(screen.getByLabelText('Clave', { selector: 'input' }), 'secreta{Enter}')
  await waitFor(() => expect(screen.getByRole('alert')).toBeVisible())
  expect(localStorage.getItem('jwtData')).toBeNull()
  expect(router.state.location.pathname).toBe('/login')
})
