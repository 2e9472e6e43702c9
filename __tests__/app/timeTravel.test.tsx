import { timeTravel } from '../setup/devtools-extension'
import { act, screen, waitFor } from '@testing-library/react'
import { screens } from '../../src/app/screens/screens'
import { openList, buses, storedLiquidacion, aCompany } from '../features/liquidaciones/listScreen'
import type { TestApp } from '../setup/page'

/** Jumps between the recorded states in Redux DevTools show the screen of each, and leave it in working order. */
let testApp: TestApp

beforeAll(async () => {
  testApp = await aCompany()
  await storedLiquidacion(testApp)
  await storedLiquidacion(testApp, { busNumero: '15', conductorDocumento: '1002' })
})
afterAll(() => testApp.close())

/** The place of the last action of a type. */
const last = (kind: string) => timeTravel().actions().lastIndexOf(kind)
const count = () => timeTravel().actions().length
// As in a browser, where what a jump starts is over before the next click.
const jump = (action: number) => act(async () => Promise.resolve(timeTravel().jump(action)))
const goBack = () => act(async () => Promise.resolve(timeTravel().goBack()))

/** Forth through all moments, back to the first at once, and to the present. */
async function walkThrough() {
  const end = count()
  for (let action = 0; action < end; action += 1) await jump(action)
  await jump(0)
  await goBack()
}

const APPLIED = 'tablas/searched'
const READ = 'api/executeQuery/fulfilled'

test('a jump to an earlier search shows its rows, its fields and its address, and adds no search to the history', async () => {
  const { search, router } = await openList(testApp)
  const withoutSearch = last(READ)
  const searchNow = async (bus: string) => {
    await search().fill({ Bus: bus })
    await search().press('Buscar')
    await waitFor(() => expect(buses()).toEqual([bus]))
  }
  const sees = async (rows: string[], address: string, field: string) => {
    await waitFor(() => expect(buses().sort()).toEqual(rows))
    await waitFor(() => expect(router.state.location.search).toBe(address))
    expect(search().field('Bus')).toHaveValue(field)
  }
  await searchNow('12')
  const per12 = last(READ)
  await searchNow('15')
  const busquedas = timeTravel()
    .actions()
    .filter((kind) => kind === APPLIED)

  await jump(per12)
  await sees(['12'], '?numero=12', '12')
  await jump(withoutSearch)
  await sees(['12', '15'], '', '')
  await jump(per12)
  await sees(['12'], '?numero=12', '12')
  await goBack()
  await sees(['15'], '?numero=15', '15')
  expect(
    timeTravel()
      .actions()
      .filter((kind) => kind === APPLIED),
  ).toEqual(busquedas)

  // The present goes on from where it was.
  await search().press('Limpiar')
  await sees(['12', '15'], '', '')
})

test('what is typed in an open dialog outlives a walk through every state, and can then be sent', async () => {
  const { openCreate } = await openList(testApp)
  const dialog = await openCreate()
  await dialog.fill({ Fecha: '06/03/26', Bus: '12', Viajes: '4', Sensor: '120' })
  await dialog.fill({ 'Registradora inicial': '1300', 'Registradora final': '1400' })
  await walkThrough()
  expect(dialog.field('Conductor')).toHaveValue('Ana Álvarez')
  expect(dialog.field('Sensor')).toHaveValue('120')
  await dialog.press('Crear')
  await dialog.closed()
  await waitFor(() => expect(buses()).toEqual(['12', '15', '12']))
})

test('a jump to before the sign-out shows the screen as it was, and the return the login', async () => {
  const { user, router } = await openList(testApp)
  const openedOne = count() - 1
  await user.click(await screen.findByRole('button', { name: /Admin/ }))
  await user.click(await screen.findByRole('menuitem', { name: 'Cerrar sesión' }))
  await screen.findByRole('heading', { name: 'Inicio de Sesión' })

  await jump(openedOne)
  await waitFor(() => expect(buses()).toHaveLength(3))
  expect(router.state.location.pathname).toBe('/')
  await goBack()
  expect(await screen.findByRole('heading', { name: 'Inicio de Sesión' })).toBeVisible()
  await walkThrough()
  expect(await screen.findByRole('heading', { name: 'Inicio de Sesión' })).toBeVisible()
})

test('every screen outlives the first moment, before any answer and before its own part of the state', async () => {
  const { router } = await openList(testApp)
  const heading = () => document.querySelector('h1')?.textContent
  for (const { path, title } of screens) {
    await act(() => router.navigate(`/${path}`))
    await waitFor(() => expect(heading()).toBe(title), { timeout: 25_000 })
    await jump(0)
    await goBack()
    expect(heading()).toBe(title)
  }
})
