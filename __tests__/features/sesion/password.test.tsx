import { screen, waitFor, within } from '@testing-library/react'
import { visibleAction } from '../../../src/app/devTools'
import { storedToken } from '../../../src/session/storedSession'
import { PASSWORD } from '../../server/realApp'
import { watchCalls } from '../../setup/calls'
import { openTestApp, type TestApp } from '../../setup/page'

const HOUR = 3_600_000
let testApp: TestApp
let instante = Date.parse('2026-03-20T12:00:00Z')

beforeEach(async () => {
  testApp = await openTestApp({ now: () => new Date(instante) })
})
afterEach(() => testApp.close())

const openMenu = async (path = '/festivos') => {
  const page = await testApp.open(path)
  await page.user.click(await screen.findByRole('button', { name: /Admin/ }))
  return page
}
const stateWith = async (token: string) =>
  (
    await testApp.ask(null, {
      method: 'GET',
      url: '/api/buses',
      headers: { authorization: `Bearer ${token}` },
    })
  ).statusCode

test('a person changes the own password, which asks for the present one, and works on', async () => {
  const { user } = await openMenu()
  const previous = storedToken() ?? ''
  await user.click(await screen.findByRole('menuitem', { name: 'Cambiar clave' }))
  const dialog = await screen.findByRole('dialog', { name: 'Cambiar clave' })
  const fillIn = async (field: RegExp, text: string) => {
    await user.clear(within(dialog).getByLabelText(field))
    await user.type(within(dialog).getByLabelText(field), text)
  }
  const send = () => user.click(within(dialog).getByRole('button', { name: 'Cambiar clave' }))

  await fillIn(/^Clave actual/, 'no es esta')
  await fillIn(/^Clave nueva/, 'caballo batería')
  await fillIn(/^Repita/, 'caballo bateria')
  await send()
  expect(await within(dialog).findByText('Las claves no coinciden.')).toBeVisible()
  await fillIn(/^Repita/, 'caballo batería')
  await send()
  expect(await within(dialog).findAllByText('La clave actual no es correcta.')).not.toHaveLength(0)
  await fillIn(/^Clave actual/, PASSWORD)
  await send()

  expect(await screen.findByText('Clave cambiada exitosamente.')).toBeVisible()
  await waitFor(() => expect(dialog).not.toBeInTheDocument())
  expect(await stateWith(previous)).toBe(401)
  expect(await stateWith(storedToken() ?? '')).toBe(200)
})

test('signing out ends the token on the server too', async () => {
  const { user } = await openMenu()
  const token = storedToken() ?? ''
  await user.click(await screen.findByRole('menuitem', { name: 'Cerrar sesión' }))
  await waitFor(async () => expect(await stateWith(token)).toBe(401))
})

test('signing out succeeds without the server', async () => {
  const { user } = await openMenu()
  globalThis.fetch = () => Promise.reject(new TypeError('Failed to fetch'))
  await user.click(await screen.findByRole('menuitem', { name: 'Cerrar sesión' }))
  expect(await screen.findByRole('heading', { name: 'Inicio de Sesión' })).toBeVisible()
  expect(localStorage.getItem('jwtData')).toBeNull()
})

test('the token is renewed silently while the person works, and the store never has it', async () => {
  await testApp.open('/festivos')
  await screen.findByText('No hay festivos.')
  const previous = storedToken()
  instante += 6 * HOUR
  const { store, user } = await testApp.open('/festivos')
  expect(storedToken()).not.toBe(previous)

  const old = storedToken() ?? ''
  const calls = watchCalls()
  instante += 6 * HOUR
  await user.click(screen.getByRole('link', { name: 'Salarios' }))
  await waitFor(() => expect(storedToken()).not.toBe(old))
  expect(calls[0]?.headers.get('authorization')).toBe(`Bearer ${old}`)
  expect(JSON.parse(localStorage.getItem('jwtData') ?? '')).toMatchObject({
    username: 'admin',
    roles: 'ADMIN,EDITOR',
  })
  expect(JSON.stringify(store.getState())).not.toContain(storedToken())
})

test('Redux DevTools shows neither password', () => {
  const action = {
    type: 'api/executeMutation/pending',
    meta: {
      arg: { endpointName: 'cambiarClave', originalArgs: { actual: 'secreta-1', nueva: 'secreta-2' } },
    },
  }
  expect(JSON.stringify(visibleAction(action))).not.toContain('secreta')
})
