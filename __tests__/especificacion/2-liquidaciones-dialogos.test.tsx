/**
 * Section 2, Liquidaciones list: the dialogs of creating, editing, detail and sensors. Their widths are in
 * `e2e/especificacion.test.ts`. In `features/liquidaciones/`: creating and its 'Creando...' (create), Buscar (buscar), editing and
 * its locked date (liquidar), the detail’s figures (list), entering sensors (sensores-import).
 */
import { screen, waitFor, within } from '@testing-library/react'
import { openList, storedLiquidacion, aCompany, type Dialog } from '../features/liquidaciones/listScreen'
import type { TestApp } from '../setup/page'
import { specifiedLabels } from '../setup/screen'

const FIELDS = [
  'Conductor',
  'Viajes',
  'Registradora final',
  'Registradora inicial',
  'Pasajeros de registradora',
  'Sensor',
  'Cívica',
  'Tiquetes',
  'Comentario',
  'Nombre del gasto 1',
  'Valor del gasto 1',
  'Nombre del gasto 2',
  'Valor del gasto 2',
  'Agregar Gasto',
  'Abono',
  'Deuda',
  'Liquidada',
]

let testApp: TestApp

beforeAll(async () => {
  testApp = await aCompany()
  await storedLiquidacion(testApp, {
    gastos: [
      { nombre: 'Aseo', valor: 30_000 },
      { nombre: 'Taller', valor: 80_000 },
    ],
  })
})
afterAll(() => testApp.close())

const suggestions = () =>
  [...document.querySelectorAll('[role="option"]')].map(({ textContent }) => textContent)

describe('the create dialog', () => {
  test('has its fields in their order', async () => {
    const { openCreate } = await openList(testApp)
    const { dialog } = await openCreate()
    expect(specifiedLabels(dialog)).toEqual(['Fecha', 'Bus', 'Buscar', ...FIELDS, 'Cancelar', 'Crear'])
  })

  test('has one button that is called Crear', async () => {
    const { openCreate } = await openList(testApp)
    const { dialog } = await openCreate()
    expect(within(dialog).getAllByRole('button', { name: /Crear/ })).toHaveLength(1)
  })

  test('an option is called by its two parts: number and plate, name and document', async () => {
    const { user, openCreate } = await openList(testApp)
    const dialog = await openCreate()
    await user.click(dialog.field('Bus'))
    expect(await screen.findByRole('option', { name: '12 TAA012' })).toBeInTheDocument()
    await user.click(dialog.field('Conductor'))
    expect(await screen.findByRole('option', { name: 'Beto Bernal 1002' })).toBeInTheDocument()
  })

  test('begins with the register, civica and tiquetes at 0, Aseo and Combustible at 0, and nothing checked', async () => {
    const { openCreate } = await openList(testApp)
    const { field } = await openCreate()
    for (const label of ['Fecha', 'Bus', 'Conductor', 'Viajes', 'Sensor', 'Comentario'])
      expect([label, field(label).value]).toEqual([label, ''])
    for (const label of ['Registradora inicial', 'Registradora final', 'Cívica', 'Tiquetes'])
      expect([label, field(label).value]).toEqual([label, '0'])
    for (const [i, name] of ['Aseo', 'Combustible'].entries()) {
      expect(field(`Nombre del gasto ${i + 1}`)).toHaveValue(name)
      expect(field(`Valor del gasto ${i + 1}`)).toHaveValue('0')
    }
    for (const label of ['Abono', 'Deuda', 'Liquidada']) expect(field(label)).not.toBeChecked()
  })

  test('the driver is found by typing, is cleared and has its placeholder; the bus has its own', async () => {
    const { openCreate } = await openList(testApp)
    const dialog = await openCreate()
    expect(dialog.field('Conductor')).toHaveAttribute('placeholder', 'Seleccione un conductor')
    expect(dialog.field('Bus')).toHaveAttribute('placeholder', 'Seleccione un bus')
    await dialog.fill({ Conductor: 'bernal' })
    expect(dialog.field('Conductor')).toHaveValue('Beto Bernal')
    await dialog.press('Limpiar Conductor')
    expect(dialog.field('Conductor')).toHaveValue('')
  })

  test('the expense type is chosen from its list, or any other is typed', async () => {
    const { openCreate, user } = await openList(testApp)
    const dialog = await openCreate()
    const name = dialog.field('Nombre del gasto 1')
    expect(name).toHaveAttribute('placeholder', 'Seleccione un gasto')
    await user.click(dialog.button('Ver opciones de Nombre del gasto 1'))
    expect(suggestions()).toEqual([
      'Aseo',
      'Combustible',
      'Pesca',
      'Vacuna',
      'Reserva',
      'Taller',
      'Preventiva',
      'Tecnomecanica',
    ])
    await user.click(screen.getByText('Vacuna'))
    expect(name).toHaveValue('Vacuna')
    await dialog.fill({ 'Nombre del gasto 2': 'Lavada de motor' })
    expect(dialog.field('Nombre del gasto 2')).toHaveValue('Lavada de motor')
  })

  test("'Pasajeros de registradora' is regFin minus regIni, and is only read", async () => {
    const { openCreate } = await openList(testApp)
    const dialog = await openCreate()
    const line = () => screen.getByText('Pasajeros de registradora').nextElementSibling
    expect(line()).toHaveTextContent(/^0$/)
    await dialog.fill({ 'Registradora final': '12345', 'Registradora inicial': '11000' })
    expect(line()).toHaveTextContent(/^1\.345$/)
    expect(line()?.querySelector('input')).toBeNull()
  })
})

