import { screen, waitFor } from '@testing-library/react'
import { unUsuario } from '../../server/aplicacion'
import { unaOficina, type Oficina } from '../../setup/page'
import { abrirFormulario, manos } from '../../setup/screen'

const CODE = 'K7QXM-2WRTB'
const ASKED = 'GET /api/auth/inicio'
const OFFER = 'Crear el primer administrador'
let oficina: Oficina
const user = manos()

beforeEach(async () => {
  oficina = await unaOficina({ firstAdminCode: CODE })
})
afterEach(async () => {
  document.querySelector('meta[name="api-base-url"]')?.remove()
  await oficina.cerrar()
})

test('where there are no users the login page offers to create the first, who is signed in', async () => {
  const { router } = await oficina.abrir('/login', null)
  await screen.findByRole('button', { name: OFFER }, { timeout: 25_000 })
  const form = await abrirFormulario(user, OFFER, OFFER)
  await form.llenar({
    'Código que muestra la consola del servidor': 'AAAAA-AAAAA',
    Usuario: 'Ana',
    Nombre: 'Ana Ruiz',
    'Clave (mínimo 12 caracteres)': 'caballo batería grapa',
    'Repita la clave': 'caballo bateria grapa',
  })
  await form.pulsar('Crear')
  await waitFor(() => expect(form.errores()).toEqual({ 'Repita la clave': 'Las claves no coinciden.' }))
  await form.llenar({ 'Repita la clave': 'caballo batería grapa' })
  await form.pulsar('Crear')
  await waitFor(() =>
    expect(form.errores()).toEqual({
      'Código que muestra la consola del servidor': 'El código no es correcto.',
    }),
  )
  await form.llenar({ 'Código que muestra la consola del servidor': CODE.toLowerCase() })
  await form.pulsar('Crear')
  expect(await screen.findByRole('heading', { name: 'Liquidaciones' }, { timeout: 25_000 })).toBeVisible()
  expect(router.state.location.pathname).toBe('/')
  expect(await screen.findByText('Ana Ruiz')).toBeVisible()
})

test('where there are users it offers nothing', async () => {
  await unUsuario(oficina.conexion, 'ana')
  await oficina.abrir('/login', null)
  await waitFor(() => expect(oficina.llamadas).toEqual([ASKED]), { timeout: 25_000 })
  expect(await screen.findByLabelText('Usuario')).toBeVisible()
  expect(screen.queryByRole('button', { name: OFFER })).not.toBeInTheDocument()
})

test('another host is not asked', async () => {
  document.head.insertAdjacentHTML(
    'beforeend',
    '<meta name="api-base-url" content="https://otra.example/v1">',
  )
  await oficina.abrir('/login', null)
  await user.type(await screen.findByLabelText('Usuario'), 'ana')
  await user.type(await screen.findByLabelText('Clave'), 'x{Enter}')
  await waitFor(() => expect(oficina.llamadas).toHaveLength(1))
  expect(oficina.llamadas).toEqual(['POST /v1/auth/login'])
})
