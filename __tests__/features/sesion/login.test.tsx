import { screen, waitFor } from '@testing-library/react'
import { PASSWORD } from '../../server/realApp'
import { openTestApp, type TestApp } from '../../setup/page'

let testApp: TestApp

beforeAll(async () => {
  testApp = await openTestApp()
})
afterAll(() => testApp.close())

const usuario = () => screen.findByLabelText('Usuario')
const password = () => screen.findByLabelText('Clave')
const button = () => screen.findByRole('button', { name: 'Iniciar Sesión' })

const openLogin = () => testApp.open('/login', null)

test('keeps the whole answer under jwtData and goes to the home', async () => {
  const { user, router } = await openLogin()
  await user.type(await usuario(), 'admin')
  await user.type(await password(), PASSWORD)
  await user.click(await button())

  // The first page of a test file waits for the whole product to be compiled.
  expect(await screen.findByRole('heading', { name: 'Liquidaciones' }, { timeout: 25_000 })).toBeVisible()
  expect(router.state.location.pathname).toBe('/')
  expect(JSON.parse(localStorage.getItem('jwtData') ?? '')).toEqual({
    token: expect.any(String) as string,
    username: 'admin',
    nombre: 'Admin',
    roles: 'ADMIN,EDITOR',
  })
})

test("shows the server's mensaje above the form when it refuses, and lets one try again", async () => {
  const { user } = await openLogin()
  await user.type(await usuario(), 'admin')
  await user.type(await password(), 'otra{Enter}')

  expect(await screen.findByRole('alert')).toHaveTextContent('Usuario o clave incorrectos.')
  expect(await password()).toHaveFocus()
  expect(localStorage.getItem('jwtData')).toBeNull()

  // It is selected: what is typed takes its place.
  await user.keyboard(`${PASSWORD}{Enter}`)
  const title = await screen.findByRole('heading', { name: 'Liquidaciones' })
  await waitFor(() => expect(title).toHaveFocus())
})

test('says what to allow where the browser keeps nothing', async () => {
  const { user } = await openLogin()
  const full = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('', 'QuotaExceededError')
  })
  await user.type(await usuario(), 'admin')
  await user.type(await password(), `${PASSWORD}{Enter}`)
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'Permita a esta página guardar datos, o libere espacio.',
  )
  full.mockRestore()
})

test('says in Spanish that the server cannot be reached', async () => {
  const { user } = await openLogin()
  const { fetch } = globalThis
  globalThis.fetch = () => Promise.reject(new TypeError('Failed to fetch'))
  await user.type(await usuario(), 'admin')
  await user.type(await password(), `${PASSWORD}{Enter}`)
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'No hay conexión con el servidor. Intente de nuevo.',
  )
  globalThis.fetch = fetch
})

test("a host's refusal with 401 says its mensaje, and no session has ended", async () => {
  const { user } = await openLogin()
  const { fetch } = globalThis
  globalThis.fetch = () => Promise.resolve(Response.json({ mensaje: 'Clave errada.' }, { status: 401 }))
  await user.type(await usuario(), 'admin')
  await user.type(await password(), `${PASSWORD}{Enter}`)
  expect(await screen.findByRole('alert')).toHaveTextContent('Clave errada.')
  expect(screen.queryByText(/Su sesión terminó/)).toBeNull()
  globalThis.fetch = fetch
})

test('sends once however often one presses', async () => {
  const { user } = await openLogin()
  await user.type(await usuario(), 'consulta')
  await user.type(await password(), `${PASSWORD}{Enter}{Enter}{Enter}`)
  expect(await screen.findByRole('heading', { name: 'Liquidaciones' })).toBeVisible()
  expect(testApp.calls.filter((call) => call === 'POST /api/auth/login')).toHaveLength(1)
})

test('leaves neither the password nor the token in the state', async () => {
  const { user, store } = await openLogin()
  await user.type(await usuario(), 'admin')
  await user.type(await password(), `${PASSWORD}{Enter}`)
  await screen.findByRole('heading', { name: 'Liquidaciones' })

  const { token } = JSON.parse(localStorage.getItem('jwtData') ?? '') as { token: string }
  const state = JSON.stringify(store.getState())
  expect(state).not.toContain(PASSWORD)
  expect(state).not.toContain(token)
})
