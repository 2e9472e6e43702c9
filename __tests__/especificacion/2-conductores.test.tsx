/**
 * Section 2, Conductores. Columns, rows per page and words for no rows are in `2-tablas.test.tsx` and `8-errores-listas.test.tsx`;
 * creating, editing, retiring, admitting and the filter of documento in `features/conductores/conductores.test.tsx`.
 */
import { aConductor } from '../server/builders'
import { openTable, openTestAppAt } from '../setup/fleet'
import {
  buttonOf,
  chooseRow,
  hands,
  labels,
  openForm,
  openQuestion,
  options,
  specifiedLabels,
} from '../setup/screen'
import type { TestApp } from '../setup/page'

const FIELDS = ['Nombre', 'Empresa', 'Fecha de nacimiento', 'Tipo de documento', 'Documento']

let testApp: TestApp
const user = hands()

beforeAll(async () => {
  testApp = await openTestAppAt('/conductores')
  await aConductor(testApp.db, { documento: '1001', nombre: 'Ana Álvarez' })
  await aConductor(testApp.db, { documento: '1002', nombre: 'Beto Bernal', valido: 0 })
})
afterAll(() => testApp.close())

test('has its five buttons in their order', async () => {
  await openTable(testApp, '/conductores')
  expect(specifiedLabels(buttonOf('Crear').parentElement!.parentElement).slice(0, 5)).toEqual([
    'Crear',
    'Retirar',
    'Ingresar',
    'Editar',
    'Exportar',
  ])
})

test.each([
  ['1001', 'Retirar', 'Retirar Conductor'],
  ['1002', 'Ingresar', 'Ingresar Conductor'],
])("of driver %s, %s asks with the title '%s'", async (documento, button, title) => {
  await openTable(testApp, '/conductores')
  await chooseRow(user, documento)
  const { dialog } = await openQuestion(user, button, title)
  expect(labels(dialog)).toEqual(['Cancelar', button])
})

test('creating and editing have their dialogs, with the same fields', async () => {
  await openTable(testApp, '/conductores')
  const create = await openForm(user, 'Crear', 'Crear Conductor')
  expect(labels(create.dialog)).toEqual([...FIELDS, 'Cancelar', 'Crear'])
  expect(options(create.field('Tipo de documento'))).toEqual([
    'Cédula de Ciudadanía',
    'Cédula de Extranjería',
    'Pasaporte',
  ])
  await create.press('Cancelar')
  await create.closed()

  await chooseRow(user, '1001')
  const edit = await openForm(user, 'Editar', 'Editar Conductor')
  expect(labels(edit.dialog)).toEqual([...FIELDS, 'Cancelar', 'Aceptar'])
})
