import { waitFor } from '@testing-library/react'
import { unConductor } from '../../server/constructores'
import { abrirFormulario, motivos, SIN_PERMISO, SIN_SELECCION } from '../../setup/form-dialog'
import { abrirTabla, elegirFila, unDia, vaciar } from '../../setup/fleet'
import type { Oficina } from '../../setup/page'
import { avisos, manos } from '../../setup/table-screen'

const BOTONES = ['Crear', 'Retirar', 'Ingresar', 'Editar'] as const

let oficina: Oficina
const user = manos()

beforeAll(async () => {
  oficina = await unDia('/conductores')
})
beforeEach(() => vaciar(oficina))
afterAll(() => oficina.cerrar())

test('a birth date wants its four digits of the year', async () => {
  await abrirTabla(oficina, '/conductores')
  const crear = await abrirFormulario(user, 'Crear', 'Crear Conductor')
  await crear.llenar({ 'Fecha de nacimiento': '17/05/55', Nombre: 'Ana' })
  await crear.pulsar('Crear')
  await waitFor(() =>
    expect(crear.errores()).toMatchObject({ 'Fecha de nacimiento': 'Ingrese una fecha válida.' }),
  )
})

test.each([
  ['Crear', 'Crear Conductor', 'Crear'],
  ['Editar', 'Editar Conductor', 'Aceptar'],
])('a documento that another driver has is refused on its field: %s', async (boton, titulo, enviar) => {
  await unConductor(oficina.db, { documento: '1001' })
  await unConductor(oficina.db, { documento: '2002' })
  await abrirTabla(oficina, '/conductores')
  await elegirFila(user, '2002')
  const formulario = await abrirFormulario(user, boton, titulo)
  await formulario.llenar({
    Nombre: 'Beto',
    Empresa: 'Coonatra',
    'Fecha de nacimiento': '17/05/1980',
    'Tipo de documento': 'Pasaporte',
    Documento: '1001',
  })
  await formulario.pulsar(enviar)
  const mensaje = 'Ya existe un conductor con ese documento.'
  await waitFor(() => expect(formulario.errores()).toEqual({ Documento: mensaje }))
  expect(avisos()).toEqual([mensaje])
  await waitFor(() => expect(formulario.campo('Documento')).toHaveFocus())
})

test.each([
  ['admin', { Crear: null, Retirar: SIN_SELECCION, Ingresar: SIN_SELECCION, Editar: SIN_SELECCION }],
  ['editor', { Crear: null, Retirar: SIN_PERMISO, Ingresar: SIN_SELECCION, Editar: SIN_SELECCION }],
  ['consulta', { Crear: SIN_PERMISO, Retirar: SIN_PERMISO, Ingresar: SIN_PERMISO, Editar: SIN_PERMISO }],
])('before a row is selected, %s may do what the role allows', async (usuario, esperados) => {
  await unConductor(oficina.db)
  await abrirTabla(oficina, '/conductores', usuario)
  expect(motivos(BOTONES)).toEqual(esperados)
})

test.each([
  ['admin', { Retirar: null, Editar: null }],
  ['editor', { Retirar: SIN_PERMISO, Editar: null }],
  ['consulta', { Retirar: SIN_PERMISO, Editar: SIN_PERMISO }],
])('with a row selected, %s may do what the role allows', async (usuario, esperados) => {
  await unConductor(oficina.db, { documento: '1001' })
  await abrirTabla(oficina, '/conductores', usuario)
  await elegirFila(user, '1001')
  expect(motivos(['Retirar', 'Editar'])).toEqual(esperados)
})
