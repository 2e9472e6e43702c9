import { waitFor } from '@testing-library/react'
import { aConductor } from '../../server/builders'
import { chooseRow, hands, openForm, toasts } from '../../setup/screen'
import { openTable, openTestAppAt, clearFleet } from '../../setup/fleet'
import type { TestApp } from '../../setup/page'

let testApp: TestApp
const user = hands()

beforeAll(async () => {
  testApp = await openTestAppAt('/conductores')
})
beforeEach(() => clearFleet(testApp))
afterAll(() => testApp.close())

test('a birth year of two digits is the latest that is past, and is shown in four', async () => {
  await openTable(testApp, '/conductores')
  const create = await openForm(user, 'Crear', 'Crear Conductor')
  await create.fill({ 'Fecha de nacimiento': '17/05/55', Nombre: 'Ana' })
  expect(create.field('Fecha de nacimiento')).toHaveValue('17/05/1955')
})

test('a documento that another driver has is refused on its field', async () => {
  await aConductor(testApp.db, { documento: '1001' })
  await aConductor(testApp.db, { documento: '2002' })
  await openTable(testApp, '/conductores')
  await chooseRow(user, '2002')
  const form = await openForm(user, 'Editar', 'Editar Conductor')
  await form.fill({
    Nombre: 'Beto',
    Empresa: 'Coonatra',
    'Fecha de nacimiento': '17/05/1980',
    'Tipo de documento': 'Pasaporte',
    Documento: '1001',
  })
  await form.press('Aceptar')
  const message = 'Ya existe un conductor con ese documento.'
  await waitFor(() => expect(form.errors()).toEqual({ Documento: message }))
  expect(toasts()).toEqual([message])
  await waitFor(() => expect(form.field('Documento')).toHaveFocus())
})
