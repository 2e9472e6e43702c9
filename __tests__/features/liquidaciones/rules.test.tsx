import { waitFor } from '@testing-library/react'
import type { TestApp } from '../../setup/page'
import { openList, aCompany, type Dialog } from './listScreen'
import { errorOf } from '../../setup/screen'

/** Dates and inactive sections in the form. The messages of section 5: especificacion/5-validaciones-formularios. */
let testApp: TestApp

beforeAll(async () => {
  testApp = await aCompany()
})
afterAll(() => testApp.close())

const sample = (dialog: Dialog, messages: Record<string, string | undefined>) =>
  waitFor(() => {
    const said = Object.keys(messages).map((label) => [label, errorOf(dialog.field(label))])
    expect(Object.fromEntries(said)).toEqual(messages)
  })

test('a date that does not exist, or is half typed, is refused', async () => {
  const { openCreate, user } = await openList(testApp)
  const dialog = await openCreate()
  await dialog.fill({ Fecha: '31/02/26' })
  await user.tab()
  await sample(dialog, { Fecha: 'Ingrese una fecha válida.' })
  await dialog.fill({ Fecha: '28/02/26' })
  await sample(dialog, { Fecha: undefined })
})

test('a driver that comes with the bus takes its message away', async () => {
  const { openCreate } = await openList(testApp)
  const dialog = await openCreate()
  await dialog.press('Crear')
  await sample(dialog, { Conductor: 'Conductor es requerido.' })
  await dialog.fill({ Bus: '12' })
  await sample(dialog, { Conductor: 'No debe' })
})

test('a section that is not checked is not asked for, and 0 will do where it says so', async () => {
  const { openCreate, user } = await openList(testApp)
  const dialog = await openCreate()
  await user.click(dialog.field('Deuda'))
  await user.click(dialog.field('Deuda'))
  await dialog.fill({ Fecha: '05/03/26', Bus: '12', Viajes: '0', Sensor: '0' })
  await dialog.press('Crear')
  await dialog.closed()
})
