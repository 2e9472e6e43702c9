/**
 * Section 2, Abonos. Columns, rows per page and words for no rows are in `2-tablas.test.tsx` and `8-errores-listas.test.tsx`; the
 * search, creating, editing and deleting, and the figures of the footer, in `features/cartera/abonos.test.tsx`.
 */
import { unAbono, unConductor } from '../server/builders'
import { abrirTabla, elegirFila } from '../setup/fleet'
import { abrirFormulario, abrirPregunta, botonDe, manos, rotulos, totales } from '../setup/screen'
import { unaOficina, type Oficina } from '../setup/page'

const CAMPOS = ['Conductor', 'Valor', 'Origen', 'Fecha']

let oficina: Oficina
const user = manos()

beforeAll(async () => {
  oficina = await unaOficina()
  const { uuid } = await unConductor(oficina.db)
  await unAbono(oficina.db, uuid, { origen: 'Cesantías de 2025' })
})
afterAll(() => oficina.cerrar())

test('is searched by driver', async () => {
  await abrirTabla(oficina, '/abonos')
  expect(rotulos(document.querySelector('[role="search"]'))).toEqual(['Conductor', 'Limpiar', 'Buscar'])
})

test("the footer says 'Total de abonos'", async () => {
  await abrirTabla(oficina, '/abonos')
  expect(Object.keys(totales())).toEqual(['Total de abonos'])
})

test('has Crear, Eliminar and Editar, each with its dialog', async () => {
  await abrirTabla(oficina, '/abonos')
  expect(rotulos(botonDe('Crear').parentElement!.parentElement).slice(0, 3)).toEqual([
    'Crear',
    'Eliminar',
    'Editar',
  ])
  const crear = await abrirFormulario(user, 'Crear', 'Crear Abono')
  expect(rotulos(crear.dialogo)).toEqual([...CAMPOS, 'Cancelar', 'Crear'])
  await crear.pulsar('Cancelar')
  await crear.cerrado()

  await elegirFila(user, 'Cesantías de 2025')
  const editar = await abrirFormulario(user, 'Editar', 'Editar Abono')
  expect(rotulos(editar.dialogo)).toEqual([...CAMPOS, 'Cancelar', 'Aceptar'])
  await editar.pulsar('Cancelar')
  await editar.cerrado()

  const { dialogo } = await abrirPregunta(user, 'Eliminar', 'Eliminar Abono')
  expect(rotulos(dialogo)).toEqual(['Cancelar', 'Eliminar'])
})