test("the edit dialog has the same fields, 'Desbloquear Campos', Aceptar and Cancelar", async () => {
  const { openLiquidar, chooseRow } = await openList(testApp)
  await chooseRow('5 de marzo de 2026')
  const dialog = await openLiquidar()
  expect(specifiedLabels(dialog.dialog)).toEqual([
    'Fecha',
    'Bus',
    ...FIELDS,
    'Desbloquear Campos',
    'Cancelar',
    'Aceptar',
  ])
})

test('the detail dialog is read-only and has every part of the record', async () => {
  const { openDetail, chooseRow } = await openList(testApp, '/', 'consulta')
  await chooseRow('5 de marzo de 2026')
  const { dialog } = await openDetail()
  expect(dialog.querySelector('input, select, textarea')).toBeNull()
  expect(specifiedLabels(dialog)).toEqual([
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
    'Fecha de entrega',
    'Abono',
    'Deuda',
    'Comentario',
    'Imprimir',
    'Cerrar',
  ])
  const rowsOf = (table: string) =>
    [...dialog.querySelectorAll(`[aria-label="${table}"] tr > :first-child`)].map((cell) => cell.textContent)
  // Totals, net values and salaries, of the sensor and of the register.
  expect(rowsOf('Sensor y registradora')).toEqual(['Concepto', 'Pasajeros', 'Valor neto', 'Salario'])
  expect(rowsOf('Gastos')).toEqual(['Aseo', 'Taller', 'Total'])
})

describe("'Formulario Ingreso Sensores'", () => {
  const field = ({ dialog }: Dialog, row: number, name: string) =>
    dialog.querySelector<HTMLInputElement>(`[name="filas.${row - 1}.${name}"]`)!

  test('has repeatable rows of fecha, bus, sensor, civica and viajes, and its buttons', async () => {
    const { openSensores } = await openList(testApp)
    const dialog = await openSensores()
    const row = ['Fecha', 'Bus', 'Sensor', 'Cívica', 'Viajes']
    const buttons = ['Agregar Sensor', 'Limpiar Sensores', 'Cancelar', 'Ingresar']
    expect(specifiedLabels(dialog.dialog)).toEqual([...row, ...buttons])
    await dialog.press('Agregar Sensor')
    await waitFor(() => expect(specifiedLabels(dialog.dialog)).toEqual([...row, ...row, ...buttons]))
    await dialog.press('Limpiar Sensores')
    await waitFor(() => expect(specifiedLabels(dialog.dialog)).toEqual([...row, ...buttons]))
  })

  test("setting a row's date copies it to that row and all later rows", async () => {
    const { openSensores, fillIn } = await openList(testApp)
    const dialog = await openSensores()
    await dialog.press('Agregar Sensor')
    await dialog.press('Agregar Sensor')
    await waitFor(() => expect(field(dialog, 3, 'fecha')).toBeInTheDocument())
    const fechas = () => [1, 2, 3].map((row) => field(dialog, row, 'fecha').value)
    await fillIn(field(dialog, 1, 'fecha'), '05/03/26')
    expect(fechas()).toEqual(['05/03/26', '05/03/26', '05/03/26'])
    await fillIn(field(dialog, 2, 'fecha'), '06/03/26')
    expect(fechas()).toEqual(['05/03/26', '06/03/26', '06/03/26'])
  })
})
