/**
 * Section 2, Documentos, and the months of section 9. What Generar downloads, says and refuses is in
 * `features/documentos/documentos.test.tsx`.
 */
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { openTestApp, type TestApp } from '../setup/page'
import { field, hands, options, labels, specifiedLabels } from '../setup/screen'

const NAMES = ['Prima', 'Vacaciones', 'Liquidación', 'Bono', 'Liquidación Antigua'] as const

let testApp: TestApp
const user = hands()

beforeAll(async () => {
  testApp = await openTestApp()
  await testApp.open('/documentos')
  // The first page of a test file waits for the whole product to be compiled.
  await screen.findByLabelText('Documento', undefined, { timeout: 25_000 })
  cleanup()
})
afterAll(() => testApp.close())

/** Chooses a document; answers its form. */
async function choose(name: (typeof NAMES)[number]) {
  await testApp.open('/documentos', 'consulta')
  await user.selectOptions(await screen.findByLabelText('Documento'), name)
  return screen.findByRole('region', { name })
}

test('the Documento selector offers five documents, and no form until one is chosen', async () => {
  await testApp.open('/documentos', 'consulta')
  expect(options(await screen.findByLabelText('Documento'))).toEqual(NAMES)
  expect(screen.queryByText('Generar')).not.toBeInTheDocument()
})

test.each([
  ['Prima', ['Mes', 'Generar']],
  ['Vacaciones', ['Conductor', 'Generar']],
  ['Liquidación', ['Conductor', 'Generar']],
  ['Bono', ['Mes', 'Generar']],
  ['Liquidación Antigua', ['Conductor', 'Año', 'Valor', 'Agregar Cesantía', 'Limpiar Cesantías', 'Generar']],
] as const)('%s brings its form below the selector', async (name, expected) => {
  const form = await choose(name)
  expect(specifiedLabels(form)).toEqual(expected)
  const selector = screen.getByLabelText('Documento')
  expect(selector.compareDocumentPosition(form)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
})

test.each([
  ['Prima', ['Junio', 'Diciembre']],
  ['Bono', ['Diciembre']],
] as const)('the months of %s are %j', async (name, months) => {
  expect(options(field('Mes', await choose(name)))).toEqual(months)
})

test('the old severance entries are repeatable, and each is removed by itself', async () => {
  const form = await choose('Liquidación Antigua')
  const rows = () => within(form).getAllByRole('group', { name: /^Cesantía \d$/ })
  await user.click(within(form).getByText('Agregar Cesantía'))
  await waitFor(() => expect(rows()).toHaveLength(2))
  for (const row of rows()) expect(labels(row)).toEqual(['Año', 'Valor'])
  await user.click(within(form).getByLabelText('Quitar cesantía 2'))
  await waitFor(() => expect(rows()).toHaveLength(1))
  await user.click(within(form).getByText('Agregar Cesantía'))
  await waitFor(() => expect(rows()).toHaveLength(2))
  await user.click(within(form).getByText('Limpiar Cesantías'))
  await waitFor(() => expect(rows()).toHaveLength(1))
})
