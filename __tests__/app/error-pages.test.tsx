import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createMemoryRouter, type RouteObject } from 'react-router-dom'
import { App } from '../../src/app/App'
import { CrashPage } from '../../src/app/errors/CrashPage'
import { routesFor } from '../../src/app/router'
import { makeStore } from '../../src/app/store'

const open = (address: string, routes?: RouteObject[]) => {
  const store = makeStore()
  const router = createMemoryRouter(routes ?? routesFor(store), { initialEntries: [address] })
  render(<App store={store} router={router} />)
  return { router, user: userEvent.setup() }
}

/** Routes whose screen fails with `error` until it has been asked for `times` times. */
function routesThatFail(error: Error, times: number): RouteObject[] {
  let left = times
  const loader = () => {
    if (left-- > 0) throw error
    return null
  }
  const home = { path: '/', element: <h1>Inicio</h1> }
  return [
    home,
    {
      path: '/rota',
      loader,
      element: <h1>Pantalla</h1>,
      HydrateFallback: () => null,
      ErrorBoundary: CrashPage,
    },
  ]
}

beforeEach(() => {
  // React Router reports on the console what the page shows.
  jest.spyOn(console, 'error').mockImplementation()
})

test('an address that does not exist says so in Spanish and leads back', async () => {
  const { router, user } = open('/no-existe/tampoco')
  expect(await screen.findByRole('heading', { name: 'Página no encontrada' })).toBeVisible()
  await waitFor(() => expect(document.title).toBe('Página no encontrada · Cochera'))
  await user.click(screen.getByRole('link', { name: 'Volver al inicio' }))
  expect(await screen.findByRole('heading', { name: 'Inicio de Sesión' })).toBeVisible()
  expect(router.state.location.pathname).toBe('/login')
})

test('a screen that crashes says so in Spanish and can be tried again', async () => {
  const { user } = open('/rota', routesThatFail(new Error('boom'), 1))
  expect(await screen.findByRole('heading', { name: 'Algo salió mal' })).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Reintentar' }))
  expect(await screen.findByRole('heading', { name: 'Pantalla' })).toBeVisible()
})

test('a screen that crashes leaves the way home', async () => {
  const { user } = open('/rota', routesThatFail(new Error('boom'), Infinity))
  await user.click(await screen.findByRole('link', { name: 'Volver al inicio' }))
  expect(await screen.findByRole('heading', { name: 'Inicio' })).toBeVisible()
})

test('code that a deployment replaced asks to reload the page', async () => {
  const missing = Object.assign(new Error('Loading chunk 7 failed.'), { name: 'ChunkLoadError' })
  open('/rota', routesThatFail(missing, Infinity))
  expect(await screen.findByRole('heading', { name: 'No se pudo cargar la pantalla' })).toBeVisible()
  expect(screen.getByRole('button', { name: 'Recargar' })).toBeVisible()
})
