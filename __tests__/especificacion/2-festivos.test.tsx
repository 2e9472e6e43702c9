/**
 * Section 2, Festivos. Columns, rows per page and words for no rows are in `2-tablas.test.tsx` and `8-errores-listas.test.tsx`; the
 * width of its dialog in `e2e/especificacion.test.ts`; creating and deleting a holiday in `features/festivos/festivos.test.tsx`.
 */
import { waitFor } from '@testing-library/react'
import { today } from '../../src/api/client/today'
import { fechaCorta } from '../../src/ui/texts/formats'
import { aFestivo } from '../server/builders'
import { openTable, openTestAppAt } from '../setup/fleet'
import {
  chooseRow,
  hands,
  labels,
  NO_SELECTION,
  openForm,
  openQuestion,
  reasons,
  rows,
} from '../setup/screen'
import type { TestApp } from '../setup/page'

let testApp: TestApp
const user = hands()

beforeAll(async () => {
  testApp = await openTestAppAt('/festivos')
  await aFestivo(testApp.db, { fecha: '2026-07-20' })
  await aFestivo(testApp.db, { fecha: '2026-12-25' })
})
afterAll(() => testApp.close())

const chosen = () => rows().filter((row) => row.getAttribute('aria-selected') === 'true')

test('one row at a time is selected', async () => {
  await openTable(testApp, '/festivos')
  await chooseRow(user, '20 de julio de 2026')
  await chooseRow(user, '25 de diciembre de 2026')
  expect(chosen().map(({ textContent }) => textContent)).toEqual(['25 de diciembre de 2026'])
})

test("Crear opens 'Formulario Festivo', with a date dd/mm/yy that begins with today, and Crear", async () => {
  await openTable(testApp, '/festivos')
  const { field, dialog } = await openForm(user, 'Crear', 'Formulario Festivo')
  expect(labels(dialog)).toEqual(['Fecha', 'Cancelar', 'Crear'])
  expect(field('Fecha')).toHaveValue(fechaCorta(today()))
})

test('Eliminar is disabled until a row is selected; then it asks in its own words', async () => {
  await openTable(testApp, '/festivos')
  expect(reasons(['Eliminar'])).toEqual({ Eliminar: NO_SELECTION })
  await chooseRow(user, '25 de diciembre de 2026')
  await waitFor(() => expect(reasons(['Eliminar'])).toEqual({ Eliminar: null }))
  const { dialog } = await openQuestion(user, 'Eliminar', 'Eliminar Liquidación')
  expect(dialog).toHaveTextContent('¿Estás seguro que deseas eliminar el festivo?')
})
