/** Each noun's template is imported into the demonstration as it is downloaded: its titles are found, its example is stored. */
import { screen, waitFor, within } from '@testing-library/react'
import { today } from '../../../src/api/client/today'
import { seedDemo } from '../../../src/server/demo/seed'
import { openTable } from '../../setup/fleet'
import { openOffice, type Office } from '../../setup/page'
import { hands } from '../../setup/screen'
import { PASSWORD } from '../../server/realApp'

let office: Office
let downloaded: Blob | undefined
const user = hands()

beforeAll(async () => {
  URL.createObjectURL = (blob) => ((downloaded = blob as Blob), 'blob:x')
  URL.revokeObjectURL = () => undefined
  office = await openOffice({ firstAdminCode: 'K7QXM-2WRTB' })
  await seedDemo(office.connection, { hoy: today(), clave: PASSWORD })
})
beforeEach(() => {
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined)
  downloaded = undefined
})
afterAll(() => office.close())

const count = async (table: 'buses' | 'conductores' | 'festivos' | 'deudas' | 'abonos' | 'liquidaciones') =>
  (await office.db.selectFrom(table).selectAll().execute()).length

test.each([
  ['conductores', '/conductores'],
  ['buses', '/buses'],
  ['festivos', '/festivos'],
  ['deudas', '/deudas'],
  ['abonos', '/abonos'],
  ['liquidaciones', '/'],
  ['sensores', '/'],
] as const)('the template of %s is taken by the demonstration', async (noun, path) => {
  const table = noun === 'sensores' ? 'liquidaciones' : noun
  if (noun === 'sensores') await office.db.deleteFrom('liquidaciones').where('fecha', '=', today()).execute()
  const before = await count(table)
  await openTable(office, path)
  if (noun === 'sensores') await user.click(screen.getByText('Ingresar Sensores', { selector: 'button' }))
  if (noun === 'sensores') await screen.findByText('Formulario Ingreso Sensores')
  await user.click(screen.getAllByText('Importar', { selector: 'button' }).at(-1)!)
  const title = await screen.findByText(`Importar ${noun}`, { selector: 'h2' })
  const dialog = within(title.closest<HTMLElement>('[role="dialog"]')!)
  const press = async (name: string) => {
    const button = await dialog.findByText<HTMLButtonElement>(name, { selector: 'button' })
    await waitFor(() => expect(button).toBeEnabled())
    await user.click(button)
  }
  // The records that its example is of are on their way.
  await waitFor(() => expect(office.calls.join()).toMatch(/conductores|festivos|buses/))
  await press('Descargar plantilla')
  await waitFor(() => expect(downloaded).toBeDefined())

  await user.upload(dialog.getByLabelText('Archivo'), new File([downloaded!], `plantilla-${noun}.xlsx`))
  expect(await dialog.findByText(/: 1 fila\. Revise/)).toBeVisible()
  expect(dialog.queryByText('No está en el archivo')).not.toBeInTheDocument()
  await press('Siguiente')
  expect(await dialog.findByText(/^1 fila, sin errores/)).toBeVisible()
  expect(await dialog.findByText(/^Crear 1 /)).toBeVisible()
  await press('Importar')
  expect(await dialog.findByText(/^Se creó 1 /)).toBeVisible()
  expect(await count(table)).toBe(before + 1)
})
