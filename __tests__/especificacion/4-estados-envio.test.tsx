/** Section 4, what a form sends and where a sign-in leads. */
import { screen, waitFor } from '@testing-library/react'
import { abrirLista, registrada, unaEmpresa, vaciar } from '../features/liquidaciones/pantalla'
import { observarLlamadas } from '../setup/calls'
import type { Oficina } from '../setup/page'

let oficina: Oficina
let servidor: typeof fetch

beforeAll(async () => {
  oficina = await unaEmpresa()
  servidor = globalThis.fetch
})
beforeEach(() => vaciar(oficina))
afterEach(() => {
  globalThis.fetch = servidor
})
afterAll(() => oficina.cerrar())

const BASICOS = {
  Fecha: '05/03/26',
  Bus: '12',
  Viajes: '6',
  'Registradora inicial': '1000',
  'Registradora final': '1300',
  Sensor: '350',
}
const ENVIADO = {
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
  const { abrirCrear } = await abrirLista(oficina)
  const dialogo = await abrirCrear()
  await dialogo.llenar(BASICOS)
  const enviadas = observarLlamadas()
  await dialogo.pulsar('Crear')
  await dialogo.cerrado()
  expect(await enviadas[0]?.json()).toEqual({ ...ENVIADO, gastos: [] })
})

test('on submit, debt and repayment are dated with the settlement, and expenses above 0 stay', async () => {
  const { abrirCrear, user } = await abrirLista(oficina)
  const dialogo = await abrirCrear()
  await user.click(dialogo.campo('Abono'))
  await user.click(dialogo.campo('Deuda'))
  await dialogo.llenar({
    ...BASICOS,
    'Valor del gasto 2': '1',
    'Valor del abono': '20000',
    'Razón de la deuda': 'Descuadre',
    'Valor de la deuda': '5000',
  })
  const enviadas = observarLlamadas()
  await dialogo.pulsar('Crear')
  await dialogo.cerrado()
  expect(await enviadas[0]?.json()).toEqual({
    ...ENVIADO,
    gastos: [{ nombre: 'Combustible', valor: 1 }],
    abonoDto: { valor: 20_000, fecha: '2026-03-05' },
    deudaDto: { razon: 'Descuadre', valor: 5_000, fecha: '2026-03-05' },
  })
})

test.each([
  ['false', false],
  ['null', null],
])('a settlement whose liquidada is %s is highlighted as pending', async (_como, liquidada) => {
  await registrada(oficina)
  globalThis.fetch = async (input, init) => {
    const pedido = new Request(input, init)
    const respuesta = await servidor(pedido)
    if (!pedido.url.endsWith('/liquidaciones/table')) return respuesta
    const filas = (await respuesta.json()) as object[]
    return Response.json(filas.map((fila) => ({ ...fila, liquidada })))
  }
  await abrirLista(oficina)
  expect(document.querySelector('[role="row"][data-id]')).toHaveClass('pendiente')
})

test('a login response without a token is not saved, and the user stays', async () => {
  const { user, router } = await oficina.abrir('/login', null)
  globalThis.fetch = async () => Response.json({ username: 'ana', roles: 'ADMIN' })
  await user.type(await screen.findByLabelText('Usuario'), 'ana')
  await user.type(screen.getByLabelText('Clave', { selector: 'input' }), 'secreta{Enter}')
  await waitFor(() => expect(screen.getByRole('alert')).toBeVisible())
  expect(localStorage.getItem('jwtData')).toBeNull()
  expect(router.state.location.pathname).toBe('/login')
})
