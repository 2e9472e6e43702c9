import { waitFor } from '@testing-library/react'
import { aConductor } from '../../server/builders'
import { chooseRow, hands, openForm, toasts } from '../../setup/screen'
import { openTable, openOfficeAt, clearFleet } from '../../setup/fleet'
import type { Office } from '../../setup/page'

let office: Office
const user = hands()

beforeAll(async () => {
  office = await openOfficeAt('/conductores')
})
beforeEach(() => clearFleet(office))
afterAll(() => office.close())

test('a birth year of two digits is the latest that is past, and is shown in four', async () => {
  await openTable(office, '/conductores')
  const create = await openForm(user, 'Crear', 'Crear Conductor')
  await create.fill({ 'Fecha de nacimiento': '17/05/55', Nombre: 'Ana' })
  expect(create.field('Fecha de nacimiento')).toHaveValue('17/05/1955')
})

test('a documento that another driver has is refused on its field', async () => {
  await aConductor(office.db, { documento: '1001' })
  await aConductor(office.db, { documento: '2002' })
  await openTable(office, '/conductores')
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
