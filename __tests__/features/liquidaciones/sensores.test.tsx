import { waitFor } from '@testing-library/react'
import { observarLlamadas } from '../../setup/calls'
import type { Oficina } from '../../setup/page'
import {
  abrirLista,
  aviso,
  buses,
  celda,
  errorDe,
  filaDe,
  registrada,
  unaEmpresa,
  vaciar,
  type Dialogo,
} from './pantalla'

/** 'Formulario Ingreso Sensores'. */
let oficina: Oficina

beforeAll(async () => {
  oficina = await unaEmpresa()
})
beforeEach(() => vaciar(oficina))
afterAll(() => oficina.cerrar())

/** A field of a row, both counted from 1. */
const campo = ({ dialogo }: Dialogo, fila: number, nombre: string) =>
  dialogo.querySelector<HTMLInputElement>(`[name="filas.${fila - 1}.${nombre}"]`)!

const cuantas = ({ dialogo }: Dialogo) => dialogo.querySelectorAll('[name$=".sensor"]').length

test('many buses from the keyboard: Enter begins the next row, one call stores them all', async () => {
  await registrada(oficina, { busNumero: '17', fecha: '2026-03-04' })
  const { abrirSensores, user } = await abrirLista(oficina)
  const dialogo = await abrirSensores()
  await waitFor(() => expect(campo(dialogo, 1, 'fecha')).toHaveFocus())
  const fila = async (bus: string, sensor: string, civica: string, viajes: string) => {
    await user.paste(bus)
    await user.keyboard('{Enter}{Tab}')
    await user.paste(sensor)
    await user.tab()
    await user.paste(civica)
    await user.tab()
    await user.paste(viajes)
  }
  await user.paste('05/03/26')
  await user.tab()
  await fila('12', '350', '4', '6')
  await user.keyboard('{Enter}')
  await waitFor(() => expect(campo(dialogo, 2, 'busNumero')).toHaveFocus())
  expect(campo(dialogo, 2, 'fecha')).toHaveValue('05/03/26')
  await fila('15', '280', '0', '5')

  const enviadas = observarLlamadas()
  await dialogo.pulsar('Ingresar')
  await dialogo.cerrado()
  await aviso('Sensores ingresados')
  expect(enviadas.filter(({ method }) => method === 'POST')).toHaveLength(1)
  expect(await enviadas[0]?.json()).toEqual([
    { fecha: '2026-03-05', busNumero: '12', sensor: 350, civica: 4, viajes: 6 },
    { fecha: '2026-03-05', busNumero: '15', sensor: 280, civica: 0, viajes: 5 },
  ])
  expect(buses()).toHaveLength(3)
  expect(filaDe('15')).toHaveClass('pendiente')
  expect(celda(filaDe('12'), 'Pasajeros sensor')).toBe('332')
  // Nobody has handed anything in yet.
  expect(celda(filaDe('12'), 'Fecha de entrega')).toBe('')
})

test('Enter inside a row sends nothing', async () => {
  const { abrirSensores, user } = await abrirLista(oficina)
  const dialogo = await abrirSensores()
  await user.click(campo(dialogo, 1, 'sensor'))
  await user.keyboard('300{Enter}')
  expect(campo(dialogo, 1, 'sensor')).toHaveFocus()
  expect(campo(dialogo, 1, 'sensor')).not.toBeInvalid()
  expect(cuantas(dialogo)).toBe(1)
})

test('rows are removed one by one, and all of them at once, with a way back', async () => {
  const { abrirSensores, escribir, user } = await abrirLista(oficina)
  const dialogo = await abrirSensores()
  expect(dialogo.boton('Quitar fila 1')).toBeDisabled()
  await dialogo.pulsar('Agregar Sensor')
  await waitFor(() => expect(cuantas(dialogo)).toBe(2))
  await escribir(campo(dialogo, 2, 'sensor'), '77')
  await dialogo.pulsar('Quitar fila 1')
  await waitFor(() => expect(cuantas(dialogo)).toBe(1))
  expect(campo(dialogo, 1, 'sensor')).toHaveValue('77')

  await dialogo.pulsar('Limpiar Sensores')
  await waitFor(() => expect(campo(dialogo, 1, 'sensor')).toHaveValue(''))
  await dialogo.pulsar('Deshacer')
  await waitFor(() => expect(campo(dialogo, 1, 'sensor')).toHaveValue('77'))

  // Nothing is said of a row that nobody has filled in yet.
  await user.click(campo(dialogo, 1, 'viajes'))
  await dialogo.pulsar('Limpiar Sensores')
  await waitFor(() => expect(campo(dialogo, 1, 'sensor')).toHaveValue(''))
  expect(campo(dialogo, 1, 'fecha')).toHaveFocus()
  expect(dialogo.dialogo.querySelectorAll('[aria-invalid="true"]')).toHaveLength(0)
})

test('what the server refuses names its row; every typed row stays, and nothing was stored', async () => {
  await registrada(oficina, { liquidada: true })
  const { abrirSensores, escribir } = await abrirLista(oficina)
  const dialogo = await abrirSensores()
  await escribir(campo(dialogo, 1, 'fecha'), '05/03/26')
  for (const [i, bus] of ['15', '12', '20'].entries()) {
    const fila = i + 1
    if (i > 0) await dialogo.pulsar('Agregar Sensor')
    await waitFor(() => expect(cuantas(dialogo)).toBe(fila))
    await escribir(campo(dialogo, fila, 'busNumero'), bus)
    await escribir(campo(dialogo, fila, 'sensor'), '300')
    await escribir(campo(dialogo, fila, 'viajes'), '6')
  }
  await dialogo.pulsar('Ingresar')
  const mensaje = 'La liquidación del bus 12 del 5 de marzo de 2026 ya está liquidada.'
  await waitFor(() => expect(errorDe(campo(dialogo, 2, 'busNumero'))).toBe(mensaje))
  expect(dialogo.banner()).toHaveTextContent(`Fila 2: ${mensaje}`)
  expect(errorDe(campo(dialogo, 3, 'fecha'))).toMatch(/No hay un pasaje válido de la ruta Calasanz Boston/)
  expect(errorDe(campo(dialogo, 1, 'busNumero'))).toBeUndefined()
  expect([1, 2, 3].map((fila) => campo(dialogo, fila, 'busNumero').value)).toEqual(['15', '12', '20'])
  expect(campo(dialogo, 1, 'sensor')).toHaveValue('300')

  // The rows below take the place of the one that is removed, without what was said of it.
  await dialogo.pulsar('Quitar fila 2')
  await waitFor(() => expect(cuantas(dialogo)).toBe(2))
  expect(errorDe(campo(dialogo, 2, 'busNumero'))).toBeUndefined()
  await dialogo.pulsar('Quitar fila 2')
  await dialogo.pulsar('Ingresar')
  await dialogo.cerrado()
  await waitFor(() => expect(buses()).toHaveLength(2))
})
