import { screen, waitFor } from '@testing-library/react'
import { PASSWORD, aUsuario } from '../../server/realApp'
import { openTable } from '../../setup/fleet'
import { openTestApp, type TestApp } from '../../setup/page'
import {
  chooseRow,
  columns,
  columnTexts,
  enabled,
  hands,
  openDialog,
  openForm,
  toasts,
  waitForColumn,
} from '../../setup/screen'

const FIRST = 'caballo batería grapa'
const BUTTONS = ['Crear', 'Editar', 'Clave nueva', 'Terminar sesiones']
let testApp: TestApp
const user = hands()

beforeEach(async () => {
  testApp = await openTestApp({ now: '2026-03-20T17:00:00Z' })
})
afterEach(() => testApp.close())

const signIn = async (username: string, password: string) => {
  const payload = { username, password }
  return (await testApp.ask(null, { method: 'POST', url: '/api/auth/login', payload })).json<object>()
}

test('an administrator sees who there is, what they may and when they were here', async () => {
  await openTable(testApp, '/usuarios')
  expect(columns()).toEqual(['Usuario', 'Nombre', 'Roles', 'Activo', 'Último ingreso'])
  expect(columnTexts('Usuario')).toEqual(['admin', 'consulta', 'editor'])
  expect(columnTexts('Roles')).toEqual(['Administración y Edición', 'Solo consulta', 'Edición'])
  expect(columnTexts('Último ingreso')).toEqual(['20 mar 2026, 12:00', 'Nunca', 'Nunca'])
  expect(enabled(BUTTONS)).toEqual(['Crear'])
  await chooseRow(user, 'editor')
  await waitFor(() => expect(enabled(BUTTONS)).toEqual(BUTTONS))
})

test('a user is created with a first password, and selected', async () => {
  await openTable(testApp, '/usuarios')
  const create = await openForm(user, 'Crear', 'Crear Usuario')
  await create.fill({ Usuario: 'con espacio', 'Clave inicial (mínimo 12 caracteres)': 'corta' })
  await create.press('Crear')
  await waitFor(() =>
    expect(create.errors()).toEqual({
      Usuario: 'El usuario debe tener de 2 a 60 letras sin tilde, números, puntos, guiones o arrobas.',
      Nombre: 'El nombre es requerido.',
      'Clave inicial (mínimo 12 caracteres)': 'La clave debe tener al menos 12 caracteres.',
    }),
  )
  await create.fill({ Usuario: 'Ana', Nombre: 'Ana Ruiz', 'Clave inicial (mínimo 12 caracteres)': FIRST })
  await create.fill({ Roles: 'Edición' })
  await create.press('Crear')
  await create.closed()
  await waitForColumn('Usuario', ['admin', 'ana', 'consulta', 'editor'])
  expect(columnTexts('Roles')[1]).toBe('Edición')
  await waitFor(() => expect(enabled(BUTTONS)).toEqual(BUTTONS))
  expect(await signIn('ana', FIRST)).toMatchObject({ nombre: 'Ana Ruiz', claveProvisional: true })
})

test('a user gets another name and other roles, and is disabled', async () => {
  await aUsuario(testApp.connection, 'rosa', ['EDITOR'])
  await openTable(testApp, '/usuarios')
  await chooseRow(user, 'rosa')
  const edit = await openForm(user, 'Editar', 'Editar Usuario rosa')
  await edit.fill({ Nombre: 'Rosa Díaz', Roles: 'Administración' })
  await user.click(edit.field('Activo: puede ingresar'))
  await edit.press('Aceptar')
  await edit.closed()
  await waitForColumn('Nombre', ['Admin', 'Consulta', 'Editor', 'Rosa Díaz'])
  expect(columnTexts('Roles')[3]).toBe('Administración')
  expect(columnTexts('Activo')[3]).toBe('No')
  expect(await signIn('rosa', PASSWORD)).toEqual({ mensaje: 'Usuario o clave incorrectos.' })
})

test('a colleague’s edit meanwhile is told, and overwritten knowingly by sending again', async () => {
  await openTable(testApp, '/usuarios')
  await chooseRow(user, 'editor')
  const edit = await openForm(user, 'Editar', 'Editar Usuario editor')
  await edit.fill({ Nombre: 'Eva Díaz' })
  const { uuid } = await testApp.db
    .selectFrom('usuarios')
    .select('uuid')
    .where('username', '=', 'editor')
    .executeTakeFirstOrThrow()
  const payload = { nombre: 'Editor', roles: ['ADMIN', 'EDITOR'], activo: true }
  await testApp.ask('admin', { method: 'PUT', url: `/api/usuarios/usuario?uuid=${uuid}`, payload })
  await edit.press('Aceptar')
  await waitFor(() =>
    expect(edit.differences()).toEqual({
      Nombre: 'Ahora: Editor · Usted: Eva Díaz',
      Roles: 'Ahora: Administración y Edición · Usted: Edición',
    }),
  )
  await edit.press('Aceptar')
  await edit.closed()
  await waitForColumn('Nombre', ['Admin', 'Consulta', 'Eva Díaz'])
})

test('a user gets a new password, and loses the sessions', async () => {
  const token = await testApp.tokenOf('editor')
  await openTable(testApp, '/usuarios')
  await chooseRow(user, 'editor')
  const finish = await openDialog(user, 'Terminar sesiones', 'Terminar sesiones')
  await finish.press('Terminar')
  await finish.closed()
  expect(toasts()).toEqual(['Las sesiones de Editor terminaron.'])
  const headers = { authorization: `Bearer ${token}` }
  const answer = await testApp.ask(null, { method: 'GET', url: '/api/buses', headers })
  expect(answer.statusCode).toBe(401)

  const password = await openForm(user, 'Clave nueva', 'Clave nueva de Editor')
  await password.fill({ 'Clave inicial (mínimo 12 caracteres)': FIRST })
  await password.press('Asignar')
  await password.closed()
  expect(toasts()).toContain('Clave asignada. La persona la cambiará cuando ingrese.')
  expect(await signIn('editor', FIRST)).toHaveProperty('claveProvisional', true)
})

test('whoever is no administrator finds no entry in the menu, and is told so at the address', async () => {
  await testApp.open('/usuarios', 'editor')
  expect(await screen.findByRole('heading', { name: 'Sin permiso' }, { timeout: 20_000 })).toBeVisible()
  expect(await screen.findByRole('link', { name: 'Festivos' })).toBeVisible()
  expect(screen.queryByRole('link', { name: 'Usuarios' })).not.toBeInTheDocument()
  expect(testApp.calls.filter((call) => call.includes('/usuarios'))).toEqual([])
})
