/**
 * Section 2, Reporte de gastos. Columns, rows per page and words for no rows are in `2-tablas.test.tsx` and
 * `8-errores-listas.test.tsx`; what each filter finds and the figures, in `features/gastos/gastos.test.tsx`; the CSV of Exportar,
 * as of any table, in `records/RecordTable.test.tsx` and `e2e/keyboard-office.test.ts`.
 */
import { screen, waitFor, within } from '@testing-library/react'
import { openTable } from '../setup/fleet'
import { buttonOf, field, hands, labels, totals } from '../setup/screen'
import { openTestApp, type TestApp } from '../setup/page'

let testApp: TestApp
const user = hands()

beforeAll(async () => {
  testApp = await openTestApp()
})
afterAll(() => testApp.close())

test('has its five filters, Limpiar, Buscar and Exportar', async () => {
  await openTable(testApp, '/reportes/gastos')
  expect(labels(document.querySelector('[role="search"]'))).toEqual([
    'Nombre Gasto',
    'Fecha Inicio',
    'Fecha Final',
    'Bus',
    'Conductor',
    'Limpiar',
    'Buscar',
  ])
  expect(buttonOf('Exportar')).toBeEnabled()
})

test.each(['Fecha Inicio', 'Fecha Final'])(
  'the date picker of %s has a bar that clears it',
  async (fecha) => {
    await openTable(testApp, '/reportes/gastos')
    await user.type(field(fecha), '050326')
    await user.click(screen.getByLabelText(`Elegir ${fecha} en el calendario`))
    const calendar = await screen.findByRole('dialog', { name: `Calendario de ${fecha}` })
    await user.click(await within(calendar).findByText('Limpiar', { selector: 'button' }))
    await waitFor(() => expect(field(fecha)).toHaveValue(''))
  },
)

test("the footer says 'Total de Gastos' and 'Promedio de Gastos por Día'", async () => {
  await openTable(testApp, '/reportes/gastos')
  await waitFor(() =>
    expect(Object.keys(totals())).toEqual(['Total de Gastos', 'Promedio de Gastos por Día']),
  )
})
