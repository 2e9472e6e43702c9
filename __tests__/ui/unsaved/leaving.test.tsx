import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { connectToBrowser } from '../../../src/app/store'
import { SESSION_KEY } from '../../../src/session/storedSession'
import { openPlanilla, cells } from '../../features/asistencias/planilla'
import { aConductor } from '../../server/builders'
import { delayCall } from '../../setup/calls'
import { buttonOf, hands, openForm } from '../../setup/screen'
import { resume, signInAgain } from '../../setup/session'
import { openTestApp, type TestApp } from '../../setup/page'

const ANA = 'Ana Álvarez'
const QUESTION = 'Cambios sin guardar'

let testApp: TestApp
const user = hands()
beforeAll(async () => {
  testApp = await openTestApp()
  await aConductor(testApp.db, { nombre: ANA })
})
afterAll(() => testApp.close())

async function withChanges() {
  const view = await openPlanilla(testApp)
  await user.click(cells(ANA).asistio)
  return view
}
const goTo = (name: string) => user.click(screen.getByText(name))
const closeTab = () => {
  const event = new Event('beforeunload', { cancelable: true })
  window.dispatchEvent(event)
  return event.defaultPrevented
}

test('leaving the screen asks first, and staying keeps the work', async () => {
  const { router } = await withChanges()
  await goTo('Consultar')
  expect(await screen.findByText(QUESTION)).toBeVisible()
  await user.click(buttonOf('Seguir editando'))
  await waitFor(() => expect(screen.queryByText(QUESTION)).not.toBeInTheDocument())
  expect(router.state.location.pathname).toBe('/asistencias/crear')
  expect(cells(ANA).asistio).toBeChecked()

  await goTo('Consultar')
  await user.click(await screen.findByText('Salir sin guardar', { selector: 'button' }))
  expect(await screen.findByText('No hay asistencias.')).toBeVisible()
  expect(router.state.location.pathname).toBe('/asistencias')
  // Work that was thrown away does not come back as a draft.
  hide()
  await act(() => router.navigate('/asistencias/crear'))
  await screen.findByRole('grid')
  expect(cells(ANA).asistio).not.toBeChecked()
})

test('with nothing unsaved nobody is asked', async () => {
  const { router } = await openPlanilla(testApp)
  expect(closeTab()).toBe(false)
  await goTo('Consultar')
  await waitFor(() => expect(router.state.location.pathname).toBe('/asistencias'))
})

test('what is saved while one is asked is not said to be lost: the way is free', async () => {
  await aConductor(testApp.db, { documento: '1001' })
  const { router } = await testApp.open('/deudas')
  await screen.findByText('No hay deudas.')
  const create = await openForm(user, 'Crear', 'Crear Deuda')
  await create.fill({ Conductor: '1001', Valor: '5000', Razón: 'Multa' })
  const release = delayCall('POST /api/deudas')
  await create.press('Crear')
  await act(() => router.navigate('/buses'))
  expect(await screen.findByText(QUESTION)).toBeVisible()
  release()
  await screen.findByText('No hay buses.')
  expect(screen.queryByText(QUESTION)).not.toBeInTheDocument()
  expect(await testApp.db.selectFrom('deudas').select('valor').execute()).toEqual([{ valor: 5_000 }])
})

test('closing the tab asks in the browser’s words', async () => {
  await withChanges()
  expect(closeTab()).toBe(true)
})

test('signing out asks first, and then leaves nothing behind', async () => {
  await withChanges()
  const leave = async () => {
    await user.click(screen.getByText('Editor'))
    await user.click(await screen.findByText('Cerrar sesión'))
    expect(await screen.findByText(QUESTION)).toBeVisible()
  }
  await leave()
  await user.click(buttonOf('Seguir editando'))
  expect(cells(ANA).asistio).toBeChecked()
  await leave()
  await user.click(buttonOf('Salir sin guardar'))
  expect(await screen.findByLabelText('Usuario')).toBeVisible()
  expect(Object.keys(sessionStorage)).toEqual([])
})

const hide = () => {
  jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
  fireEvent(document, new Event('visibilitychange'))
}

test.each<[string, () => unknown]>([
  ['hidden', hide],
  ['left', () => fireEvent(window, new Event('pagehide'))],
])('a page that is %s keeps its work for when it is loaded again', async (_how, leave) => {
  const { unmount } = await withChanges()
  leave()
  const stored = { ...sessionStorage }
  expect(Object.keys(stored)).toEqual(['borradores/editor/crear-asistencias'])
  unmount()
})

test('signing out in another tab keeps what is typed in this one', async () => {
  const { store } = await withChanges()
  const release = connectToBrowser(store)
  localStorage.removeItem(SESSION_KEY)
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: SESSION_KEY })))
  await signInAgain(user, 'editor')
  await resume(user)
  await screen.findByRole('grid')
  expect(cells(ANA).asistio).toBeChecked()
  release()
})
