import { waitFor } from '@testing-library/react'
import { unConductor } from '../../server/builders'
import { abrirFormulario, avisos, manos } from '../../setup/screen'
import { abrirTabla, elegirFila, unDia, vaciar } from '../../setup/fleet'
import type { Oficina } from '../../setup/page'

let oficina: Oficina
const user = manos()

beforeAll(async () => {
  oficina = await unDia('/conductores')
})
beforeEach(() => vaciar(oficina))
afterAll(() => oficina.cerrar())

test('a birth year of two digits is the latest that is past, and is shown in four', async () => {
  await abrirTabla(oficina, '/conductores')
  const crear = await abrirFormulario(user, 'Crear', 'Crear Conductor')
  await crear.llenar({ 'Fecha de nacimiento': '17/05/55', Nombre: 'Ana' })
  expect(crear.campo('Fecha de nacimiento')).toHaveValue('17/05/1955')
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
