/**
 * Section 2, Conductores. Columns, rows per page and words for no rows are in `2-tablas.test.tsx` and `8-errores-listas.test.tsx`;
 * creating, editing, retiring, admitting and the filter of documento in `features/conductores/conductores.test.tsx`.
 */
import { unConductor } from '../server/builders'
import { abrirTabla, elegirFila, unDia } from '../setup/fleet'
import {
  abrirFormulario,
  abrirPregunta,
  botonDe,
  manos,
  opciones,
  rotulos,
  specifiedLabels,
} from '../setup/screen'
import type { Oficina } from '../setup/page'

const CAMPOS = ['Nombre', 'Empresa', 'Fecha de nacimiento', 'Tipo de documento', 'Documento']

let oficina: Oficina
const user = manos()

beforeAll(async () => {
  oficina = await unDia('/conductores')
  await unConductor(oficina.db, { documento: '1001', nombre: 'Ana Álvarez' })
  await unConductor(oficina.db, { documento: '1002', nombre: 'Beto Bernal', valido: 0 })
})
afterAll(() => oficina.cerrar())

test('has its five buttons in their order', async () => {
  await abrirTabla(oficina, '/conductores')
  expect(specifiedLabels(botonDe('Crear').parentElement!.parentElement).slice(0, 5)).toEqual([
    'Crear',
    'Retirar',
    'Ingresar',
    'Editar',
    'Exportar',
  ])
})

test.each([
  ['1001', 'Retirar', 'Retirar Conductor'],
  ['1002', 'Ingresar', 'Ingresar Conductor'],
])("of driver %s, %s asks with the title '%s'", async (documento, boton, titulo) => {
  await abrirTabla(oficina, '/conductores')
  await elegirFila(user, documento)
  const { dialogo } = await abrirPregunta(user, boton, titulo)
  expect(rotulos(dialogo)).toEqual(['Cancelar', boton])
})

test('creating and editing have their dialogs, with the same fields', async () => {
  await abrirTabla(oficina, '/conductores')
  const crear = await abrirFormulario(user, 'Crear', 'Crear Conductor')
  expect(rotulos(crear.dialogo)).toEqual([...CAMPOS, 'Cancelar', 'Crear'])
  expect(opciones(crear.campo('Tipo de documento'))).toEqual([
    'Cédula de Ciudadanía',
    'Cédula de Extranjería',
    'Pasaporte',
  ])
  await crear.pulsar('Cancelar')
  await crear.cerrado()

  await elegirFila(user, '1001')
  const editar = await abrirFormulario(user, 'Editar', 'Editar Conductor')
  expect(rotulos(editar.dialogo)).toEqual([...CAMPOS, 'Cancelar', 'Aceptar'])
})
