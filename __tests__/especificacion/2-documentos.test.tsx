/**
 * Section 2, Documentos, and the months of section 9. What Generar downloads, says and refuses is in
 * `features/documentos/documentos.test.tsx`.
 */
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { unaOficina, type Oficina } from '../setup/page'
import { campo, manos, opciones, rotulos } from '../setup/screen'

const NOMBRES = ['Prima', 'Vacaciones', 'Liquidación', 'Bono', 'Liquidación Antigua'] as const

let oficina: Oficina
const user = manos()

beforeAll(async () => {
  oficina = await unaOficina()
  await oficina.abrir('/documentos')
  // The first page of a test file waits for the whole product to be compiled.
  await screen.findByLabelText('Documento', undefined, { timeout: 25_000 })
  cleanup()
})
afterAll(() => oficina.cerrar())

/** Chooses a document; answers its form. */
async function elegir(nombre: (typeof NOMBRES)[number]) {
  await oficina.abrir('/documentos', 'consulta')
  await user.selectOptions(await screen.findByLabelText('Documento'), nombre)
  return screen.findByRole('region', { name: nombre })
}

test('the Documento selector offers five documents, and no form until one is chosen', async () => {
  await oficina.abrir('/documentos', 'consulta')
  expect(opciones(await screen.findByLabelText('Documento'))).toEqual(NOMBRES)
  expect(screen.queryByText('Generar')).not.toBeInTheDocument()
})

test.each([
  ['Prima', ['Mes', 'Generar']],
  ['Vacaciones', ['Conductor', 'Generar']],
  ['Liquidación', ['Conductor', 'Generar']],
  ['Bono', ['Mes', 'Generar']],
  ['Liquidación Antigua', ['Conductor', 'Año', 'Valor', 'Agregar Cesantía', 'Limpiar Cesantías', 'Generar']],
] as const)('%s brings its form below the selector', async (nombre, esperados) => {
  const formulario = await elegir(nombre)
  expect(rotulos(formulario)).toEqual(esperados)
  const selector = screen.getByLabelText('Documento')
  expect(selector.compareDocumentPosition(formulario)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
})

test.each([
  ['Prima', ['Junio', 'Diciembre']],
  ['Bono', ['Diciembre']],
] as const)('the months of %s are %j', async (nombre, meses) => {
  expect(opciones(campo('Mes', await elegir(nombre)))).toEqual(meses)
})

test('the old severance entries are repeatable, and each is removed by itself', async () => {
  const formulario = await elegir('Liquidación Antigua')
  const filas = () => within(formulario).getAllByRole('group', { name: /^Cesantía \d$/ })
  await user.click(within(formulario).getByText('Agregar Cesantía'))
  await waitFor(() => expect(filas()).toHaveLength(2))
  for (const fila of filas()) expect(rotulos(fila)).toEqual(['Año', 'Valor'])
  await user.click(within(formulario).getByLabelText('Quitar cesantía 2'))
  await waitFor(() => expect(filas()).toHaveLength(1))
  await user.click(within(formulario).getByText('Agregar Cesantía'))
  await waitFor(() => expect(filas()).toHaveLength(2))
  await user.click(within(formulario).getByText('Limpiar Cesantías'))
  await waitFor(() => expect(filas()).toHaveLength(1))
})
