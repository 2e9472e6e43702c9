/** Each noun's template file is imported as it is downloaded: its titles are found, its example is stored. */
import { screen, waitFor, within } from '@testing-library/react'
import { aBus, aConductor, aPasaje } from '../../server/builders'
import { openTable, openOfficeAt, clearFleet } from '../../setup/fleet'
import { openDialog, hands } from '../../setup/screen'
import type { Office } from '../../setup/page'

let office: Office
let downloaded: Blob | undefined
const user = hands()

beforeAll(async () => {
  URL.createObjectURL = (blob) => ((downloaded = blob as Blob), 'blob:x')
  URL.revokeObjectURL = () => undefined
  office = await openOfficeAt('/festivos')
})
beforeEach(async () => {
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined)
  downloaded = undefined
  for (const table of ['abonos', 'deudas', 'liquidaciones'] as const)
    await office.db.deleteFrom(table).execute()
  await clearFleet(office)
})
afterAll(() => office.close())

const count = async (table: 'buses' | 'conductores' | 'festivos' | 'deudas' | 'abonos' | 'liquidaciones') =>
  (await office.db.selectFrom(table).selectAll().execute()).length

const withDriver = () => aConductor(office.db, { documento: '71234567' })
async function withBus() {
  const { uuid } = await withDriver()
  await aPasaje(office.db)
  await aBus(office.db, { numero: '303', conductorUuid: uuid })
}

test.each([
  ['conductores', '/conductores', () => Promise.resolve()],
  ['buses', '/buses', withDriver],
  ['festivos', '/festivos', () => Promise.resolve()],
  ['deudas', '/deudas', withDriver],
  ['abonos', '/abonos', withDriver],
  ['liquidaciones', '/', withBus],
  ['sensores', '/', withBus],
] as const)('the template of %s', async (noun, path, prepare) => {
  await prepare()
  await openTable(office, path)
  if (noun === 'sensores') await openDialog(user, 'Ingresar Sensores', 'Formulario Ingreso Sensores')
  await user.click(screen.getAllByText('Importar', { selector: 'button' }).at(-1)!)
  const title = await screen.findByText(`Importar ${noun}`, { selector: 'h2' })
  const dialog = within(title.closest<HTMLElement>('[role="dialog"]')!)
  const press = async (name: string) => {
    const button = await dialog.findByText<HTMLButtonElement>(name, { selector: 'button' })
    await waitFor(() => expect(button).toBeEnabled())
    await user.click(button)
  }
  await press('Descargar plantilla')
  await waitFor(() => expect(downloaded).toBeDefined())

  await user.upload(dialog.getByLabelText('Archivo'), new File([downloaded!], `plantilla-${noun}.xlsx`))
  expect(await dialog.findByText(/: 1 fila\. Revise/)).toBeVisible()
  expect(dialog.queryByText('No está en el archivo')).not.toBeInTheDocument()
  await press('Siguiente')
  expect(await dialog.findByText('1 fila, sin errores')).toBeVisible()
  await press('Siguiente')
  expect(await dialog.findByText(/^Crear 1 /)).toBeVisible()
  await press('Importar')
  expect(await dialog.findByText(/^Se creó 1 /)).toBeVisible()
  expect(await count(noun === 'sensores' ? 'liquidaciones' : noun)).toBe(1)
})
