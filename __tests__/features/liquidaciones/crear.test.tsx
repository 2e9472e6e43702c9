import { act, screen, waitFor } from '@testing-library/react'
import { selectWorkingDate } from '../../../src/features/liquidaciones/sittingSlice'
import { signedOut } from '../../../src/session/sessionSlice'
import { retener } from '../../setup/calls'
import type { Oficina } from '../../setup/page'
import { abrirLista, aviso, buses, celda, errorDe, filas, registrada, unaEmpresa, vaciar } from './pantalla'

let oficina: Oficina

beforeAll(async () => {
  oficina = await unaEmpresa()
})
beforeEach(() => vaciar(oficina))
afterAll(() => oficina.cerrar())

const BASICOS = {
  Fecha: '05/03/26',
  Bus: '12',
  Viajes: '6',
  'Registradora inicial': '1000',
  'Registradora final': '1300',
  Sensor: '350',
}

/** What the server stored, through its own detail. */
const guardada = async (busNumero: string, fecha = '2026-03-05') => {
  const respuesta = await oficina.pedir('admin', {
    method: 'GET',
    url: `/api/liquidaciones/detalle?fecha=${fecha}&busNumero=${busNumero}`,
  })
  return respuesta.json<Record<string, unknown>>()
}

test('creates a settlement with an expense, a debt and a repayment: it stands on top with the figures of the server', async () => {
  await registrada(oficina, { busNumero: '15', conductorDocumento: '1002' })
  const { abrirCrear, user } = await abrirLista(oficina)
  const dialogo = await abrirCrear()
  await dialogo.llenar({ ...BASICOS, Cívica: '40', Tiquetes: '10', Comentario: 'Sin novedad' })
  expect(dialogo.campo('Conductor')).toHaveValue('Ana Álvarez')
  await dialogo.llenar({ 'Valor del gasto 2': '150000' })
  await dialogo.pulsar('Agregar Gasto')
  await dialogo.llenar({ 'Nombre del gasto 3': 'Parqueadero', 'Valor del gasto 3': '30000' })
  await user.click(dialogo.campo('Abono'))
  await user.click(dialogo.campo('Deuda'))
  await dialogo.llenar({
    'Valor del abono': '20000',
    'Razón de la deuda': 'Descuadre',
    'Valor de la deuda': '5000',
  })
  await user.click(dialogo.campo('Liquidada'))
  await dialogo.pulsar('Crear')
  await dialogo.cerrado()

  // The toast's words stay the specification's; the bus stands beside them.
  expect(await screen.findByText('Creado exitosamente')).toBeVisible()
  expect(screen.getByText('Bus 12')).toBeVisible()
  expect(buses()).toEqual(['12', '15'])
  const [primera] = filas()
  expect(celda(primera, 'Fecha')).toBe('5 de marzo de 2026')
  expect(celda(primera, 'Conductor')).toBe('Ana Álvarez')
  // 300 passengers: (300 − 40 − 10) × 2.800 − 107.520 of salary − 180.000 of expenses.
  expect(celda(primera, 'Pasajeros reg.')).toBe('300')
  expect(celda(primera, 'Neto reg.')).toMatch(/^\$\s412\.480$/)
  // 350 − 6 × 3 = 332 passengers, 118.989 of salary.
  expect(celda(primera, 'Pasajeros sensor')).toBe('332')
  expect(celda(primera, 'Neto sensor')).toMatch(/^\$\s490\.611$/)
  expect(celda(primera, 'Fecha de entrega')).toBe('20 de marzo de 2030')

  expect(await guardada('12')).toMatchObject({
    comentario: 'Sin novedad',
    liquidada: true,
    // The expense of 0 was not sent; the one typed by hand was.
    gastos: [
      { nombre: 'Combustible', valor: 150_000 },
      { nombre: 'Parqueadero', valor: 30_000 },
    ],
    abonoDto: { valor: 20_000, fecha: '2026-03-05' },
    deudaDto: { razon: 'Descuadre', valor: 5_000, fecha: '2026-03-05' },
  })
})

test('begins empty, and then with the date last used, selected, until the person signs out', async () => {
  const { abrirCrear, user, store } = await abrirLista(oficina)
  const primero = await abrirCrear()
  expect(primero.campo('Fecha')).toHaveValue('')
  await primero.llenar(BASICOS)
  await primero.pulsar('Crear')
  await primero.cerrado()

  const segundo = await abrirCrear()
  const fecha = segundo.campo('Fecha')
  expect(fecha).toHaveValue('05/03/26')
  expect(fecha).toHaveFocus()
  expect([fecha.selectionStart, fecha.selectionEnd]).toEqual([0, '05/03/26'.length])
  expect(segundo.campo('Bus')).toHaveValue('')
  await user.keyboard('060326')
  expect(fecha).toHaveValue('06/03/26')
  await user.clear(fecha)
  await user.keyboard('050326')
  // As it began, so nothing is asked.
  await user.keyboard('{Escape}')
  await segundo.cerrado()

  await act(async () => void store.dispatch(signedOut('salida')))
  expect(selectWorkingDate(store.getState())).toBe('')
})

