/** Section 8, where a screen says what the server refuses. What it says is in `features/sesion/login` and `features/documentos`. */
import { screen, within } from '@testing-library/react'
import { unaOficina, type Oficina } from '../setup/page'
import { campo, manos } from '../setup/screen'

let oficina: Oficina
const user = manos()

beforeAll(async () => {
  oficina = await unaOficina()
})
afterAll(() => oficina.cerrar())

test('the mensaje of a refused login stands in a banner above the form’s fields', async () => {
  await oficina.abrir('/login', null)
  // The first page of a test file waits for the whole product to be compiled.
  await user.type(await screen.findByLabelText('Usuario', undefined, { timeout: 25_000 }), 'admin')
  await user.type(campo('Clave'), 'otra{Enter}')
  const banner = await screen.findByRole('alert')
  expect(banner).toHaveTextContent('Usuario o clave incorrectos.')
  expect(banner.compareDocumentPosition(campo('Usuario'))).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
})

test('the mensaje of a document that is refused stands beside its form', async () => {
  await oficina.abrir('/documentos?tipo=prima')
  const form = await screen.findByRole('region', { name: 'Prima' })
  await user.selectOptions(campo('Mes', form), 'Junio')
  await user.click(within(form).getByText('Generar'))
  expect(await within(form).findByRole('alert')).toHaveTextContent(/^No hay liquidaciones/)
})
