import { screen } from '@testing-library/react'
import { aBus, aConductor } from '../../server/builders'
import { openTable, openOfficeAt, clearFleet } from '../../setup/fleet'
import { chooseRow, columnTexts, hands, openForm, toasts, waitForColumn } from '../../setup/screen'
import type { Office } from '../../setup/page'

let office: Office
const user = hands()

beforeAll(async () => {
  office = await openOfficeAt('/buses')
})
beforeEach(() => clearFleet(office))
afterAll(() => office.close())

test('a bus is created, edited and given to another driver', async () => {
  await aConductor(office.db, { documento: '1001', nombre: 'Ana Álvarez' })
  await aConductor(office.db, { documento: '1002', nombre: 'Beto Bernal' })
  await openTable(office, '/buses')
  expect(screen.getByText('No hay buses.')).toBeVisible()

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
  expect(columnTexts('Ruta')).toEqual(['Circular Sur 302'])
  expect(columnTexts('Placa')).toEqual(['TAA012'])
  expect(toasts()).toEqual([])
  expect(await office.db.selectFrom('buses').selectAll().executeTakeFirst()).toMatchObject({
    ruta: 'CSUR2',
    modelo: '2018',
    marca: 'Chevrolet',
  })

  // Creation selects the new row.
  const edit = await openForm(user, 'Editar', 'Editar Bus')
  expect(edit.field('Conductor')).toHaveValue('Ana Álvarez')
  await edit.fill({ Número: '15', Conductor: '1002' })
  await edit.press('Aceptar')
  await edit.closed()
  await waitForColumn('Conductor', ['Beto Bernal'])
  expect(columnTexts('Número')).toEqual(['15'])
  expect(office.calls).toContain('PUT /api/buses/bus/actualizar?numero=12')
  expect(toasts()).toEqual([])
})

test('a bus of an unknown route asks for one of the four before it is saved', async () => {
  const { uuid } = await aConductor(office.db, { documento: '1001' })
  await aBus(office.db, { numero: '15', ruta: 'OTRA', conductorUuid: uuid })
  await openTable(office, '/buses')
  await chooseRow(user, '15')
  const edit = await openForm(user, 'Editar', 'Editar Bus')
  await edit.press('Aceptar')
  await screen.findByText('La ruta es requerida.')
  expect(edit.errors()).toEqual({ Ruta: 'La ruta es requerida.' })
})

test('offers active drivers only', async () => {
  await aConductor(office.db, { documento: '1001', nombre: 'Ana Álvarez' })
  await aConductor(office.db, { documento: '1002', nombre: 'Beto Bernal', valido: 0 })
  await openTable(office, '/buses')
  const create = await openForm(user, 'Crear', 'Crear Bus')
  await user.click(create.field('Conductor'))
  const options = await screen.findAllByRole('option')
  expect(options.map(({ textContent }) => textContent)).toEqual(expect.arrayContaining(['Ana Álvarez 1001']))
  expect(screen.queryByText('Beto Bernal')).toBeNull()
})