test('says Creando... while it is on its way, and is sent once', async () => {
  const { abrirCrear, user } = await abrirLista(oficina)
  const dialogo = await abrirCrear()
  await dialogo.llenar(BASICOS)
  const responder = retener('POST /api/liquidaciones')
  await dialogo.pulsar('Crear')
  expect(await screen.findByText('Creando...')).toBeDisabled()
  expect(dialogo.campo('Viajes')).toBeDisabled()
  await user.keyboard('{Enter}{Escape}')
  responder()
  await dialogo.cerrado()
  expect(oficina.llamadas.filter((llamada) => llamada === 'POST /api/liquidaciones')).toHaveLength(1)
  expect(buses()).toEqual(['12'])
})

test('choosing a bus fills its driver, or empties the driver when it has none', async () => {
  const { abrirCrear } = await abrirLista(oficina)
  const dialogo = await abrirCrear()
  await dialogo.llenar({ Bus: '12' })
  expect(dialogo.campo('Conductor')).toHaveValue('Ana Álvarez')
  await dialogo.llenar({ Bus: '17' })
  expect(dialogo.campo('Conductor')).toHaveValue('')
  await dialogo.llenar({ Bus: '15' })
  expect(dialogo.campo('Conductor')).toHaveValue('Beto Bernal')
  await dialogo.pulsar('Limpiar Bus')
  expect(dialogo.campo('Bus')).toHaveValue('')
  expect(dialogo.campo('Conductor')).toHaveValue('')
})

test('a section that is unchecked again is not sent, and keeps what was typed until then', async () => {
  const { abrirCrear, user } = await abrirLista(oficina)
  const dialogo = await abrirCrear()
  await dialogo.llenar(BASICOS)
  await user.click(dialogo.campo('Deuda'))
  await dialogo.llenar({ 'Razón de la deuda': 'Descuadre', 'Valor de la deuda': '5000' })
  await user.click(dialogo.campo('Deuda'))
  await user.click(dialogo.campo('Deuda'))
  expect(dialogo.campo('Razón de la deuda')).toHaveValue('Descuadre')
  await user.click(dialogo.campo('Deuda'))
  await dialogo.pulsar('Crear')
  await dialogo.cerrado()
  expect(await guardada('12')).toMatchObject({ abonoDto: null, deudaDto: null, gastos: [] })
})

test('what the server refuses stands on its field; the form stays as it was typed and can be sent again', async () => {
  const { abrirCrear } = await abrirLista(oficina)
  const dialogo = await abrirCrear()
  await dialogo.llenar({ ...BASICOS, Bus: '20', Conductor: 'Ana' })
  await dialogo.pulsar('Crear')
  await waitFor(() => expect(dialogo.banner()).toHaveTextContent('Calasanz Boston'))
  await aviso('Calasanz Boston')
  expect(dialogo.campo('Sensor')).toHaveValue('350')

  // The driver retires while the form is open.
  await oficina.db.updateTable('conductores').set({ valido: 0 }).where('documento', '=', '1002').execute()
  await dialogo.llenar({ Bus: '15' })
  await dialogo.pulsar('Crear')
  await waitFor(() =>
    expect(errorDe(dialogo.campo('Conductor'))).toBe('El conductor Beto Bernal está retirado.'),
  )
  await waitFor(() => expect(dialogo.campo('Conductor')).toHaveFocus())
  await oficina.db.updateTable('conductores').set({ valido: 1 }).where('documento', '=', '1002').execute()
  expect(filas()).toHaveLength(0)
})

test('a settlement that somebody has entered meanwhile is not overwritten', async () => {
  const { abrirCrear } = await abrirLista(oficina)
  const dialogo = await abrirCrear()
  await dialogo.llenar(BASICOS)
  await registrada(oficina, { viajes: 9 })
  await dialogo.pulsar('Crear')
  await waitFor(() => expect(dialogo.banner()).toHaveTextContent('Cárguela con Buscar'))
  expect(await guardada('12')).toMatchObject({ viajes: 9 })
})

test('asks before throwing away typed work', async () => {
  const { abrirCrear, user } = await abrirLista(oficina)
  const dialogo = await abrirCrear()
  await dialogo.llenar({ Viajes: '4' })
  await user.keyboard('{Escape}')
  await user.click(await screen.findByText('Seguir editando'))
  await waitFor(() => expect(screen.queryByText('¿Descartar los cambios?')).not.toBeInTheDocument())
  expect(dialogo.campo('Viajes')).toHaveValue('4')
  await dialogo.pulsar('Cancelar')
  await user.click(await screen.findByText('Descartar'))
  await dialogo.cerrado()
})
