import { screen } from '@testing-library/react'
import { aBus, aConductor } from '../../server/builders'
import { openTable, openTestAppAt, clearFleet } from '../../setup/fleet'
import { chooseRow, columnTexts, hands, openForm, toasts, waitForColumn } from '../../setup/screen'
import type { TestApp } from '../../setup/page'

let testApp: TestApp
const user = hands()

beforeAll(async () => {
  testApp = await openTestAppAt('/buses')
})
beforeEach(() => clearFleet(testApp))
afterAll(() => testApp.close())

test('a bus is created, edited and given to another driver, one of those who work', async () => {
  await aConductor(testApp.db, { documento: '1001', nombre: 'Ana Álvarez' })
  await aConductor(testApp.db, { documento: '1002', nombre: 'Beto Bernal' })
  await aConductor(testApp.db, { documento: '1003', nombre: 'Beto Antiguo', valido: 0 })
  await openTable(testApp, '/buses')
  const create = await openForm(user, 'Crear', 'Crear Bus')
  await create.fill({
    Número: '12',
    Placa: 'taa012',
    Empresa: 'Coonatra',
    Ruta: 'Circular Sur 302',
    Modelo: '2018',
    Marca: 'Chevrolet',
    Conductor: 'alvarez',
  })
  await create.press('Crear')
  await create.closed()
  await waitForColumn('Conductor', ['Ana Álvarez'])
  expect(columnTexts('Placa')).toEqual(['TAA012'])
  expect(await testApp.db.selectFrom('buses').selectAll().executeTakeFirst()).toMatchObject({
    ruta: 'CSUR2',
    modelo: '2018',
    marca: 'Chevrolet',
  })

  // Creation selects the new row.
  const edit = await openForm(user, 'Editar', 'Editar Bus')
  expect(edit.field('Conductor')).toHaveValue('Ana Álvarez')
  await edit.fill({ Número: '15', Conductor: 'beto' })
  await edit.press('Aceptar')
  await edit.closed()
  await waitForColumn('Conductor', ['Beto Bernal'])
  expect(columnTexts('Número')).toEqual(['15'])
  expect(toasts()).toEqual([])
})

test('a bus of an unknown route asks for one of the four before it is saved', async () => {
  const { uuid } = await aConductor(testApp.db)
  await aBus(testApp.db, { numero: '15', ruta: 'OTRA', conductorUuid: uuid })
  await openTable(testApp, '/buses')
  await chooseRow(user, '15')
  const edit = await openForm(user, 'Editar', 'Editar Bus')
  await edit.press('Aceptar')
  await screen.findByText('La ruta es requerida.')
})
