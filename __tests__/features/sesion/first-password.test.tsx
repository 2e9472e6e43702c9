import { screen, waitFor } from '@testing-library/react'
import { storedUser } from '../../../src/session/storedSession'
import { PASSWORD, aUsuario } from '../../server/realApp'
import { openTestApp, type TestApp } from '../../setup/page'

const OWN = 'manzana tractor lluvia'
let testApp: TestApp

beforeEach(async () => {
  testApp = await openTestApp()
  await aUsuario(testApp.connection, 'ana', ['EDITOR'])
  await testApp.db
    .updateTable('usuarios')
    .set({ claveProvisional: 1 })
    .where('username', '=', 'ana')
    .execute()
})
afterEach(() => testApp.close())

const title = () => screen.findByRole('heading', { name: 'Cambie su clave' }, { timeout: 25_000 })
const type = async (user: Awaited<ReturnType<TestApp['open']>>['user'], label: RegExp, text: string) => {
  await user.clear(screen.getByLabelText(label))
  await user.type(screen.getByLabelText(label), text)
}

test('after signing in there is only the change of the password, until it is done', async () => {
  const { user, router } = await testApp.open('/login', null)
  await user.type(await screen.findByLabelText('Usuario'), 'ana')
  await user.type(await screen.findByLabelText('Clave'), `${PASSWORD}{Enter}`)
  expect(await title()).toBeVisible()
  expect(screen.queryByRole('navigation')).not.toBeInTheDocument()
  await waitFor(() => expect(screen.getByLabelText(/^Clave con la que ingresó/)).toHaveFocus())

  await type(user, /^Clave con la que ingresó/, PASSWORD)
  await type(user, /^Clave nueva/, PASSWORD)
  await type(user, /^Repita/, PASSWORD)
  await user.click(screen.getByRole('button', { name: 'Cambiar clave' }))
  expect(await screen.findAllByText('La clave nueva debe ser distinta de la actual.')).not.toHaveLength(0)
  await type(user, /^Clave nueva/, OWN)
  await type(user, /^Repita/, OWN)
  await user.click(screen.getByRole('button', { name: 'Cambiar clave' }))
  expect(await screen.findByRole('heading', { name: 'Liquidaciones' }, { timeout: 25_000 })).toBeVisible()
  expect(await screen.findByText('Clave cambiada exitosamente.')).toBeVisible()
  expect(router.state.location.pathname).toBe('/')
  expect(storedUser()).toEqual({ username: 'ana', nombre: 'Ana', roles: ['EDITOR'] })
})

test('a reload at any address leads to it too, without any other call', async () => {
  for (const path of ['/festivos', '/no-existe']) {
    const { unmount, router } = await testApp.open(path, 'ana')
    expect(await title()).toBeVisible()
    expect(router.state.location.pathname).toBe(path)
    expect(testApp.calls).toEqual([])
    unmount()
  }
})

test('one can sign out instead', async () => {
  const { user } = await testApp.open('/festivos', 'ana')
  await user.click(await screen.findByRole('button', { name: 'Cerrar sesión' }, { timeout: 25_000 }))
  expect(await screen.findByRole('heading', { name: 'Inicio de Sesión' })).toBeVisible()
  await waitFor(() => expect(testApp.calls).toContain('POST /api/auth/logout'))
})
