import { screen, waitFor } from '@testing-library/react'
import { enteredBuses, nextBus } from '../../../src/features/liquidaciones/nextBus'
import type { BusFila } from '../../../src/contract/buses'
import type { LiquidacionFila } from '../../../src/contract/liquidaciones'
import { cortar, retener } from '../../setup/calls'
import type { Oficina } from '../../setup/page'
import { ingresarDeNuevo, vencerSesiones } from '../../setup/session'
import {
  abrirLista,
  aviso,
  boton,
  dialogoTitulado,
  registrada,
  unaEmpresa,
  vaciar,
  type Dialogo,
} from './pantalla'

/** 'Guardar y siguiente': a day's settlements, one bus after the other. */
let oficina: Oficina

beforeAll(async () => {
  oficina = await unaEmpresa()
})
beforeEach(() => vaciar(oficina))
afterAll(() => oficina.cerrar())

const FECHA = '05/03/26'
const DEL_12 = {
  Fecha: FECHA,
  Bus: '12',
  Viajes: '6',
  'Registradora inicial': '1000',
  'Registradora final': '1300',
  Sensor: '350',
}

const guardadas = () =>
  oficina.db.selectFrom('liquidaciones').select(['fecha', 'busNumero']).orderBy('busNumero').execute()

const esperarBus = (dialogo: Dialogo, bus: string) =>
  waitFor(() => {
    expect(dialogo.campo('Bus')).toHaveValue(bus)
    expect(dialogo.campo('Bus')).toBeEnabled()
  })

const sensorDe = async (busNumero: string) => {
  const filas = [{ fecha: '2026-03-05', busNumero, sensor: 280, civica: 7, viajes: 5 }]
  await oficina.pedir('admin', { method: 'POST', url: '/api/liquidaciones/sensores', payload: filas })
}

describe('the next bus', () => {
  const buses = ['12', '15', '17', '20'].map((numero) => ({ numero }) as BusFila)
  const siguiente = (entregados: string[], actual: string | null) =>
    nextBus(buses, new Set(entregados), actual)?.numero

  it('is the first after this one that has no settlement, round from the end of the selector', () => {
    expect(siguiente(['12'], '12')).toBe('15')
    expect(siguiente(['12', '15', '17'], '12')).toBe('20')
    expect(siguiente(['15', '17', '20'], '20')).toBe('12')
    expect(siguiente([], 'de otra empresa')).toBe('12')
  })

  it('is none when every bus has its settlement', () => {
    expect(siguiente(['12', '15', '17', '20'], '15')).toBeUndefined()
  })

  it('is still to be entered when only its sensor has been, or another day’s settlement', () => {
    const fila = (busNumero: string, fecha: string, fechaEntrega: string | null) =>
      ({ busNumero, fecha, fechaEntrega }) as LiquidacionFila
    const filas = [
      fila('12', '2026-03-05', '2026-03-06'),
      fila('15', '2026-03-05', null),
      fila('17', '2026-03-04', '2026-03-06'),
    ]
    expect([...enteredBuses(filas, '2026-03-05')]).toEqual(['12'])
  })
})

test('the dialog stays open for the next bus: same date, its driver, its register, the rest empty, ready to type', async () => {
  await registrada(oficina, {
    busNumero: '15',
    conductorDocumento: '1002',
    fecha: '2026-03-04',
    regFin: 4_321,
  })
  const { abrirCrear, user } = await abrirLista(oficina)
  const dialogo = await abrirCrear()
  await dialogo.llenar({ ...DEL_12, Cívica: '40', Comentario: 'Sin novedad', 'Valor del gasto 1': '5000' })
  await user.click(dialogo.campo('Abono'))
  await dialogo.llenar({ 'Valor del abono': '20000' })
  await dialogo.pulsar('Agregar Gasto')
  await dialogo.llenar({ 'Nombre del gasto 3': 'Taller', 'Valor del gasto 3': '3000' })
  await user.click(dialogo.campo('Liquidada'))
  await dialogo.pulsar('Guardar y siguiente')

  await esperarBus(dialogo, '15')
  await aviso('Creado exitosamente')
  expect(await guardadas()).toContainEqual({ fecha: '2026-03-05', busNumero: '12' })
  expect(dialogo.campo('Fecha')).toHaveValue(FECHA)
  expect(dialogo.campo('Conductor')).toHaveValue('Beto Bernal')
  expect(dialogo.campo('Registradora inicial')).toHaveValue('4.321')
  expect(dialogo.campo('Registradora final')).toHaveValue('4.321')
  for (const vacio of ['Viajes', 'Sensor', 'Comentario']) expect(dialogo.campo(vacio)).toHaveValue('')
  expect(dialogo.campo('Cívica')).toHaveValue('0')
  expect(dialogo.campo('Valor del gasto 1')).toHaveValue('0')
  expect(dialogo.dialogo.querySelectorAll('[name$=".nombre"]')).toHaveLength(2)
  expect(dialogo.campo('Abono')).not.toBeChecked()
  expect(dialogo.campo('Liquidada')).not.toBeChecked()
  expect(screen.getByText('Creada la del bus 12. Sigue el 15.')).toBeInTheDocument()
  await waitFor(() => expect(dialogo.campo('Viajes')).toHaveFocus())

  // Nothing of it was typed, so nothing is asked before it is closed.
  await user.keyboard('{Escape}')
  await dialogo.cerrado()
  expect(boton('Crear')).toHaveFocus()
})

