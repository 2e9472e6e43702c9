import { screen, waitFor } from '@testing-library/react'
import { today } from '../../../src/api/client/today'
import { fechaLarga } from '../../../src/contract/fechas'
import { aFestivo } from '../../server/builders'
import { openTable, openTestAppAt, clearFleet } from '../../setup/fleet'
import {
  buttonOf,
  chooseRow,
  hands,
  NO_SELECTION,
  openForm,
  openQuestion,
  reasons,
  toasts,
  waitForColumn,
} from '../../setup/screen'
import type { TestApp } from '../../setup/page'
import { resume, signInAgain, expireSessions } from '../../setup/session'

let testApp: TestApp
const user = hands()

beforeAll(async () => {
  testApp = await openTestAppAt('/festivos')
})
beforeEach(() => clearFleet(testApp))
afterAll(() => testApp.close())

test('a holiday is created and deleted', async () => {
  await aFestivo(testApp.db, { fecha: '2020-12-25' })
  await openTable(testApp, '/festivos')

  const create = await openForm(user, 'Crear', 'Formulario Festivo')
  await create.fill({ Fecha: '20/07/20' })
  await create.press('Crear')
  await create.closed()
  await waitForColumn('Fecha', ['25 de diciembre de 2020', '20 de julio de 2020'])
  expect(toasts()).toEqual([])

  // Appended, not sorted in, until the list is asked for anew.
  const another = await openForm(user, 'Crear', 'Formulario Festivo')
  await another.fill({ Fecha: '01/01/21' })
  await another.press('Crear')
  await another.closed()
  const created = ['20 de julio de 2020', '1 de enero de 2021']
  await waitForColumn('Fecha', ['25 de diciembre de 2020', ...created])

  await chooseRow(user, '25 de diciembre de 2020')
  const remove = await openQuestion(user, 'Eliminar', 'Eliminar Liquidación')
  await remove.press('Eliminar')
  await remove.closed()
  await waitForColumn('Fecha', created.toReversed())
  expect(toasts()).toEqual(['Festivo eliminado exitosamente.'])
  await waitFor(() => expect(reasons(['Eliminar'])).toEqual({ Eliminar: NO_SELECTION }))
})

test('those to come are first, the next one at the top, then the past ones back in time', async () => {
  const year = Number(today().slice(0, 4))
  const dates = [`${year - 1}-05-01`, `${year + 2}-01-01`, `${year - 2}-12-25`, `${year + 1}-07-20`]
  for (const fecha of dates) await aFestivo(testApp.db, { fecha })
  await openTable(testApp, '/festivos')
  const [past, farthest, longPast, next] = dates.map(fechaLarga)
  await waitForColumn('Fecha', [next, farthest, past, longPast].map(String))
})

test('the day that is offered, today, is registered as it is', async () => {
  await openTable(testApp, '/festivos')
  const create = await openForm(user, 'Crear', 'Formulario Festivo')
  await create.press('Crear')
  await create.closed()
  await waitForColumn('Fecha', [fechaLarga(today())])
})

test('a day that is registered already is refused on its field', async () => {
  await aFestivo(testApp.db, { fecha: '2026-12-25' })
  await openTable(testApp, '/festivos')
  const create = await openForm(user, 'Crear', 'Formulario Festivo')
  await create.fill({ Fecha: '25/12/26' })
  await create.press('Crear')
  const message = 'Ya existe un festivo en esa fecha.'
  await waitFor(() => expect(create.errors()).toEqual({ Fecha: message }))
  expect(toasts()).toEqual([message])
})

test('a deletion that the end of the session interrupts is asked for again, of the same holiday', async () => {
  await aFestivo(testApp.db, { fecha: '2026-07-20' })
  await aFestivo(testApp.db, { fecha: '2026-12-25' })
  await openTable(testApp, '/festivos')
  await chooseRow(user, '25 de diciembre de 2026')
  const remove = await openQuestion(user, 'Eliminar', 'Eliminar Liquidación')
  await expireSessions(testApp)
  await remove.press('Eliminar')

  await signInAgain(user, 'admin')
  await resume(user)
  const question = await screen.findByRole('alertdialog', undefined, { timeout: 10_000 })
  await user.click(buttonOf('Eliminar', question))
  await waitFor(() => expect(question).not.toBeInTheDocument())
  await waitForColumn('Fecha', ['20 de julio de 2026'])
})
