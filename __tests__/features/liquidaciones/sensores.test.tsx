import { waitFor } from '@testing-library/react'
import { watchCalls } from '../../setup/calls'
import type { TestApp } from '../../setup/page'
import { openList, buses, storedLiquidacion, aCompany, clearLiquidaciones, type Dialog } from './listScreen'
import { toast, cellText, errorOf, rowOf } from '../../setup/screen'

/** 'Formulario Ingreso Sensores'. */
let testApp: TestApp

beforeAll(async () => {
  testApp = await aCompany()
})
beforeEach(() => clearLiquidaciones(testApp))
afterAll(() => testApp.close())

/** A field of a row, both counted from 1. */
const field = ({ dialog }: Dialog, row: number, name: string) =>
  dialog.querySelector<HTMLInputElement>(`[name="filas.${row - 1}.${name}"]`)!

const count = ({ dialog }: Dialog) => dialog.querySelectorAll('[name$=".sensor"]').length

test('many buses from the keyboard: Enter begins the next row, one call stores those that were begun', async () => {
  await storedLiquidacion(testApp, { busNumero: '17', fecha: '2026-03-04' })
  await storedLiquidacion(testApp, { busNumero: '15', fecha: '2026-03-05', sensor: 379, fechaEntrega: null })
  const { openSensores, user } = await openList(testApp)
  const dialog = await openSensores()
  await waitFor(() => expect(field(dialog, 1, 'fecha')).toHaveFocus())
  const row = async (bus: string, sensor: string, civica: string, viajes: string) => {
    await user.paste(bus)
    await user.keyboard('{Enter}{Tab}')
    await user.paste(sensor)
    await user.tab()
    if (civica) await user.paste(civica)
    await user.tab()
    await user.paste(viajes)
  }
  await user.paste('05/03/26')
  await user.tab()
  await row('12', '350', '4', '6')
  await user.keyboard('{Enter}')
  await waitFor(() => expect(field(dialog, 2, 'busNumero')).toHaveFocus())
  expect(field(dialog, 2, 'fecha')).toHaveValue('05/03/26')
  await row('15', '280', '', '5')
  expect(field(dialog, 2, 'sensor')).toHaveAccessibleDescription('ya tiene 379')
  await user.keyboard('{Enter}')
  await waitFor(() => expect(count(dialog)).toBe(3))

  const sent = watchCalls()
  await dialog.press('Ingresar')
  await dialog.closed()
  await toast('Sensores ingresados')
  expect(sent.filter(({ method }) => method === 'POST')).toHaveLength(1)
  expect(await sent[0]?.json()).toEqual([
    { fecha: '2026-03-05', busNumero: '12', sensor: 350, civica: 4, viajes: 6 },
    { fecha: '2026-03-05', busNumero: '15', sensor: 280, viajes: 5 },
  ])
  expect(buses()).toHaveLength(3)
  expect(rowOf('15')).toHaveClass('pendiente')
  expect(cellText(rowOf('12'), 'Pasajeros sensor')).toBe('332')
  // Nobody has handed anything in yet.
  expect(cellText(rowOf('12'), 'Fecha de entrega')).toBe('')
})

test('Enter inside a row sends nothing', async () => {
  const { openSensores, user } = await openList(testApp)
  const dialog = await openSensores()
  await user.click(field(dialog, 1, 'sensor'))
  await user.keyboard('300{Enter}')
  expect(field(dialog, 1, 'sensor')).toHaveFocus()
  expect(field(dialog, 1, 'sensor')).not.toBeInvalid()
  expect(count(dialog)).toBe(1)
})

test('rows are removed one by one, and all of them at once, with a way back', async () => {
  const { openSensores, fillIn, user } = await openList(testApp)
  const dialog = await openSensores()
  expect(dialog.button('Quitar fila 1')).toBeDisabled()
  await dialog.press('Agregar Sensor')
  await waitFor(() => expect(count(dialog)).toBe(2))
  await fillIn(field(dialog, 2, 'sensor'), '77')
  await dialog.press('Quitar fila 1')
  await waitFor(() => expect(count(dialog)).toBe(1))
  expect(field(dialog, 1, 'sensor')).toHaveValue('77')

  await dialog.press('Limpiar Sensores')
  await waitFor(() => expect(field(dialog, 1, 'sensor')).toHaveValue(''))
  await dialog.press('Deshacer')
  await waitFor(() => expect(field(dialog, 1, 'sensor')).toHaveValue('77'))

  // Nothing is said of a row that nobody has filled in yet.
  await user.click(field(dialog, 1, 'viajes'))
  await dialog.press('Limpiar Sensores')
  await waitFor(() => expect(field(dialog, 1, 'sensor')).toHaveValue(''))
  expect(field(dialog, 1, 'fecha')).toHaveFocus()
  expect(dialog.dialog.querySelectorAll('[aria-invalid="true"]')).toHaveLength(0)
})

test('what the server refuses names its row; every typed row stays, and nothing was stored', async () => {
  await storedLiquidacion(testApp, { liquidada: true })
  const { openSensores, fillIn } = await openList(testApp)
  const dialog = await openSensores()
  await fillIn(field(dialog, 1, 'fecha'), '05/03/26')
  for (const [i, bus] of ['15', '12', '20'].entries()) {
    const row = i + 1
    if (i > 0) await dialog.press('Agregar Sensor')
    await waitFor(() => expect(count(dialog)).toBe(row))
    await fillIn(field(dialog, row, 'busNumero'), bus)
    await fillIn(field(dialog, row, 'sensor'), '300')
    await fillIn(field(dialog, row, 'viajes'), '6')
  }
  await dialog.press('Ingresar')
  const message = 'La liquidación del bus 12 del 5 de marzo de 2026 ya está liquidada.'
  await waitFor(() => expect(errorOf(field(dialog, 2, 'busNumero'))).toBe(message))
  expect(dialog.banner()).toHaveTextContent(`Fila 2: ${message}`)
  expect(errorOf(field(dialog, 3, 'fecha'))).toMatch(/No hay un pasaje válido de la ruta Calasanz Boston/)
  expect(errorOf(field(dialog, 1, 'busNumero'))).toBeUndefined()
  expect([1, 2, 3].map((row) => field(dialog, row, 'busNumero').value)).toEqual(['15', '12', '20'])
  expect(field(dialog, 1, 'sensor')).toHaveValue('300')

  // The rows below take the place of the one that is removed, without what was said of it.
  await dialog.press('Quitar fila 2')
  await waitFor(() => expect(count(dialog)).toBe(2))
  expect(errorOf(field(dialog, 2, 'busNumero'))).toBeUndefined()
  await dialog.press('Quitar fila 2')
  await dialog.press('Ingresar')
  await dialog.closed()
  await waitFor(() => expect(buses()).toHaveLength(2))
})
