/**
 * Section 2, Salarios. Columns, rows per page and words for no rows are in `2-tablas.test.tsx` and `8-errores-listas.test.tsx`;
 * what a search finds, the figures of the footer and when the averages per day are left out, in
 * `features/salarios/salarios.test.tsx`.
 */
import { unaLiquidacion, unConductor } from '../server/builders'
import { abrirTabla } from '../setup/fleet'
import { unaOficina, type Oficina } from '../setup/page'
import { rotulos, totales } from '../setup/screen'

let oficina: Oficina

beforeAll(async () => {
  oficina = await unaOficina()
})
afterAll(() => oficina.cerrar())

test('the filter form has driver, start date, end date, Limpiar and Buscar', async () => {
  await abrirTabla(oficina, '/salarios')
  expect(rotulos(document.querySelector('[role="search"]'))).toEqual([
    'Conductor',
    'Fecha Inicio',
    'Fecha Final',
    'Limpiar',
    'Buscar',
  ])
})

test('the footer has total, average and average per day, of the salary and of the register-based one', async () => {
  const { uuid } = await unConductor(oficina.db)
  await unaLiquidacion(oficina.db, { conductorUuid: uuid })
  await abrirTabla(oficina, '/salarios')
  expect(Object.keys(totales())).toEqual([
    'Total salarios',
    'Promedio salario',
    'Promedio por día',
    'Total salarios registradora',
    'Promedio salario registradora',
    'Promedio por día registradora',
  ])
})
