import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { visibleAction } from '../../../src/app/devTools'
import { storedToken } from '../../../src/session/storedSession'
import { PASSWORD } from '../../server/realApp'
import { failCall, watchCalls } from '../../setup/calls'
import { openTestApp, type TestApp } from '../../setup/page'
import { dialogTitled, hands, inDialog, readable, toasts } from '../../setup/screen'

const HOUR = 3_600_000
const AGENTS = {
  Chrome: 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/131.0.0.0 Safari/537.36',
  Firefox: 'Mozilla/5.0 (X11; Linux x86_64; rv:133.0) Gecko/20100101 Firefox/133.0',
}
let testApp: TestApp
let instante = 0
const user = hands()

beforeEach(async () => {
  instante = Date.parse('2026-03-20T17:00:00Z')
  testApp = await openTestApp({ now: () => new Date(instante) })
})
afterEach(() => testApp.close())

const signIn = async (browser: keyof typeof AGENTS) => {
  const answer = await testApp.ask(null, {
    method: 'POST',
    url: '/api/auth/login',
    payload: { username: 'admin', password: PASSWORD },
    headers: { 'user-agent': AGENTS[browser] },
  })
  return answer.json<{ token: string }>().token
}
const status = async (token: string | null) => {
  const headers = { authorization: `Bearer ${token}` }
  return (await testApp.ask(null, { method: 'GET', url: '/api/buses', headers })).statusCode
}
const ITEM = { selector: '[role="menuitem"]' }
async function openMenu() {
  cleanup()
  await testApp.open('/festivos')
  await user.click(await screen.findByRole('button', { name: /Admin/ }, { timeout: 25_000 }))
}
const rowsOf = (dialog: HTMLElement) =>
  [...dialog.querySelectorAll('li')].map(({ textContent }) => readable(textContent))

test('a person changes the own password, which asks for the present one, and works on', async () => {
  await openMenu()
  const previous = storedToken()
  await user.click(await screen.findByText('Cambiar clave', ITEM))
  const { dialog, press, closed } = inDialog(user, await dialogTitled('Cambiar clave'))
  const fillIn = async (field: RegExp, text: string) => {
    await user.clear(within(dialog).getByLabelText(field))
    await user.type(within(dialog).getByLabelText(field), text)
  }
  await fillIn(/^Clave actual/, 'no es esta')
  await fillIn(/^Clave nueva/, 'caballo batería')
  await fillIn(/^Repita/, 'caballo bateria')
  await press('Cambiar clave')
  expect(await within(dialog).findByText('Las claves no coinciden.')).toBeVisible()
  await fillIn(/^Repita/, 'caballo batería')
  await press('Cambiar clave')
  expect(await within(dialog).findAllByText('La clave actual no es correcta.')).not.toHaveLength(0)
  await fillIn(/^Clave actual/, PASSWORD)
  await press('Cambiar clave')
  expect(await screen.findByText('Clave cambiada exitosamente.')).toBeVisible()
  await closed()
  expect([await status(previous), await status(storedToken())]).toEqual([401, 200])
})

test('signing out ends the token on the server too, and succeeds without the server', async () => {
  await openMenu()
  const token = storedToken()
  await user.click(await screen.findByText('Cerrar sesión', ITEM))
  await waitFor(async () => expect(await status(token)).toBe(401))

  await openMenu()
  const send = globalThis.fetch
  globalThis.fetch = () => Promise.reject(new TypeError('Failed to fetch'))
  await user.click(await screen.findByText('Cerrar sesión', ITEM))
  expect(await screen.findByText('Inicio de Sesión', { selector: 'h1' })).toBeVisible()
  expect(localStorage.getItem('jwtData')).toBeNull()
  globalThis.fetch = send
})

test('the token is renewed silently while the person works, and the store never has it', async () => {
  await testApp.open('/festivos')
  await screen.findByText('No hay festivos.')
  const previous = storedToken()
  instante += 6 * HOUR
  cleanup()
  const { store } = await testApp.open('/festivos')
  await waitFor(() => expect(storedToken()).not.toBe(previous))

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

test('Redux DevTools shows no password and no code', () => {
  const action = {
    type: 'api/executeMutation/pending',
    meta: {
      arg: {
        endpointName: 'crearUsuario',
        originalArgs: { actual: 'secreta', nueva: 'secreta', clave: 'secreta', codigo: 'secreta' },
      },
    },
  }
  expect(JSON.stringify(visibleAction(action))).not.toContain('secreta')
})
test('a person sees the own sign-ins, ends one, and then all but this one', async () => {
  const tokens = [await signIn('Chrome'), await signIn('Firefox'), await signIn('Firefox')]
  await openMenu()
  await user.click(await screen.findByText('Mis sesiones', ITEM))
  const { dialog, press, button, closed } = inDialog(user, await dialogTitled('Mis sesiones'))
  await within(dialog).findByText('Esta sesión')
  const times = 'Desde: 20 mar 2026, 12:00Última actividad: 20 mar 2026, 12:00'
  expect(rowsOf(dialog).sort()).toEqual([
    `Chrome en Windows${times}Terminar`,
    `Dispositivo desconocido${times}Esta sesión`,
    `Firefox en Linux${times}Terminar`,
    `Firefox en Linux${times}Terminar`,
  ])
  await user.click(within(dialog).getByRole('button', { name: /^Terminar Chrome en Windows/ }))
  await waitFor(() => expect(rowsOf(dialog)).toHaveLength(3))
  expect(toasts()).toEqual(['Sesión terminada.'])
  expect(within(dialog).getByRole('list')).toHaveFocus()
  expect(await Promise.all(tokens.map(status))).toEqual([401, 200, 200])

  await press('Terminar las demás')
  await waitFor(() => expect(rowsOf(dialog)).toHaveLength(1))
  expect(toasts()).toContain('Las demás sesiones terminaron.')
  expect(button('Terminar las demás')).toBeDisabled()
  expect(await Promise.all(tokens.map(status))).toEqual([401, 401, 401])
  await press('Cerrar')
  await closed()
})

test('why the sign-ins cannot be seen is said, and they are asked for again', async () => {
  await openMenu()
  const mend = failCall('GET /api/auth/sesiones')
  await user.click(await screen.findByText('Mis sesiones', ITEM))
  await screen.findByText(/^No hay conexión/)
  mend()
  await user.click(screen.getByText('Reintentar'))
  expect(await screen.findByText('Esta sesión')).toBeInTheDocument()
  expect(screen.queryByText(/^No hay conexión/)).not.toBeInTheDocument()
})
