/** Each noun's template file is imported as it is downloaded: its titles are found, its example is stored. */
import { screen, waitFor, within } from '@testing-library/react'
import { unBus, unConductor, unPasaje } from '../../server/builders'
import { abrirTabla, unDia, vaciar } from '../../setup/fleet'
import { abrirDialogo, manos } from '../../setup/screen'
import type { Oficina } from '../../setup/page'

let oficina: Oficina
let downloaded: Blob | undefined
const user = manos()

beforeAll(async () => {
  URL.createObjectURL = (blob) => ((downloaded = blob as Blob), 'blob:x')
  URL.revokeObjectURL = () => undefined
  oficina = await unDia('/festivos')
})
beforeEach(async () => {
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined)
  downloaded = undefined
  for (const table of ['abonos', 'deudas', 'liquidaciones'] as const)
    await oficina.db.deleteFrom(table).execute()
  await vaciar(oficina)
})
afterAll(() => oficina.cerrar())

const count = async (table: 'buses' | 'conductores' | 'festivos' | 'deudas' | 'abonos' | 'liquidaciones') =>
  (await oficina.db.selectFrom(table).selectAll().execute()).length

const withDriver = () => unConductor(oficina.db, { documento: '71234567' })
async function withBus() {
  const { uuid } = await withDriver()
  await unPasaje(oficina.db)
  await unBus(oficina.db, { numero: '303', conductorUuid: uuid })
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
  await abrirTabla(oficina, path)
  if (noun === 'sensores') await abrirDialogo(user, 'Ingresar Sensores', 'Formulario Ingreso Sensores')
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
  expect(await dialog.findByText('Crear 1')).toBeVisible()
  await press('Importar')
  expect(await dialog.findByText('Creadas: 1. Corregidas: 0. Omitidas: 0.')).toBeVisible()
  expect(await count(noun === 'sensores' ? 'liquidaciones' : noun)).toBe(1)
})
