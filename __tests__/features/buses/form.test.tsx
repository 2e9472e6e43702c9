import { waitFor } from '@testing-library/react'
import { aBus, aConductor } from '../../server/builders'
import { openTable, openOfficeAt, clearFleet } from '../../setup/fleet'
import { chooseRow, hands, openForm, toasts } from '../../setup/screen'
import type { Office } from '../../setup/page'

let office: Office
const user = hands()

beforeAll(async () => {
  office = await openOfficeAt('/buses')
})
beforeEach(() => clearFleet(office))
afterAll(() => office.close())

test('the number and the plate of another bus are refused on their fields', async () => {
  await aConductor(office.db, { documento: '1001', nombre: 'Ana Álvarez' })
  await aBus(office.db, { numero: '12', placa: 'TAA012' })
  await aBus(office.db, { numero: '15', placa: 'TBB015' })
  await openTable(office, '/buses')
  await chooseRow(user, '15')
  const form = await openForm(user, 'Editar', 'Editar Bus')
  await form.fill({
    Número: '12',
    Placa: 'TAA012',
    Empresa: 'Coonatra',
    Ruta: 'Calasanz Boston',
    Modelo: '2018',
    Marca: 'Chevrolet',
    Conductor: '1001',
  })
  await form.press('Aceptar')
  await waitFor(() =>
    expect(form.errors()).toEqual({
      Número: 'Ya existe un bus con ese número.',
      Placa: 'Ya existe un bus con esa placa.',
    }),
  )
  expect(toasts()).toEqual(['Ya existe un bus con ese número.'])
  // The one that is mended stops complaining; the other still stands.
  await form.fill({ Número: '20' })
  await waitFor(() => expect(form.errors()).toEqual({ Placa: 'Ya existe un bus con esa placa.' }))
})

test('a driver who has been retired meanwhile is refused on the field', async () => {
  const { uuid } = await aConductor(office.db, { documento: '1001', nombre: 'Ana Álvarez' })
  await aBus(office.db, { numero: '12' })
  await openTable(office, '/buses')
  await chooseRow(user, '12')
  const edit = await openForm(user, 'Editar', 'Editar Bus')
  await edit.fill({ Conductor: '1001' })
  await office.db.updateTable('conductores').set({ valido: 0 }).where('uuid', '=', uuid).execute()
  await edit.press('Aceptar')
  await waitFor(() => expect(edit.errors()).toEqual({ Conductor: 'El conductor está retirado.' }))
})
