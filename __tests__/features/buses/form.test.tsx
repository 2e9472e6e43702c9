import { waitFor } from '@testing-library/react'
import { aBus, aConductor } from '../../server/builders'
import { openTable, openTestAppAt, clearFleet } from '../../setup/fleet'
import { chooseRow, hands, openForm, toasts } from '../../setup/screen'
import type { TestApp } from '../../setup/page'

let testApp: TestApp
const user = hands()

beforeAll(async () => {
  testApp = await openTestAppAt('/buses')
})
beforeEach(() => clearFleet(testApp))
afterAll(() => testApp.close())

test('the number and the plate of another bus are refused on their fields', async () => {
  await aConductor(testApp.db, { documento: '1001', nombre: 'Ana Álvarez' })
  await aBus(testApp.db, { numero: '12', placa: 'TAA012' })
  await aBus(testApp.db, { numero: '15', placa: 'TBB015' })
  await openTable(testApp, '/buses')
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
  const { uuid } = await aConductor(testApp.db, { documento: '1001', nombre: 'Ana Álvarez' })
  await aBus(testApp.db, { numero: '12' })
  await openTable(testApp, '/buses')
  await chooseRow(user, '12')
  const edit = await openForm(user, 'Editar', 'Editar Bus')
  await edit.fill({ Conductor: '1001' })
  await testApp.db.updateTable('conductores').set({ valido: 0 }).where('uuid', '=', uuid).execute()
  await edit.press('Aceptar')
  await waitFor(() => expect(edit.errors()).toEqual({ Conductor: 'El conductor está retirado.' }))
})