test('what the sensor of the next bus has counted is loaded, and buses that were entered are passed over', async () => {
  await registrada(oficina, { busNumero: '15', conductorDocumento: '1002' })
  await sensorDe('17')
  const { abrirCrear } = await abrirLista(oficina)
  const dialogo = await abrirCrear()
  await dialogo.llenar(DEL_12)
  await dialogo.pulsar('Guardar y siguiente')
  await esperarBus(dialogo, '17')
  expect(dialogo.campo('Sensor')).toHaveValue('280')
  expect(dialogo.campo('Viajes')).toHaveValue('5')
  expect(dialogo.campo('Cívica')).toHaveValue('7')
  // The bus is nobody's, so its driver is what is missing first.
  await waitFor(() => expect(dialogo.campo('Conductor')).toHaveFocus())

  await dialogo.llenar({ Conductor: 'Ana' })
  await dialogo.pulsar('Crear')
  await dialogo.cerrado()
  expect(await guardadas()).toHaveLength(3)
})

test('a bus without any settlement is no error: its form is empty', async () => {
  const { abrirCrear } = await abrirLista(oficina)
  const dialogo = await abrirCrear()
  await dialogo.llenar(DEL_12)
  await dialogo.pulsar('Guardar y siguiente')
  await esperarBus(dialogo, '15')
  expect(dialogo.banner()).not.toBeInTheDocument()
  expect(dialogo.campo('Conductor')).toHaveValue('Beto Bernal')
  expect(dialogo.campo('Registradora inicial')).toHaveValue('0')
})

test('a look-up that fails otherwise says so in the next form, which can be filled in all the same', async () => {
  const { abrirCrear } = await abrirLista(oficina)
  const dialogo = await abrirCrear()
  await dialogo.llenar(DEL_12)
  const reparar = cortar('GET /api/liquidaciones/detalle')
  await dialogo.pulsar('Guardar y siguiente')
  await esperarBus(dialogo, '15')
  reparar()
  expect(dialogo.banner()).toHaveTextContent('No hay conexión con el servidor.')
  await dialogo.llenar({ Viajes: '5', Sensor: '200', 'Registradora final': '10' })
  await dialogo.pulsar('Crear')
  await dialogo.cerrado()
  expect(await guardadas()).toHaveLength(2)
})

test('nothing can be sent while the next form is on its way', async () => {
  const { abrirCrear } = await abrirLista(oficina)
  const dialogo = await abrirCrear()
  await dialogo.llenar(DEL_12)
  const responder = retener('GET /api/liquidaciones/detalle')
  await dialogo.pulsar('Guardar y siguiente')
  await aviso('Creado exitosamente')
  expect(screen.getByText('Creando...')).toBeDisabled()
  expect(dialogo.boton('Guardar y siguiente')).toBeDisabled()
  responder()
  await esperarBus(dialogo, '15')
  expect(dialogo.boton('Crear')).toBeEnabled()
})

test('keys typed meanwhile are typed in the next form', async () => {
  const { abrirCrear, user } = await abrirLista(oficina)
  const dialogo = await abrirCrear()
  await dialogo.llenar(DEL_12)
  const responder = retener('GET /api/liquidaciones/detalle')
  await dialogo.pulsar('Guardar y siguiente')
  await aviso('Creado exitosamente')
  await user.keyboard('78{Backspace}{Tab}4600')
  responder()
  await esperarBus(dialogo, '15')
  await waitFor(() => expect(dialogo.campo('Registradora final')).toHaveValue('4.600'))
  expect(dialogo.campo('Registradora final')).toHaveFocus()
  expect(dialogo.campo('Viajes')).toHaveValue('7')
})

