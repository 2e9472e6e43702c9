import { act, screen, waitFor } from '@testing-library/react'
import { api } from '../../src/api/client/api'
import { TAG_TYPES } from '../../src/api/client/tags'
import { connectToBrowser } from '../../src/app/store'
import { CLAVE } from '../server/aplicacion'
import { unaOficina, type Oficina } from '../setup/page'
import { ingresarDeNuevo } from '../setup/session'

let oficina: Oficina

beforeAll(async () => {
  oficina = await unaOficina()
})
afterAll(() => oficina.cerrar())

const titulo = () => screen.findByRole('heading', { name: 'Liquidaciones' })
const continuar = () => screen.queryByRole('link', { name: /^Continuar en/ })
const login = () => screen.findByRole('heading', { name: 'Inicio de Sesión' })

test('leads whoever has no session to the login page, from there to the home, and offers the way on', async () => {
  const { user, router } = await oficina.abrir('/buses?bus=101', null)
  expect(await login()).toBeVisible()
  expect(router.state.location.pathname).toBe('/login')
  expect(oficina.llamadas).toEqual([])

  await user.type(screen.getByLabelText('Usuario'), 'editor')
  await user.type(screen.getByLabelText('Clave'), `${CLAVE}{Enter}`)
  expect(await titulo()).toBeVisible()
  expect(router.state.location).toMatchObject({ pathname: '/', search: '' })

  await user.tab()
  expect(screen.getByRole('link', { name: 'Continuar en Buses' })).toHaveFocus()
  await user.keyboard('{Enter}')
  expect(await screen.findByRole('heading', { name: 'Buses' })).toBeVisible()
  expect(router.state.location).toMatchObject({ pathname: '/buses', search: '?bus=101' })
  expect(continuar()).not.toBeInTheDocument()
  await act(() => router.navigate(-1))
  expect(await titulo()).toBeVisible()
  expect(continuar()).not.toBeInTheDocument()
})

test('offers the search that was opened, too', async () => {
  const { user, router } = await oficina.abrir('/?numero=15', null)
  await ingresarDeNuevo(user, 'editor')
  await user.click(await screen.findByRole('link', { name: 'Continuar en Liquidaciones' }))
  await waitFor(() => expect(continuar()).not.toBeInTheDocument())
  expect(router.state.location).toMatchObject({ pathname: '/', search: '?numero=15' })
})

test('offers nothing to whoever opened the home', async () => {
  const { user } = await oficina.abrir('/', null)
  await ingresarDeNuevo(user, 'editor')
  expect(await titulo()).toBeVisible()
  expect(continuar()).not.toBeInTheDocument()
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
  expect(continuar()).not.toBeInTheDocument()
})

test('a token that the server no longer accepts ends the session, and says so', async () => {
  const { store, router } = await oficina.abrir('/')
  await titulo()
  localStorage.setItem('jwtData', JSON.stringify({ token: 'vencido', username: 'admin' }))
  act(() => void store.dispatch(api.util.invalidateTags([...TAG_TYPES])))

  expect(await login()).toBeVisible()
  expect(screen.getByRole('status')).toHaveTextContent(
    'Su sesión terminó. Inicie sesión de nuevo; lo que estaba escribiendo se conserva.',
  )
  expect(localStorage.getItem('jwtData')).toBeNull()
  expect(router.state.location.pathname).toBe('/login')
})

test('follows the sign-out and the sign-in of another tab', async () => {
  const { store } = await oficina.abrir('/')
  const desconectar = connectToBrowser(store)
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
