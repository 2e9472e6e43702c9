import { screen, waitFor } from '@testing-library/react'
import { storedUser } from '../../../src/session/storedSession'
import { CLAVE, unUsuario } from '../../server/aplicacion'
import { unaOficina, type Oficina } from '../../setup/page'

const OWN = 'manzana tractor lluvia'
let oficina: Oficina

beforeEach(async () => {
  oficina = await unaOficina()
  await unUsuario(oficina.conexion, 'ana', ['EDITOR'])
  await oficina.db
    .updateTable('usuarios')
    .set({ claveProvisional: 1 })
    .where('username', '=', 'ana')
    .execute()
})
afterEach(async () => {
  document.querySelector('meta[name="api-base-url"]')?.remove()
  await oficina.cerrar()
})

const title = () => screen.findByRole('heading', { name: 'Cambie su clave' }, { timeout: 25_000 })
const type = async (user: Awaited<ReturnType<Oficina['abrir']>>['user'], label: RegExp, text: string) => {
  await user.clear(screen.getByLabelText(label))
  await user.type(screen.getByLabelText(label), text)
}

test('after signing in there is only the change of the password, until it is done', async () => {
  const { user, router } = await oficina.abrir('/login', null)
  await user.type(await screen.findByLabelText('Usuario'), 'ana')
  await user.type(await screen.findByLabelText('Clave'), `${CLAVE}{Enter}`)
  expect(await title()).toBeVisible()
  expect(screen.queryByRole('navigation')).not.toBeInTheDocument()
  await waitFor(() => expect(screen.getByLabelText(/^Clave con la que ingresó/)).toHaveFocus())

  await type(user, /^Clave con la que ingresó/, CLAVE)
  await type(user, /^Clave nueva/, CLAVE)
  await type(user, /^Repita/, CLAVE)
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
  for (const ruta of ['/festivos', '/no-existe']) {
    const { unmount, router } = await oficina.abrir(ruta, 'ana')
    expect(await title()).toBeVisible()
    expect(router.state.location.pathname).toBe(ruta)
    expect(oficina.llamadas).toEqual([])
    unmount()
  }
})

test('one can sign out instead', async () => {
  const { user } = await oficina.abrir('/festivos', 'ana')
  await user.click(await screen.findByRole('button', { name: 'Cerrar sesión' }, { timeout: 25_000 }))
  expect(await screen.findByRole('heading', { name: 'Inicio de Sesión' })).toBeVisible()
  await waitFor(() => expect(oficina.llamadas).toContain('POST /api/auth/logout'))
})

test('another host’s word of that name means nothing here', async () => {
  document.head.insertAdjacentHTML(
    'beforeend',
    '<meta name="api-base-url" content="https://otra.example/v1">',
  )
  await oficina.abrir('/no-existe', 'ana')
  expect(await screen.findByRole('heading', { name: 'Página no encontrada' })).toBeVisible()
})
