/**
 * Section 2, Pasajes. Columns, rows per page and words for no rows are in `2-tablas.test.tsx` and `8-errores-listas.test.tsx`; the
 * colours of invalid rows and of the icons in `e2e/especificacion.test.ts`; creating, editing and invalidating in
 * `features/pasajes/pasajes.test.tsx`.
 */
import { screen } from '@testing-library/react'
import { aPasaje } from '../server/builders'
import { openTable, openTestAppAt } from '../setup/fleet'
import { buttonOf, cellUnder, chooseRow, hands, labels, openForm, openQuestion, rows } from '../setup/screen'
import type { TestApp } from '../setup/page'

const NUMBERS = [
  'Valor',
  'Porcentaje pasajero',
  'Porcentaje festivos',
  'Porcentaje bonificación',
  'Límite bonificación',
  'Pasajeros por viaje',
]
const FIELDS = ['Ruta', ...NUMBERS, 'Fecha inicio', 'Fecha final']

let testApp: TestApp
const user = hands()

beforeAll(async () => {
  testApp = await openTestAppAt('/pasajes')
  await aPasaje(testApp.db, { ruta: 'CBOS' })
  await aPasaje(testApp.db, { ruta: 'CSUR3', valido: 0 })
})
afterAll(() => testApp.close())

test('valido is a check or a cross, and invalid rows are highlighted', async () => {
  await openTable(testApp, '/pasajes')
  const seen = rows().map((row) => [
    cellUnder(row, 'Ruta')?.textContent,
    cellUnder(row, 'Válido')?.querySelector('svg')?.getAttribute('data-testid'),
    row.classList.contains('invalida'),
  ])
  expect(seen).toEqual([
    ['Calasanz Boston', 'CheckIcon', false],
    ['Circular Sur 303', 'CancelIcon', true],
  ])
  expect(screen.getByText('Inválido')).toBeVisible()
})

test('has Crear, Editar and Invalidar', async () => {
  await openTable(testApp, '/pasajes')
  expect(labels(buttonOf('Crear').parentElement!.parentElement).slice(0, 3)).toEqual([
    'Crear',
    'Editar',
    'Invalidar',
  ])
})

test('creating and editing have the same fields, all numbers beginning at 0; the edit is sent with Confirmar', async () => {
  await openTable(testApp, '/pasajes')
  const create = await openForm(user, 'Crear', 'Crear Pasaje')
  expect(labels(create.dialog)).toEqual([...FIELDS, 'Cancelar', 'Crear'])
  for (const numero of NUMBERS) expect([numero, create.field(numero).value]).toEqual([numero, '0'])
  await create.press('Cancelar')
  await create.closed()

  await chooseRow(user, 'Calasanz Boston')
  const edit = await openForm(user, 'Editar', 'Editar Pasaje')
  expect(labels(edit.dialog)).toEqual([...FIELDS, 'Cancelar', 'Confirmar'])
})

test('Invalidar asks first', async () => {
  await openTable(testApp, '/pasajes')
  await chooseRow(user, 'Calasanz Boston')
  const { dialog } = await openQuestion(user, 'Invalidar', 'Invalidar Pasaje')
  expect(labels(dialog)).toEqual(['Cancelar', 'Invalidar'])
})
