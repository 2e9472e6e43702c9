import { act, screen, waitFor } from '@testing-library/react'
import { usuariosApi } from '../../../src/api/usuarios'
import { aPasaje } from '../../server/builders'
import { delayCall } from '../../setup/calls'
import { openTable } from '../../setup/fleet'
import { openTestApp, type TestApp } from '../../setup/page'
import { chooseRow, dialogTitled, hands, inDialog, openForm } from '../../setup/screen'

/** A dialog that is opened while an answer is on its way that its record may change with. */
let testApp: TestApp
const user = hands()

beforeEach(async () => {
  testApp = await openTestApp()
  await aPasaje(testApp.db, { pasajerosPorViaje: 3 })
})
afterEach(() => testApp.close())

const LABEL = 'Pasajeros por viaje'

/** Saves a fare with 7 while `call` is held, and presses 'Editar' again at once. */
async function saveAndOpenAgain(
  call: string,
  begin: (store: Awaited<ReturnType<TestApp['open']>>['store']) => void,
) {
  const { store } = await openTable(testApp, '/pasajes')
  await chooseRow(user, 'Circular Coonatra')
  const dialog = await openForm(user, 'Editar', 'Editar Pasaje')
  await dialog.fill({ [LABEL]: '7' })
  const release = delayCall(call)
  act(() => begin(store))
  await dialog.press('Confirmar')
  await dialog.closed()
  await user.click(screen.getByText('Editar'))
  expect(await screen.findByLabelText('Cargando', { selector: '[role="dialog"] *' })).toBeVisible()
  expect(screen.queryByText('Editar Pasaje')).not.toBeInTheDocument()
  return release
}
const isFresh = async () => {
  const again = inDialog(user, await dialogTitled('Editar Pasaje'))
  expect(again.field(LABEL)).toHaveValue('7')
  await again.fill({ Valor: '3987' })
  await again.press('Confirmar')
  await again.closed()
  const stored = await testApp.db.selectFrom('pasajes').select(['valor', 'pasajerosPorViaje']).execute()
  expect(stored).toEqual([{ valor: 3987, pasajerosPorViaje: 7 }])
}

test('waits for the list that is on its way, and holds and saves what that says', async () => {
  const release = await saveAndOpenAgain('GET /api/pasajes', () => undefined)
  release()
  await isFresh()
})

test('waits for a list that is not asked for yet, because another call is on its way', async () => {
  const release = await saveAndOpenAgain(
    'GET /api/usuarios',
    (store) => void store.dispatch(usuariosApi.endpoints.usuarios.initiate()),
  )
  release()
  await isFresh()
})

test('goes away where the record has gone, and can be left while it waits', async () => {
  const release = await saveAndOpenAgain('GET /api/pasajes', () => undefined)
  await user.click(screen.getByText('Cerrar'))
  await waitFor(() => expect(screen.queryByLabelText('Pasajes', { selector: '[role="dialog"]' })).toBeNull())
  await user.click(screen.getByText('Editar'))
  await testApp.db.deleteFrom('pasajes').execute()
  release()
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
})
