import { screen, waitFor } from '@testing-library/react'
import { CLAVE, unUsuario } from '../../server/aplicacion'
import { abrirTabla, elegirFila } from '../../setup/fleet'
import { unaOficina, type Oficina } from '../../setup/page'
import {
  abrirDialogo,
  abrirFormulario,
  avisos,
  columna,
  columnas,
  esperarColumna,
  habilitados,
  manos,
} from '../../setup/screen'

const FIRST = 'caballo batería grapa'
const BUTTONS = ['Crear', 'Editar', 'Clave nueva', 'Terminar sesiones']
let oficina: Oficina
const user = manos()

beforeEach(async () => {
  oficina = await unaOficina({ ahora: '2026-03-20T17:00:00Z' })
})
afterEach(async () => {
  document.querySelector('meta[name="api-base-url"]')?.remove()
  await oficina.cerrar()
})

const signIn = async (username: string, password: string) => {
  const payload = { username, password }
  return (await oficina.pedir(null, { method: 'POST', url: '/api/auth/login', payload })).json<object>()
}

test('an administrator sees who there is, what they may and when they were here', async () => {
  await abrirTabla(oficina, '/usuarios')
  expect(columnas()).toEqual(['Usuario', 'Nombre', 'Roles', 'Activo', 'Último ingreso'])
  expect(columna('Usuario')).toEqual(['admin', 'consulta', 'editor'])
  expect(columna('Roles')).toEqual(['Administración y Edición', 'Solo consulta', 'Edición'])
  expect(columna('Último ingreso')).toEqual(['20 mar 2026, 12:00', 'Nunca', 'Nunca'])
  expect(habilitados(BUTTONS)).toEqual(['Crear'])
  await elegirFila(user, 'editor')
  await waitFor(() => expect(habilitados(BUTTONS)).toEqual(BUTTONS))
})

test('a user is created with a first password, and selected', async () => {
  await abrirTabla(oficina, '/usuarios')
  const crear = await abrirFormulario(user, 'Crear', 'Crear Usuario')
  await crear.llenar({ Usuario: 'con espacio', 'Clave inicial (mínimo 12 caracteres)': 'corta' })
  await crear.pulsar('Crear')
  await waitFor(() =>
    expect(crear.errores()).toEqual({
      Usuario: 'El usuario debe tener de 2 a 60 letras sin tilde, números, puntos, guiones o arrobas.',
      Nombre: 'El nombre es requerido.',
      'Clave inicial (mínimo 12 caracteres)': 'La clave debe tener al menos 12 caracteres.',
    }),
  )
  await crear.llenar({
    Usuario: 'Editor',
    Nombre: 'Ana Ruiz',
    'Clave inicial (mínimo 12 caracteres)': 'passwordpassword',
  })
  await user.click(crear.campo('Edición'))
  await crear.pulsar('Crear')
  await waitFor(() =>
    expect(crear.errores()).toEqual({
      'Clave inicial (mínimo 12 caracteres)': 'Esa clave es demasiado común. Elija otra.',
    }),
  )
  await crear.llenar({ 'Clave inicial (mínimo 12 caracteres)': FIRST })
  await crear.pulsar('Crear')
  await waitFor(() => expect(crear.errores()).toEqual({ Usuario: 'El usuario editor ya existe.' }))
  await crear.llenar({ Usuario: 'Ana' })
  await crear.pulsar('Crear')
  await crear.cerrado()
  await esperarColumna('Usuario', ['admin', 'ana', 'consulta', 'editor'])
  expect(columna('Roles')[1]).toBe('Edición')
  await waitFor(() => expect(habilitados(BUTTONS)).toEqual(BUTTONS))
  expect(await signIn('ana', FIRST)).toMatchObject({ nombre: 'Ana Ruiz', claveProvisional: true })
})

test('a user gets another name and other roles, and is disabled', async () => {
  await unUsuario(oficina.conexion, 'rosa', ['EDITOR'])
  await abrirTabla(oficina, '/usuarios')
  await elegirFila(user, 'rosa')
  const editar = await abrirFormulario(user, 'Editar', 'Editar Usuario rosa')
  await editar.llenar({ Nombre: 'Rosa Díaz' })
  for (const caja of ['Administración', 'Edición', 'Activo: puede ingresar'])
    await user.click(editar.campo(caja))
  await editar.pulsar('Aceptar')
  await editar.cerrado()
  await esperarColumna('Nombre', ['Admin', 'Consulta', 'Editor', 'Rosa Díaz'])
  expect(columna('Roles')[3]).toBe('Administración')
  expect(columna('Activo')[3]).toBe('No')
  expect(await signIn('rosa', CLAVE)).toEqual({ mensaje: 'Usuario o clave incorrectos.' })
})

test('administrators are told that they cannot give up their own right', async () => {
  await abrirTabla(oficina, '/usuarios')
  await elegirFila(user, 'admin')
  const editar = await abrirFormulario(user, 'Editar', 'Editar Usuario admin')
  await user.click(editar.campo('Administración'))
  await editar.pulsar('Aceptar')
  const mensaje = 'No puede quitarse a sí mismo el rol de Administración. Pídalo a otro administrador.'
  await waitFor(() => expect(editar.dialogo).toHaveTextContent(mensaje))
  expect(editar.campo('Administración')).not.toBeChecked()
})

test('a user gets a new password, and loses the sessions', async () => {
  const token = await oficina.tokenDe('editor')
  const status = async () =>
    (
      await oficina.pedir(null, {
        method: 'GET',
        url: '/api/buses',
        headers: { authorization: `Bearer ${token}` },
      })
    ).statusCode
  await abrirTabla(oficina, '/usuarios')
  await elegirFila(user, 'editor')
  const terminar = await abrirDialogo(user, 'Terminar sesiones', 'Terminar sesiones')
  await terminar.pulsar('Terminar')
  await terminar.cerrado()
  expect(avisos()).toEqual(['Las sesiones de Editor terminaron.'])
  expect(await status()).toBe(401)

  const clave = await abrirFormulario(user, 'Clave nueva', 'Clave nueva de Editor')
  await clave.llenar({ 'Clave inicial (mínimo 12 caracteres)': FIRST })
  await clave.pulsar('Asignar')
  await clave.cerrado()
  expect(avisos()).toContain('Clave asignada. La persona la cambiará cuando ingrese.')
  expect(await signIn('editor', FIRST)).toHaveProperty('claveProvisional', true)
})

test('whoever is no administrator finds no entry in the menu, and is told so at the address', async () => {
  await oficina.abrir('/usuarios', 'editor')
  expect(await screen.findByRole('heading', { name: 'Sin permiso' }, { timeout: 20_000 })).toBeVisible()
  expect(await screen.findByRole('link', { name: 'Festivos' })).toBeVisible()
  expect(screen.queryByRole('link', { name: 'Usuarios' })).not.toBeInTheDocument()
  expect(oficina.llamadas.filter((llamada) => llamada.includes('/usuarios'))).toEqual([])
})

test('with another host there is neither the screen nor its entry, and no call', async () => {
  document.head.insertAdjacentHTML(
    'beforeend',
    '<meta name="api-base-url" content="https://otra.example/v1">',
  )
  await oficina.abrir('/usuarios')
  expect(await screen.findByRole('heading', { name: 'Página no encontrada' })).toBeVisible()
  expect(await screen.findByRole('link', { name: 'Festivos' })).toBeVisible()
  expect(screen.queryByText('Administración', { selector: 'nav *' })).not.toBeInTheDocument()
  expect(oficina.llamadas.filter((llamada) => /usuarios|auth/.test(llamada))).toEqual([])
})
