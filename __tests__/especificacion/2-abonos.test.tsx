/**
 * Section 2, Abonos. Columns, rows per page and words for no rows are in `2-tablas.test.tsx` and `8-errores-listas.test.tsx`; the
 * search, creating, editing and deleting, and the figures of the footer, in `features/cartera/ledgers.test.tsx`.
 */
import { anAbono, aConductor } from '../server/builders'
import { openTable } from '../setup/fleet'
import { buttonOf, chooseRow, hands, labels, openForm, openQuestion, totals } from '../setup/screen'
import { openTestApp, type TestApp } from '../setup/page'

const FIELDS = ['Conductor', 'Valor', 'Origen', 'Fecha']

let testApp: TestApp
const user = hands()

beforeAll(async () => {
  testApp = await openTestApp()
  const { uuid } = await aConductor(testApp.db)
  await anAbono(testApp.db, uuid, { origen: 'Cesantías de 2025' })
})
afterAll(() => testApp.close())

test('is searched by driver', async () => {
  await openTable(testApp, '/abonos')
  expect(labels(document.querySelector('[role="search"]'))).toEqual(['Conductor', 'Limpiar', 'Buscar'])
})

test("the footer says 'Total de abonos'", async () => {
  await openTable(testApp, '/abonos')
  expect(Object.keys(totals())).toEqual(['Total de abonos'])
})

test('has Crear, Eliminar and Editar, each with its dialog', async () => {
  await openTable(testApp, '/abonos')
  expect(labels(buttonOf('Crear').parentElement!.parentElement).slice(0, 3)).toEqual([
    'Crear',
    'Eliminar',
    'Editar',
  ])
  const create = await openForm(user, 'Crear', 'Crear Abono')
  expect(labels(create.dialog)).toEqual([...FIELDS, 'Cancelar', 'Crear'])
  await create.press('Cancelar')
  await create.closed()

  await chooseRow(user, 'Cesantías de 2025')
  const edit = await openForm(user, 'Editar', 'Editar Abono')
  expect(labels(edit.dialog)).toEqual([...FIELDS, 'Cancelar', 'Aceptar'])
  await edit.press('Cancelar')
  await edit.closed()

  const { dialog } = await openQuestion(user, 'Eliminar', 'Eliminar Abono')
  expect(labels(dialog)).toEqual(['Cancelar', 'Eliminar'])
})

test('what is said of a repayment above the debt holds nothing back, nor is another host asked for it', async () => {
  document.head.insertAdjacentHTML(
    'beforeend',
    '<meta name="api-base-url" content="https://otra.example/api">',
  )
  await openTable(testApp, '/abonos')
  const before = testApp.calls.length
  const create = await openForm(user, 'Crear', 'Crear Abono')
  await create.fill({ Conductor: 'Conductor', Valor: '9999999', Origen: 'Prima' })
  await create.press('Crear')
  await create.closed()
  document.querySelector('meta[name="api-base-url"]')?.remove()
  const [first, ...others] = testApp.calls.slice(before).filter((call) => !call.includes('/conductores'))
  expect(first).toBe('POST /api/abonos')
  expect(others.filter((call) => call.includes('deudas'))).toEqual([])
})