test('a refused save keeps the form, and Crear then closes it as ever', async () => {
  const { abrirCrear, user } = await abrirLista(oficina)
  const dialogo = await abrirCrear()
  await dialogo.llenar({ ...DEL_12, Viajes: '' })
  await dialogo.pulsar('Guardar y siguiente')
  await waitFor(() => expect(dialogo.campo('Viajes')).toHaveFocus())
  expect(dialogo.campo('Viajes')).toHaveAccessibleDescription('Los viajes son requeridos.')

  await dialogo.llenar({ Bus: '20', Conductor: 'Ana', Viajes: '6' })
  await dialogo.pulsar('Guardar y siguiente')
  await waitFor(() => expect(dialogo.banner()).toHaveTextContent('Calasanz Boston'))
  expect(dialogo.campo('Sensor')).toHaveValue('350')
  expect(dialogo.campo('Bus')).toHaveValue('20')
  expect(await guardadas()).toEqual([])

  await dialogo.llenar({ Bus: '12' })
  await user.click(dialogo.campo('Viajes'))
  await user.keyboard('{Enter}')
  await dialogo.cerrado()
  expect(await guardadas()).toHaveLength(1)
})

test('it is sent once, however often it is asked for, also from the keyboard', async () => {
  const { abrirCrear, user } = await abrirLista(oficina)
  const dialogo = await abrirCrear()
  await dialogo.llenar(DEL_12)
  expect(dialogo.boton('Guardar y siguiente')).toHaveAttribute('aria-keyshortcuts', 'Control+Shift+Enter')
  const responder = retener('POST /api/liquidaciones')
  await user.keyboard('{Control>}{Shift>}{Enter}{Enter}{/Shift}{/Control}')
  expect(await screen.findByText('Creando...')).toBeDisabled()
  await user.keyboard('{Enter}{Escape}')
  responder()
  await esperarBus(dialogo, '15')
  expect(oficina.llamadas.filter((llamada) => llamada === 'POST /api/liquidaciones')).toHaveLength(1)
  expect(await guardadas()).toHaveLength(1)
})

test('a bus that a colleague has entered meanwhile is passed over too', async () => {
  const { abrirCrear } = await abrirLista(oficina)
  const dialogo = await abrirCrear()
  await dialogo.llenar(DEL_12)
  await registrada(oficina, { busNumero: '15', conductorDocumento: '1002' })
  await dialogo.pulsar('Guardar y siguiente')
  await esperarBus(dialogo, '17')
  expect(dialogo.campo('Viajes')).toHaveValue('')
})

test('under a search the next bus is the next of the selector, and those of this dialog count as entered', async () => {
  const { abrirCrear } = await abrirLista(oficina, '/?numero=12')
  const dialogo = await abrirCrear()
  await dialogo.llenar({ ...DEL_12, Bus: '15' })
  await dialogo.pulsar('Guardar y siguiente')
  await esperarBus(dialogo, '17')
  await dialogo.llenar({ ...DEL_12, Bus: '12' })
  await dialogo.pulsar('Guardar y siguiente')
  await esperarBus(dialogo, '17')
})

test('after the last bus of the day it says so, and waits for another', async () => {
  for (const busNumero of ['15', '17']) await registrada(oficina, { busNumero })
  await oficina.db.deleteFrom('buses').where('numero', '=', '20').execute()
  const { abrirCrear } = await abrirLista(oficina)
  const dialogo = await abrirCrear()
  await dialogo.llenar(DEL_12)
  await dialogo.pulsar('Guardar y siguiente')
  await screen.findByText('Creada la del bus 12. No falta ningún otro bus de ese día.')
  expect(dialogo.campo('Fecha')).toHaveValue(FECHA)
  expect(dialogo.campo('Bus')).toHaveValue('')
  await waitFor(() => expect(dialogo.campo('Bus')).toHaveFocus())
  await oficina.db
    .insertInto('buses')
    .values({
      numero: '20',
      empresa: 'Coonatra',
      ruta: 'CBOS',
      modelo: '2018',
      marca: 'Hino',
      placa: 'TDD020',
      conductorUuid: null,
    })
    .execute()
})

test('what is typed in the next form is kept when the session ends, and what was saved is not', async () => {
  const { abrirCrear, user } = await abrirLista(oficina, '/', 'editor')
  const dialogo = await abrirCrear()
  await dialogo.llenar(DEL_12)
  await dialogo.pulsar('Guardar y siguiente')
  await esperarBus(dialogo, '15')
  await dialogo.llenar({ Viajes: '9', Sensor: '77', 'Registradora final': '10' })
  await vencerSesiones(oficina)
  await dialogo.pulsar('Guardar y siguiente')
  await screen.findByText(/^Su sesión terminó/, undefined, { timeout: 10_000 })
  await ingresarDeNuevo(user, 'editor')

  const otra = await dialogoTitulado('Crear Liquidación')
  const campo = (nombre: string) => otra.querySelector<HTMLInputElement>(`[name="${nombre}"]`)
  await waitFor(() => expect(campo('viajes')).toHaveValue('9'))
  expect(campo('busNumero')).toHaveValue('15')
  await user.click(boton('Guardar y siguiente'))
  await waitFor(() => expect(campo('busNumero')).toHaveValue('17'))
  expect((await guardadas()).map(({ busNumero }) => busNumero)).toEqual(['12', '15'])
})
