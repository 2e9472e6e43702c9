/**
 * Section 2, Asistencias/reporte. Columns, rows per page and words for no rows are in `2-tablas.test.tsx` and
 * `8-errores-listas.test.tsx`; what it counts, in `features/asistencias/month.test.tsx`.
 */
import { screen } from '@testing-library/react'
import { openTable } from '../setup/fleet'
import { openTestApp, type TestApp } from '../setup/page'
import { field, labels } from '../setup/screen'

let testApp: TestApp

beforeAll(async () => {
  testApp = await openTestApp()
})
afterAll(() => testApp.close())

test('has the Mes selector, which begins at 1, Limpiar, Buscar and Exportar', async () => {
  await openTable(testApp, '/asistencias/reporte')
  expect(labels(document.querySelector('[role="search"]'))).toEqual(['Mes', 'Limpiar', 'Buscar'])
  expect(field('Mes')).toHaveValue('1')
  expect(field('Mes')).toHaveDisplayValue('enero')
  expect(screen.getByText('Exportar')).toBeVisible()
})
