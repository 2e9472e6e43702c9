/**
 * Section 2, Liquidaciones list: the list, its search and its toolbar. Its dialogs are in `2-liquidaciones-dialogos.test.tsx`; columns,
 * rows per page and words for no rows in `2-tablas.test.tsx` and `8-errores-listas.test.tsx`. In `features/liquidaciones/`: what a
 * search finds and the order of its dates, the totals’ figures, the CSV of Exportar (list).
 */
import { screen, waitFor } from '@testing-library/react'
import { openList, storedLiquidacion, aCompany } from '../features/liquidaciones/listScreen'
import type { TestApp } from '../setup/page'
import {
  buttonOf,
  dialogTitled,
  field,
  labels,
  options,
  rowOf,
  specifiedLabels,
  totals,
} from '../setup/screen'

let testApp: TestApp

beforeAll(async () => {
  testApp = await aCompany()
  await storedLiquidacion(testApp, { liquidada: true })
  await storedLiquidacion(testApp, { busNumero: '15', conductorDocumento: '1002' })
})
afterAll(() => testApp.close())

test('the search form has bus, driver, liquidada, start date and end date, and its three buttons', async () => {
  await openList(testApp)
  const search = document.querySelector('[role="search"]')
  expect(labels(search)).toEqual([
    'Bus',
    'Conductor',
    'Liquidada',
    'Fecha Inicio',
    'Fecha Final',
    'Limpiar',
    'Buscar',
  ])
  expect(options(field('Liquidada'))).toEqual(['Si', 'No'])
  expect(buttonOf('Limpiar filtros de la tabla')).toBeInTheDocument()
})

test('the toolbar has its six buttons in their order', async () => {
  await openList(testApp)
  expect(specifiedLabels(buttonOf('Crear').parentElement!.parentElement).slice(0, 6)).toEqual([
    'Crear',
    'Eliminar',
    'Liquidar',
    'Detalle',
    'Ingresar Sensores',
    'Exportar',
  ])
})

test('rows not yet settled are highlighted, and the mark is explained', async () => {
  await openList(testApp)
  expect(rowOf('15')).toHaveClass('pendiente')
  expect(rowOf('12')).not.toHaveClass('pendiente')
  expect(screen.getByText('Pendiente')).toBeInTheDocument()
})

test('the footer has the totals of passengers and net values, by sensor and by register', async () => {
  await openList(testApp)
  expect(Object.keys(totals())).toEqual([
    'Total pasajeros sensor',
    'Total pasajeros registradora',
    'Total neto sensor',
    'Total neto registradora',
  ])
})

test("Eliminar opens a confirmation titled 'Eliminar Liquidación'", async () => {
  const { chooseRow, user } = await openList(testApp)
  await chooseRow('15')
  await user.click(buttonOf('Eliminar'))
  const dialog = await dialogTitled('Eliminar Liquidación')
  expect(dialog).toHaveAttribute('role', 'alertdialog')
  expect(labels(dialog)).toEqual(['Cancelar', 'Eliminar'])
  await user.click(buttonOf('Cancelar'))
  await waitFor(() => expect(dialog).not.toBeInTheDocument())
})
