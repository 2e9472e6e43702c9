/** What a driver owes, under the field where one is chosen, and the warning of a repayment of more. */
import { screen, waitFor } from '@testing-library/react'
import { unaDeuda, unAbono, unConductor } from '../../server/builders'
import { unaOficina, type Oficina } from '../../setup/page'
import { abrirDialogo, elegirFila, errorDe, escribir, legible, manos } from '../../setup/screen'

let oficina: Oficina
const user = manos()

beforeAll(async () => {
  oficina = await unaOficina()
  const { db } = oficina
  const ana = await unConductor(db, { documento: '1001', nombre: 'Ana Álvarez' })
  const beto = await unConductor(db, { documento: '1002', nombre: 'Beto Bernal' })
  await unConductor(db, { documento: '1003', nombre: 'Caro Cano' })
  await unaDeuda(db, ana.uuid, { valor: 461_000 })
  await unAbono(db, ana.uuid, { valor: 50_000, origen: 'Prima' })
  await unAbono(db, beto.uuid, { valor: 30_000, origen: 'Cesantías' })
})
afterEach(() => document.querySelector('meta[name="api-base-url"]')?.remove())
afterAll(() => oficina.cerrar())

const bajo = (campo: HTMLElement) => legible(errorDe(campo))
const dice = (campo: () => HTMLElement, texto: string) => waitFor(() => expect(bajo(campo())).toBe(texto))

test.each([
  ['/deudas', 'Crear Deuda'],
  ['/abonos', 'Crear Abono'],
])('in %s the chosen driver’s balance stands under the field', async (ruta, titulo) => {
  await oficina.abrir(ruta)
  await screen.findByText(/Prima|Préstamo/, undefined, { timeout: 25_000 })
  const { campo } = await abrirDialogo(user, 'Crear', titulo)
  expect(bajo(campo('Conductor'))).toBe('')
  await escribir(user, campo('Conductor'), 'ana')
  await dice(() => campo('Conductor'), 'Debe $ 411.000')
  await escribir(user, campo('Conductor'), 'beto')
  await dice(() => campo('Conductor'), 'A favor $ 30.000')
  await escribir(user, campo('Conductor'), 'caro')
  await dice(() => campo('Conductor'), 'No debe')
})

test('with another host it is asked for too', async () => {
  document.head.insertAdjacentHTML(
    'beforeend',
    '<meta name="api-base-url" content="https://otra.example/api">',
  )
  await oficina.abrir('/deudas')
  await screen.findByText('Ana Álvarez')
  const { campo } = await abrirDialogo(user, 'Crear', 'Crear Deuda')
  await escribir(user, campo('Conductor'), 'ana')
  await dice(() => campo('Conductor'), 'Debe $ 411.000')
  expect(oficina.llamadas.at(-1)).toBe('GET /api/deudas/conductor?documento=1001')
})

test('a repayment above the balance warns, and is saved all the same', async () => {
  await oficina.abrir('/abonos')
  await screen.findByText('Prima')
  const { campo, pulsar, cerrado } = await abrirDialogo(user, 'Crear', 'Crear Abono')
  await escribir(user, campo('Conductor'), 'ana')
  await escribir(user, campo('Valor'), '411000')
  await dice(() => campo('Conductor'), 'Debe $ 411.000')
  expect(bajo(campo('Valor'))).toBe('')
  await escribir(user, campo('Valor'), '411001')
  await dice(() => campo('Valor'), 'Supera lo que debe: $ 411.000.')
  expect(campo('Valor')).toBeValid()
  await escribir(user, campo('Origen'), 'Vacaciones')
  await pulsar('Crear')
  await cerrado()
  await screen.findByText('Vacaciones')
  await oficina.db.deleteFrom('abonos').where('origen', '=', 'Vacaciones').execute()
})

test('of one that is edited, what it has paid so far counts as owed', async () => {
  await oficina.abrir('/abonos')
  await elegirFila(user, 'Prima')
  const { campo } = await abrirDialogo(user, 'Editar', 'Editar Abono')
  await dice(() => campo('Conductor'), 'Debe $ 411.000')
  expect(bajo(campo('Valor'))).toBe('')
  await escribir(user, campo('Valor'), '461000')
  expect(bajo(campo('Valor'))).toBe('')
  await escribir(user, campo('Valor'), '461001')
  await dice(() => campo('Valor'), 'Supera lo que debe: $ 411.000.')
})
