import { act, screen, waitFor, within } from '@testing-library/react'
import { aBus, aConductor } from '../../server/builders'
import { delayCall } from '../../setup/calls'
import { openTable, openTestAppAt, clearFleet } from '../../setup/fleet'
import type { TestApp } from '../../setup/page'
import { openQuestion, toasts, buttonOf, rows, hands } from '../../setup/screen'

let testApp: TestApp
const user = hands()

beforeAll(async () => {
  testApp = await openTestAppAt('/conductores')
})
beforeEach(() => clearFleet(testApp))
afterAll(() => testApp.close())

const chooseAll = async () => {
  await user.click(buttonOf('Varias'))
  for (const row of rows()) await user.click(within(row).getByLabelText('Seleccionar fila'))
}

test('several drivers are retired in one go, and come back with their buses', async () => {
  const { db } = testApp
  const ana = await aConductor(db, { documento: '1001', nombre: 'Ana' })
  await aConductor(db, { documento: '1002', nombre: 'Beto' })
  await aConductor(db, { documento: '1003', nombre: 'Carla', valido: 0 })
  await aBus(db, { numero: '12', conductorUuid: ana.uuid })
  await openTable(testApp, '/conductores')
  await chooseAll()

  const question = await openQuestion(user, 'Retirar', 'Retirar conductores')
  expect(question.dialog).toHaveTextContent(
    '¿Retirar 2 conductores? Se salta 1 ya retirado: Carla. Sus buses quedan sin conductor.',
  )
  await question.press('Retirar')
  await waitFor(() => expect(toasts()).toEqual(['2 conductores retirados.']))
  const driverOfBus = () => db.selectFrom('buses').select('conductorUuid').executeTakeFirst()
  expect(await driverOfBus()).toEqual({ conductorUuid: null })

  await user.click(buttonOf('Deshacer'))
  await waitFor(() => expect(toasts()).toEqual(['Se deshizo en 3 registros.']))
  expect(await driverOfBus()).toEqual({ conductorUuid: ana.uuid })
  const retired = await db.selectFrom('conductores').select('nombre').where('valido', '=', 0).execute()
  expect(retired).toEqual([{ nombre: 'Carla' }])
})

test('leaving the screen ends it after the driver that is under way', async () => {
  for (const documento of ['1001', '1002']) await aConductor(testApp.db, { documento })
  const { router } = await openTable(testApp, '/conductores')
  await chooseAll()
  const question = await openQuestion(user, 'Retirar', 'Retirar conductores')
  const release = delayCall('PUT /api/conductores/conductor/retirar')
  await question.press('Retirar')
  await act(() => router.navigate('/buses'))
  await user.click(await screen.findByText('Salir sin guardar', { selector: 'button' }))
  await screen.findByText('No hay buses.')
  release()
  const active = () =>
    testApp.db.selectFrom('conductores').select('documento').where('valido', '=', 1).execute()
  await waitFor(async () => expect(await active()).toHaveLength(1))
  await act(() => router.navigate('/conductores'))
  await screen.findByText('1–2 de 2')
  expect(await active()).toHaveLength(1)
})
