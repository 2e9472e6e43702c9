/**
 * Section 2, Deudas. Columns, rows per page and words for no rows are in `2-tablas.test.tsx` and `8-errores-listas.test.tsx`; the
 * search, creating, editing and deleting, and the figures of the footer, in `features/cartera/ledgers.test.tsx`.
 */
import { aDeuda, aConductor } from '../server/builders'
import { openTable } from '../setup/fleet'
import { buttonOf, chooseRow, hands, labels, openForm, openQuestion, totals } from '../setup/screen'
import { openTestApp, type TestApp } from '../setup/page'

const FIELDS = ['Conductor', 'Valor', 'Razón']

let testApp: TestApp
const user = hands()

beforeAll(async () => {
  testApp = await openTestApp()
  const { uuid } = await aConductor(testApp.db)
  await aDeuda(testApp.db, uuid, { razon: 'Choque' })
})
afterAll(() => testApp.close())

test('is searched by driver', async () => {
  await openTable(testApp, '/deudas')
  expect(labels(document.querySelector('[role="search"]'))).toEqual(['Conductor', 'Limpiar', 'Buscar'])
})

test("the footer says 'Total de deudas' and 'Balance de deuda'", async () => {
  await openTable(testApp, '/deudas')
  expect(Object.keys(totals())).toEqual(['Total de deudas', 'Balance de deuda'])
})

test('has Crear, Eliminar and Editar, each with its dialog', async () => {
  await openTable(testApp, '/deudas')
  expect(labels(buttonOf('Crear').parentElement!.parentElement).slice(0, 3)).toEqual([
    'Crear',
    'Eliminar',
    'Editar',
  ])
  const create = await openForm(user, 'Crear', 'Crear Deuda')
  expect(labels(create.dialog)).toEqual([...FIELDS, 'Cancelar', 'Crear'])
  await create.press('Cancelar')
  await create.closed()

  await chooseRow(user, 'Choque')
  const edit = await openForm(user, 'Editar', 'Editar Deuda')
  expect(labels(edit.dialog)).toEqual([...FIELDS, 'Cancelar', 'Aceptar'])
  await edit.press('Cancelar')
  await edit.closed()

  const { dialog } = await openQuestion(user, 'Eliminar', 'Eliminar Deuda')
  expect(labels(dialog)).toEqual(['Cancelar', 'Eliminar'])
})
