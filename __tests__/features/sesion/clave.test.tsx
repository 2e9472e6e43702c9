import { screen, waitFor, within } from '@testing-library/react'
import { visibleAction } from '../../../src/app/devTools'
import { storedToken } from '../../../src/session/storedSession'
import { CLAVE } from '../../server/aplicacion'
import { observarLlamadas } from '../../setup/calls'
import { unaOficina, type Oficina } from '../../setup/page'

const HORA = 3_600_000
let oficina: Oficina
let instante = Date.parse('2026-03-20T12:00:00Z')

beforeEach(async () => {
  oficina = await unaOficina({ ahora: () => new Date(instante) })
})
afterEach(async () => {
  document.querySelector('meta[name="api-base-url"]')?.remove()
  await oficina.cerrar()
})

const abrirMenu = async (ruta = '/festivos') => {
  const pagina = await oficina.abrir(ruta)
  await pagina.user.click(await screen.findByRole('button', { name: /Admin/ }))
  return pagina
}
const estadoCon = async (token: string) =>
  (
    await oficina.pedir(null, {
      method: 'GET',
      url: '/api/buses',
      headers: { authorization: `Bearer ${token}` },
    })
  ).statusCode

test('a person changes the own password, which asks for the present one, and works on', async () => {
  const { user } = await abrirMenu()
  const anterior = storedToken() ?? ''
  await user.click(await screen.findByRole('menuitem', { name: 'Cambiar clave' }))
  const dialogo = await screen.findByRole('dialog', { name: 'Cambiar clave' })
  const escribir = async (campo: RegExp, texto: string) => {
    await user.clear(within(dialogo).getByLabelText(campo))
    await user.type(within(dialogo).getByLabelText(campo), texto)
  }
  const enviar = () => user.click(within(dialogo).getByRole('button', { name: 'Cambiar clave' }))

  await escribir(/^Clave actual/, 'no es esta')
  await escribir(/^Clave nueva/, 'caballo batería')
  await escribir(/^Repita/, 'caballo bateria')
  await enviar()
  expect(await within(dialogo).findByText('Las claves no coinciden.')).toBeVisible()
  await escribir(/^Repita/, 'caballo batería')
  await enviar()
  expect(await within(dialogo).findAllByText('La clave actual no es correcta.')).not.toHaveLength(0)
  await escribir(/^Clave actual/, CLAVE)
  await enviar()

  expect(await screen.findByText('Clave cambiada exitosamente.')).toBeVisible()
  await waitFor(() => expect(dialogo).not.toBeInTheDocument())
  expect(await estadoCon(anterior)).toBe(401)
  expect(await estadoCon(storedToken() ?? '')).toBe(200)
})

test('another host is not offered what it does not have, and hears of no sign-out', async () => {
  document.head.insertAdjacentHTML(
    'beforeend',
    '<meta name="api-base-url" content="https://otra.example/v1">',
  )
  const { user } = await abrirMenu()
  expect(await screen.findByRole('menuitem', { name: 'Cerrar sesión' })).toBeVisible()
  for (const name of ['Cambiar clave', 'Mis sesiones'])
    expect(screen.queryByRole('menuitem', { name })).not.toBeInTheDocument()
  await user.click(screen.getByRole('menuitem', { name: 'Cerrar sesión' }))
  expect(await screen.findByRole('heading', { name: 'Inicio de Sesión' })).toBeVisible()
  expect(oficina.llamadas.filter((llamada) => llamada.includes('logout'))).toEqual([])
})

test('signing out ends the token on the server too', async () => {
  const { user } = await abrirMenu()
  const token = storedToken() ?? ''
  await user.click(await screen.findByRole('menuitem', { name: 'Cerrar sesión' }))
  await waitFor(async () => expect(await estadoCon(token)).toBe(401))
})

test('signing out succeeds without the server', async () => {
  const { user } = await abrirMenu()
  globalThis.fetch = () => Promise.reject(new TypeError('Failed to fetch'))
  await user.click(await screen.findByRole('menuitem', { name: 'Cerrar sesión' }))
  expect(await screen.findByRole('heading', { name: 'Inicio de Sesión' })).toBeVisible()
  expect(localStorage.getItem('jwtData')).toBeNull()
})

test('the token is renewed silently while the person works, and the store never has it', async () => {
  await oficina.abrir('/festivos')
  await screen.findByText('No hay festivos.')
  const anterior = storedToken()
  instante += 6 * HORA
  const { store, user } = await oficina.abrir('/festivos')
  expect(storedToken()).not.toBe(anterior)

  const viejo = storedToken() ?? ''
  const llamadas = observarLlamadas()
  instante += 6 * HORA
  await user.click(screen.getByRole('link', { name: 'Salarios' }))
  await waitFor(() => expect(storedToken()).not.toBe(viejo))
  expect(llamadas[0]?.headers.get('authorization')).toBe(`Bearer ${viejo}`)
  expect(JSON.parse(localStorage.getItem('jwtData') ?? '')).toMatchObject({
    username: 'admin',
    roles: 'ADMIN,EDITOR',
  })
  expect(JSON.stringify(store.getState())).not.toContain(storedToken())
})

test('Redux DevTools shows neither password', () => {
  const accion = {
    type: 'api/executeMutation/pending',
    meta: {
      arg: { endpointName: 'cambiarClave', originalArgs: { actual: 'secreta-1', nueva: 'secreta-2' } },
    },
  }
  expect(JSON.stringify(visibleAction(accion))).not.toContain('secreta')
})
