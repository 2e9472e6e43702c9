/** Each noun's template is read as it is downloaded: its titles are found, and its row is an example. */
import { screen, waitFor, within } from '@testing-library/react'
import { openTestAppAt, openTable } from '../../setup/fleet'
import type { TestApp } from '../../setup/page'
import { hands } from '../../setup/screen'

let testApp: TestApp
let downloaded: Blob | undefined
const user = hands()

beforeAll(async () => {
  URL.createObjectURL = (blob) => ((downloaded = blob as Blob), 'blob:x')
  URL.revokeObjectURL = () => undefined
  testApp = await openTestAppAt('/')
})
beforeEach(() => {
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined)
  downloaded = undefined
})
afterAll(() => testApp.close())

test.each([
  ['conductores', '/conductores'],
  ['buses', '/buses'],
  ['festivos', '/festivos'],
  ['deudas', '/deudas'],
  ['abonos', '/abonos'],
  ['liquidaciones', '/'],
  ['sensores', '/'],
] as const)('the template of %s has the titles that are looked for', async (noun, path) => {
  await openTable(testApp, path)
  if (noun === 'sensores') await user.click(screen.getByText('Ingresar Sensores', { selector: 'button' }))
  if (noun === 'sensores') await screen.findByText('Formulario Ingreso Sensores')
  await user.click(screen.getAllByText('Importar', { selector: 'button' }).at(-1)!)
  const title = await screen.findByText(`Importar ${noun}`, { selector: 'h2' })
  const dialog = within(title.closest<HTMLElement>('[role="dialog"]')!)
  await user.click(dialog.getByText('Descargar plantilla', { selector: 'button' }))
  await waitFor(() => expect(downloaded).toBeDefined())

  await user.upload(dialog.getByLabelText('Archivo'), new File([downloaded!], `plantilla-${noun}.xlsx`))
  expect(await dialog.findByText(/: 1 fila\. Revise/)).toBeVisible()
  expect(dialog.queryByText('No está en el archivo')).not.toBeInTheDocument()
})
