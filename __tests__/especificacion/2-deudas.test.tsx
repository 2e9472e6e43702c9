/**
 * Section 2, Deudas. Columns, rows per page and words for no rows are in `2-tablas.test.tsx` and `8-errores-listas.test.tsx`; the
 * search, creating, editing and deleting, and the figures of the footer, in `features/cartera/deudas.test.tsx`.
 */
import { unaDeuda, unConductor } from '../server/builders'
import { abrirTabla, elegirFila } from '../setup/fleet'
import { abrirFormulario, abrirPregunta, botonDe, manos, rotulos, totales } from '../setup/screen'
import { unaOficina, type Oficina } from '../setup/page'

const CAMPOS = ['Conductor', 'Valor', 'Razón']

let oficina: Oficina
const user = manos()

beforeAll(async () => {
  oficina = await unaOficina()
  const { uuid } = await unConductor(oficina.db)
  await unaDeuda(oficina.db, uuid, { razon: 'Choque' })
})
afterAll(() => oficina.cerrar())

test('is searched by driver', async () => {
  await abrirTabla(oficina, '/deudas')
  expect(rotulos(document.querySelector('[role="search"]'))).toEqual(['Conductor', 'Limpiar', 'Buscar'])
})

test("the footer says 'Total de deudas' and 'Balance de deuda'", async () => {
  await abrirTabla(oficina, '/deudas')
  expect(Object.keys(totales())).toEqual(['Total de deudas', 'Balance de deuda'])
})

test('has Crear, Eliminar and Editar, each with its dialog', async () => {
  await abrirTabla(oficina, '/deudas')
  expect(rotulos(botonDe('Crear').parentElement!.parentElement).slice(0, 3)).toEqual([
    'Crear',
    'Eliminar',
    'Editar',
  ])
  const crear = await abrirFormulario(user, 'Crear', 'Crear Deuda')
  expect(rotulos(crear.dialogo)).toEqual([...CAMPOS, 'Cancelar', 'Crear'])
  await crear.pulsar('Cancelar')
  await crear.cerrado()

  await elegirFila(user, 'Choque')
  const editar = await abrirFormulario(user, 'Editar', 'Editar Deuda')
  expect(rotulos(editar.dialogo)).toEqual([...CAMPOS, 'Cancelar', 'Aceptar'])
  await editar.pulsar('Cancelar')
  await editar.cerrado()

  const { dialogo } = await abrirPregunta(user, 'Eliminar', 'Eliminar Deuda')
  expect(rotulos(dialogo)).toEqual(['Cancelar', 'Eliminar'])
})
