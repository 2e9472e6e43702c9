import { act, screen } from '@testing-library/react'
import { api } from '../../src/api/api'
import { ETIQUETAS } from '../../src/api/tags'
import { conectarAlNavegador } from '../../src/app/store'
import { CLAVE } from '../server/aplicacion'
import { unaOficina, type Oficina } from '../setup/page'

let oficina: Oficina

beforeAll(async () => {
  oficina = await unaOficina()
})
afterAll(() => oficina.cerrar())

const titulo = () => screen.findByRole('heading', { name: 'Liquidaciones' })
const login = () => screen.findByRole('heading', { name: 'Inicio de Sesión' })

test('leads whoever has no session to the login page, and from there to where they wanted to go', async () => {
  const { user, router } = await oficina.abrir('/?bus=101', null)
  expect(await login()).toBeVisible()
  expect(router.state.location.pathname).toBe('/login')
  expect(oficina.llamadas).toEqual([])

  await user.type(screen.getByLabelText('Usuario'), 'editor')
  await user.type(screen.getByLabelText('Clave'), `${CLAVE}{Enter}`)
  expect(await titulo()).toBeVisible()
  expect(router.state.location).toMatchObject({ pathname: '/', search: '?bus=101' })
})

test('leads whoever is signed in away from the login page', async () => {
  const { router } = await oficina.abrir('/login')
  expect(await titulo()).toBeVisible()
  expect(router.state.location.pathname).toBe('/')
})

test('signs out from the top bar; the next person begins at the home', async () => {
  const { user, router } = await oficina.abrir('/?bus=101')
  await user.click(await screen.findByRole('button', { name: /Admin/ }))
  await user.click(await screen.findByRole('menuitem', { name: 'Cerrar sesión' }))

  expect(await login()).toBeVisible()
  expect(localStorage.getItem('jwtData')).toBeNull()
  await user.type(screen.getByLabelText('Usuario'), 'consulta')
  await user.type(screen.getByLabelText('Clave'), `${CLAVE}{Enter}`)
  expect(await titulo()).toBeVisible()
  expect(router.state.location.search).toBe('')
})

test('a token that the server no longer accepts ends the session, and says so', async () => {
  const { store, router } = await oficina.abrir('/')
  await titulo()
  localStorage.setItem('jwtData', JSON.stringify({ token: 'vencido', username: 'admin' }))
  act(() => void store.dispatch(api.util.invalidateTags([...ETIQUETAS])))

  expect(await login()).toBeVisible()
  expect(screen.getByRole('status')).toHaveTextContent(
    'Su sesión terminó. Inicie sesión de nuevo; lo que estaba escribiendo se conserva.',
  )
  expect(localStorage.getItem('jwtData')).toBeNull()
  expect(router.state.location.pathname).toBe('/login')
})

test('follows the sign-out and the sign-in of another tab', async () => {
  const { store } = await oficina.abrir('/')
  const desconectar = conectarAlNavegador(store)
  const guardada = localStorage.getItem('jwtData') ?? ''
  await titulo()

  localStorage.removeItem('jwtData')
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'jwtData' })))
  expect(await login()).toBeVisible()

  localStorage.setItem('jwtData', guardada)
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'jwtData' })))
  expect(await titulo()).toBeVisible()
  desconectar()
})
