import { screen, waitFor } from '@testing-library/react'
import { aUsuario } from '../../server/realApp'
import { openTestApp, type TestApp } from '../../setup/page'
import { openForm, hands } from '../../setup/screen'

const CODE = 'K7QXM-2WRTB'
const ASKED = 'GET /api/auth/inicio'
const OFFER = 'Crear el primer administrador'
let testApp: TestApp
const user = hands()

beforeEach(async () => {
  testApp = await openTestApp({ firstAdminCode: CODE })
})
afterEach(() => testApp.close())

test('where there are no users the login page offers to create the first, who is signed in', async () => {
  const { router } = await testApp.open('/login', null)
  await screen.findByRole('button', { name: OFFER }, { timeout: 25_000 })
  const form = await openForm(user, OFFER, OFFER)
  await form.press('Crear')
  await waitFor(() =>
    expect(form.errors()).toMatchObject({
      'Código que muestra la consola del servidor': 'El código es requerido.',
    }),
  )
  await form.fill({
    'Código que muestra la consola del servidor': 'AAAAA-AAAAA',
    Usuario: 'Ana',
    Nombre: 'Ana Ruiz',
    'Clave (mínimo 12 caracteres)': 'caballo batería grapa',
    'Repita la clave': 'caballo bateria grapa',
  })
  await form.press('Crear')
  await waitFor(() => expect(form.errors()).toEqual({ 'Repita la clave': 'Las claves no coinciden.' }))
  await form.fill({ 'Repita la clave': 'caballo batería grapa' })
  await form.press('Crear')
  await waitFor(() =>
    expect(form.errors()).toEqual({
      'Código que muestra la consola del servidor': 'El código no es correcto.',
    }),
  )
  await form.fill({ 'Código que muestra la consola del servidor': CODE.toLowerCase() })
  await form.press('Crear')
  expect(await screen.findByRole('heading', { name: 'Liquidaciones' }, { timeout: 25_000 })).toBeVisible()
  expect(router.state.location.pathname).toBe('/')
  expect(await screen.findByText('Ana Ruiz')).toBeVisible()
})

test('where there are users it offers nothing', async () => {
  await aUsuario(testApp.connection, 'ana')
  await testApp.open('/login', null)
  await waitFor(() => expect(testApp.calls).toEqual([ASKED]), { timeout: 25_000 })
  expect(await screen.findByLabelText('Usuario')).toBeVisible()
  expect(screen.queryByRole('button', { name: OFFER })).not.toBeInTheDocument()
})

test('the demonstration says how it is left', async () => {
  await aUsuario(testApp.connection, 'ana')
  await testApp.db.updateTable('usuarios').set({ demo: 1 }).execute()
  await testApp.open('/login', null)
  expect(
    await screen.findByText(/^Esto es una demostración\. .* DEMO=no y otra carpeta DATA_DIR, vacía: nada/),
  ).toBeVisible()
  expect(screen.queryByRole('button', { name: OFFER })).not.toBeInTheDocument()
})
