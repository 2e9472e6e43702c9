/**
 * Section 2, Salarios. Columns, rows per page and words for no rows are in `2-tablas.test.tsx` and `8-errores-listas.test.tsx`;
 * what a search finds, the figures of the footer and when the averages per day are left out, in
 * `features/salarios/salarios.test.tsx`.
 */
import { aLiquidacion, aConductor } from '../server/builders'
import { openTable } from '../setup/fleet'
import { openTestApp, type TestApp } from '../setup/page'
import { labels, totals } from '../setup/screen'

let testApp: TestApp

beforeAll(async () => {
  testApp = await openTestApp()
})
afterAll(() => testApp.close())

test('the filter form has driver, start date, end date, Limpiar and Buscar', async () => {
  await openTable(testApp, '/salarios')
  expect(labels(document.querySelector('[role="search"]'))).toEqual([
    'Conductor',
    'Fecha Inicio',
    'Fecha Final',
    'Limpiar',
    'Buscar',
  ])
})

test('the footer has total, average and average per day, of the salary and of the register-based one', async () => {
  const { uuid } = await aConductor(testApp.db)
  await aLiquidacion(testApp.db, { conductorUuid: uuid })
  await openTable(testApp, '/salarios')
  expect(Object.keys(totals())).toEqual([
    'Total salarios',
    'Promedio salario',
    'Promedio por día',
    'Total salarios registradora',
    'Promedio salario registradora',
    'Promedio por día registradora',
  ])
})
