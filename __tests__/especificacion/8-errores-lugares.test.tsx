/** Section 8, where a screen says what the server refuses. What it says is in `features/sesion/login` and `features/documentos`. */
import { screen, within } from '@testing-library/react'
import { openTestApp, type TestApp } from '../setup/page'
import { field, hands } from '../setup/screen'

let testApp: TestApp
const user = hands()

beforeAll(async () => {
  testApp = await openTestApp()
})
afterAll(() => testApp.close())

test('the mensaje of a refused login stands in a banner above the form’s fields', async () => {
  await testApp.open('/login', null)
  // The first page of a test file waits for the whole product to be compiled.
  await user.type(await screen.findByLabelText('Usuario', undefined, { timeout: 25_000 }), 'admin')
  await user.type(field('Clave'), 'otra{Enter}')
  const banner = await screen.findByRole('alert')
  expect(banner).toHaveTextContent('Usuario o clave incorrectos.')
  expect(banner.compareDocumentPosition(field('Usuario'))).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
})

test('the mensaje of a document that is refused stands beside its form', async () => {
  await testApp.open('/documentos?tipo=prima')
  const form = await screen.findByRole('region', { name: 'Prima' })
  await user.selectOptions(field('Mes', form), 'Junio')
  await user.click(within(form).getByText('Generar'))
  expect(await within(form).findByRole('alert')).toHaveTextContent(/^No hay liquidaciones/)
})
