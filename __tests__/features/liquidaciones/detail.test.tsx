import { waitFor, within } from '@testing-library/react'
import type { TestApp } from '../../setup/page'
import { openList, storedLiquidacion, aCompany } from './listScreen'
import { dialogTitled, rowOf } from '../../setup/screen'

let testApp: TestApp

beforeAll(async () => {
  testApp = await aCompany()
})
afterAll(() => testApp.close())

const text = (node: Element | null | undefined) => node?.textContent?.replace(/\s+/g, ' ')

/** Text of the dialog under a name. */
const datum = (dialog: HTMLElement, label: string) =>
  text([...dialog.querySelectorAll('dt')].find((dt) => dt.textContent === label)?.nextElementSibling)

const tableRows = (table: Element | null) =>
  [...(table?.querySelectorAll('tr') ?? [])].map((tr) => [...tr.children].map(text))

test('shows the whole record, the sensor and the register side by side with their difference', async () => {
  await storedLiquidacion(testApp, {
    comentario: 'Llanta cambiada',
    abonoDto: { valor: 20_000 },
    deudaDto: { razon: 'Descuadre', valor: 5_000 },
    liquidada: true,
  })
  const { chooseRow, openDetail } = await openList(testApp, '/', 'consulta')
  await chooseRow('12')
  const { dialog, press, closed } = await openDetail()
  const data = Object.fromEntries(
    [
      'Fecha',
      'Bus',
      'Conductor',
      'Viajes',
      'Registradora inicial',
      'Registradora final',
      'Sensor',
      'Tiquetes',
      'Cívica',
      'Liquidada',
      'Comentario',
      'Abono',
      'Deuda',
    ].map((label) => [label, datum(dialog, label)]),
  )
  expect(data).toEqual({
    Fecha: '5 de marzo de 2026',
    Bus: '12',
    Conductor: 'Ana Álvarez',
    Viajes: '6',
    'Registradora inicial': '1.000',
    'Registradora final': '1.300',
    Sensor: '350',
    Tiquetes: '10',
    Cívica: '40',
    Liquidada: 'Sí',
    Comentario: 'Llanta cambiada',
    Abono: '$ 20.000',
    Deuda: '$ 5.000 · Descuadre',
  })
  expect(tableRows(dialog.querySelector('[aria-label="Sensor y registradora"]'))).toEqual([
    ['Concepto', 'Sensor', 'Registradora', 'Diferencia'],
    ['Pasajeros', '332', '300', '+32'],
    ['Valor neto', '$ 490.611', '$ 412.480', '+$ 78.131'],
    ['Salario', '$ 118.989', '$ 107.520', '+$ 11.469'],
  ])
  expect(tableRows(dialog.querySelector('[aria-label="Gastos"]'))).toEqual([
    ['Aseo', '$ 30.000'],
    ['Combustible', '$ 150.000'],
    ['Total', '$ 180.000'],
  ])

  const print = jest.spyOn(window, 'print').mockImplementation(() => undefined)
  await press('Imprimir')
  expect(print).toHaveBeenCalledTimes(1)
  await press('Cerrar')
  await closed()
})

test('what a record does not have is a dash, and no expenses are said to be none', async () => {
  await storedLiquidacion(testApp, { busNumero: '17', gastos: [], sensor: 318 })
  const { chooseRow, openDetail } = await openList(testApp)
  await chooseRow('17')
  const { dialog } = await openDetail()
  await waitFor(() => expect(datum(dialog, 'Abono')).toBe('—'))
  expect(datum(dialog, 'Deuda')).toBe('—')
  expect(datum(dialog, 'Comentario')).toBe('—')
  expect(dialog).toHaveTextContent('Sin gastos.')
  // 318 − 6 × 3 is what the register says: no difference, and no sign.
  expect(tableRows(dialog.querySelector('[aria-label="Sensor y registradora"]'))[1]).toEqual([
    'Pasajeros',
    '300',
    '300',
    '0',
  ])
})

test('a double click on a row opens its detail, and leaves the row selected', async () => {
  await storedLiquidacion(testApp, { busNumero: '15', conductorDocumento: '1002', fecha: '2026-03-09' })
  const { user } = await openList(testApp)
  await user.dblClick(within(rowOf('9 de marzo de 2026')).getByText('15').closest('[role="gridcell"]')!)
  const dialog = await dialogTitled('Detalle de la Liquidación')
  await waitFor(() => expect(datum(dialog, 'Fecha')).toBe('9 de marzo de 2026'))
  await user.keyboard('{Escape}')
  await waitFor(() => expect(dialog).not.toBeInTheDocument())
  expect(rowOf('9 de marzo de 2026')).toHaveAttribute('aria-selected', 'true')
})
