/**
 * Section 2, Buses. Columns, rows per page and words for no rows are in `2-tablas.test.tsx` and `8-errores-listas.test.tsx`;
 * creating and editing a bus in `features/buses/buses.test.tsx`; every code of a route, in `contract/catalogos.test.ts`.
 */
import { aBus, aConductor } from '../server/builders'
import { openTable, openTestAppAt } from '../setup/fleet'
import {
  buttonOf,
  chooseRow,
  hands,
  labels,
  openForm,
  options,
  specifiedLabels,
  waitForColumn,
} from '../setup/screen'
import type { TestApp } from '../setup/page'

const PATHS = ['Circular Coonatra', 'Circular Sur 303', 'Circular Sur 302', 'Calasanz Boston']
const FIELDS = ['Número', 'Placa', 'Empresa', 'Ruta', 'Modelo', 'Marca', 'Conductor']

let testApp: TestApp
const user = hands()

beforeAll(async () => {
  testApp = await openTestAppAt('/buses')
  const { uuid } = await aConductor(testApp.db, { nombre: 'Ana Álvarez' })
  for (const [i, ruta] of ['CCNT', 'CSUR3', 'CSUR2', 'CBOS', 'OTRA'].entries())
    await aBus(testApp.db, { numero: String(11 + i), ruta, conductorUuid: uuid })
})
afterAll(() => testApp.close())

test('shows the route by its descriptive name, an unknown one as Circular Sur 303', async () => {
  await openTable(testApp, '/buses')
  await waitForColumn('Ruta', [...PATHS, 'Circular Sur 303'])
})

test('has Crear and Editar, each with its dialog and the same fields', async () => {
  await openTable(testApp, '/buses')
  expect(specifiedLabels(buttonOf('Crear').parentElement!.parentElement)).toEqual([
    'Crear',
    'Editar',
    'Filtros',
    'Columnas',
  ])
  const create = await openForm(user, 'Crear', 'Crear Bus')
  expect(labels(create.dialog)).toEqual([...FIELDS, 'Cancelar', 'Crear'])
  expect(options(create.field('Ruta'))).toEqual(PATHS)
  await create.press('Cancelar')
  await create.closed()

  await chooseRow(user, '12')
  const edit = await openForm(user, 'Editar', 'Editar Bus')
  expect(labels(edit.dialog)).toEqual([...FIELDS, 'Cancelar', 'Aceptar'])
})
