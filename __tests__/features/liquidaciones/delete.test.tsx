import { screen, waitFor } from '@testing-library/react'
import type { TestApp } from '../../setup/page'
import { openList, buses, storedLiquidacion, aCompany, clearLiquidaciones } from './listScreen'
import { toast, buttonOf, dialogTitled } from '../../setup/screen'

let testApp: TestApp

beforeAll(async () => {
  testApp = await aCompany()
})
beforeEach(async () => {
  await clearLiquidaciones(testApp)
  await storedLiquidacion(testApp)
  await storedLiquidacion(testApp, { busNumero: '15', conductorDocumento: '1002' })
})
afterAll(() => testApp.close())

test('asks first, then the row goes and the server has the word; the selection goes with the row', async () => {
  const { chooseRow, user } = await openList(testApp)
  await chooseRow('12')
  await user.click(buttonOf('Eliminar'))
  const dialog = await dialogTitled('Eliminar Liquidación')
  expect(dialog).toHaveTextContent('¿Estás seguro que deseas eliminar la liquidación?')
  expect(dialog).toHaveTextContent(
    /Bus 12 del 5 de marzo de 2026, Ana Álvarez, neto de registradora \$\s[\d.]+/,
  )
  await user.click(buttonOf('Cancelar'))
  await waitFor(() => expect(dialog).not.toBeInTheDocument())
  expect(buses()).toEqual(['15', '12'])

  await user.click(buttonOf('Eliminar'))
  const confirmation = await dialogTitled('Eliminar Liquidación')
  await user.click([...confirmation.querySelectorAll('button')].find((b) => b.textContent === 'Eliminar')!)
  await waitFor(() => expect(confirmation).not.toBeInTheDocument())
  await toast('Liquidación eliminada.')
  expect(buses()).toEqual(['15'])
  await waitFor(() => expect(buttonOf('Detalle')).toBeDisabled())
})

/** The calls with which a colleague deletes each settlement. */
const urlsOfAll = async () =>
  (await testApp.db.selectFrom('liquidaciones').select('uuid').execute()).map(
    ({ uuid }) => `/api/liquidaciones?uuid=${uuid}`,
  )

test('what is already gone says so in a toast, and the dialog can be left', async () => {
  const { chooseRow, user } = await openList(testApp)
  await chooseRow('12')
  for (const url of await urlsOfAll()) await testApp.ask('admin', { method: 'DELETE', url })
  await user.click(buttonOf('Eliminar'))
  const dialog = await dialogTitled('Eliminar Liquidación')
  await user.click([...dialog.querySelectorAll('button')].find((b) => b.textContent === 'Eliminar')!)
  await toast('La liquidación no existe o ya fue eliminada.')
  // And the list shows what there is.
  await screen.findByText('No hay liquidaciones.')
})
