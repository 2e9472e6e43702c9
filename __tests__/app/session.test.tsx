import { act, screen, waitFor } from '@testing-library/react'
import { api } from '../../src/api/client/api'
import { TAG_TYPES } from '../../src/api/client/tags'
import { connectToBrowser } from '../../src/app/store'
import { PASSWORD } from '../server/realApp'
import { openTestApp, type TestApp } from '../setup/page'
import { signInAgain } from '../setup/session'

let testApp: TestApp

beforeAll(async () => {
  testApp = await openTestApp()
})
afterAll(() => testApp.close())

const title = () => screen.findByRole('heading', { name: 'Liquidaciones' })
const resume = () => screen.queryByRole('link', { name: /^Continuar en/ })
const login = () => screen.findByRole('heading', { name: 'Inicio de Sesión' })

test('leads whoever has no session to the login page, from there to the home, and offers the way on', async () => {
  const { user, router } = await testApp.open('/buses?bus=101', null)
  expect(await login()).toBeVisible()
  expect(router.state.location.pathname).toBe('/login')
  // Besides how the company begins.
  expect(testApp.calls.filter((call) => !call.startsWith('GET /api/auth/'))).toEqual([])

  await user.type(screen.getByLabelText('Usuario'), 'editor')
  await user.type(screen.getByLabelText('Clave'), `${PASSWORD}{Enter}`)
  expect(await title()).toBeVisible()
  expect(router.state.location).toMatchObject({ pathname: '/', search: '' })

  expect(screen.getByRole('link', { name: 'Continuar en Buses' })).toHaveFocus()
  await user.keyboard('{Enter}')
  expect(await screen.findByRole('heading', { name: 'Buses' })).toBeVisible()
  expect(router.state.location).toMatchObject({ pathname: '/buses', search: '?bus=101' })
  expect(resume()).not.toBeInTheDocument()
  await act(() => router.navigate(-1))
  expect(await title()).toBeVisible()
  expect(resume()).not.toBeInTheDocument()
})

test('offers the search that was opened, too', async () => {
  const { user, router } = await testApp.open('/?numero=15', null)
  await signInAgain(user, 'editor')
  await user.click(await screen.findByRole('link', { name: 'Continuar en Liquidaciones' }))
  await waitFor(() => expect(resume()).not.toBeInTheDocument())
  expect(router.state.location).toMatchObject({ pathname: '/', search: '?numero=15' })
})

test('offers nothing to whoever opened the home', async () => {
  const { user } = await testApp.open('/', null)
  await signInAgain(user, 'editor')
  expect(await title()).toBeVisible()
  expect(resume()).not.toBeInTheDocument()
})

test('leads whoever is signed in away from the login page', async () => {
  const { router } = await testApp.open('/login')
  expect(await title()).toBeVisible()
  expect(router.state.location.pathname).toBe('/')
})

test('leads from /home, as section 2 calls the list, to the list and its search', async () => {
  const { router } = await testApp.open('/home?numero=12')
  expect(await title()).toBeVisible()
  expect(router.state.location).toMatchObject({ pathname: '/', search: '?numero=12' })
})

test('signs out from the top bar; the next person begins at the home', async () => {
  const { user, router } = await testApp.open('/?bus=101')
  await user.click(await screen.findByRole('button', { name: /Admin/ }))
  await user.click(await screen.findByRole('menuitem', { name: 'Cerrar sesión' }))

  expect(await login()).toBeVisible()
  expect(localStorage.getItem('jwtData')).toBeNull()
  await user.type(screen.getByLabelText('Usuario'), 'consulta')
  await user.type(screen.getByLabelText('Clave'), `${PASSWORD}{Enter}`)
  expect(await title()).toBeVisible()
  expect(router.state.location.search).toBe('')
  expect(resume()).not.toBeInTheDocument()
})

test('a token that the server no longer accepts ends the session, and says so', async () => {
  const { store, router } = await testApp.open('/')
  await title()
  localStorage.setItem('jwtData', JSON.stringify({ token: 'vencido', username: 'admin' }))
  act(() => void store.dispatch(api.util.invalidateTags([...TAG_TYPES])))

  expect(await login()).toBeVisible()
  expect(screen.getByRole('status')).toHaveTextContent(
    'Su sesión terminó. Inicie sesión de nuevo; lo que estaba escribiendo se conserva.',
  )
  expect(localStorage.getItem('jwtData')).toBeNull()
  expect(router.state.location.pathname).toBe('/login')
})

test('a token that is gone ends the session at the next refusal', async () => {
  const { store, router } = await testApp.open('/buses')
  expect(await screen.findByRole('heading', { name: 'Buses' })).toBeVisible()
  localStorage.removeItem('jwtData')
  act(() => void store.dispatch(api.util.invalidateTags([...TAG_TYPES])))
  expect(await login()).toBeVisible()
  expect(router.state.location.pathname).toBe('/login')
})

test('follows the sign-out and the sign-in of another tab', async () => {
  const { store } = await testApp.open('/')
  const disconnect = connectToBrowser(store)
  const stored = localStorage.getItem('jwtData') ?? ''
  await title()

  localStorage.removeItem('jwtData')
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'jwtData' })))
  expect(await login()).toBeVisible()

  localStorage.setItem('jwtData', stored)
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'jwtData' })))
  expect(await title()).toBeVisible()
  disconnect()
})
