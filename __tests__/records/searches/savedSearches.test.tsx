import { act, screen, waitFor, within } from '@testing-library/react'
import { stateIn, storedText } from '../../../src/records/searches/saved/state'
import { filterChanged, selectTable, sortChanged } from '../../../src/ui/tableState/tableSlice'
import { aLiquidacion, aBus, aConductor, aGasto } from '../../server/builders'
import { openOffice, type Office } from '../../setup/page'
import { toasts, field, fillIn, waitForColumn, hands } from '../../setup/screen'

let office: Office
const user = hands()

beforeAll(async () => {
  office = await openOffice()
  const { db } = office
  const ana = await aConductor(db, { documento: '1001', nombre: 'Ana Álvarez' })
  for (const [numero, fecha, values] of [
    ['12', '2026-03-01', [30_000, 200_000]],
    ['15', '2026-03-02', [40_000]],
  ] as const) {
    await aBus(db, { numero })
    const { uuid } = await aLiquidacion(db, { fecha, busNumero: numero, conductorUuid: ana.uuid })
    for (const valor of values) await aGasto(db, uuid, { nombre: 'Aseo', valor })
  }
})
beforeEach(async () => {
  await office.db.deleteFrom('busquedas').execute()
})
afterAll(() => office.close())

const ALL = ['$ 40.000', '$ 30.000', '$ 200.000']

async function open(usuario = 'editor') {
  const opened = await office.open('/reportes/gastos', usuario)
  await waitForColumn('Valor', ALL)
  return opened
}
const menu = async () => {
  await user.click(screen.getByRole('button', { name: 'Búsquedas' }))
  return screen.findByRole('menu', { name: 'Búsquedas guardadas' })
}
const choose = async (name: string) => {
  const item = await within(await menu()).findByRole('menuitem', { name })
  await waitFor(() => expect(item).not.toHaveAttribute('aria-disabled'))
  await user.click(item)
}
const dialogOf = (title: string) => screen.findByRole('dialog', { name: title })
const save = async (name: string) => {
  await choose('Guardar esta búsqueda…')
  const dialog = await dialogOf('Guardar búsqueda')
  await fillIn(user, within(dialog).getByRole('textbox', { name: /^Nombre/ }), name)
  await user.click(within(dialog).getByRole('button', { name: 'Guardar' }))
  return dialog
}
const saved = async (name: string) => {
  const dialog = await save(name)
  await waitFor(() => expect(dialog).not.toBeInTheDocument())
}
const searchBus = async (numero: string) => {
  await fillIn(user, field('Bus'), numero)
  await user.click(screen.getByRole('button', { name: 'Buscar' }))
}
test('bring back the search, its column filter and its sort, on whichever computer the person is', async () => {
  const { store, unmount } = await open()
  expect(office.calls.filter((call) => call.includes('busquedas'))).toEqual([])
  await searchBus('12')
  await waitForColumn('Valor', ['$ 30.000', '$ 200.000'])
  const table = 'gastos'
  act(() => {
    store.dispatch(filterChanged({ table, filter: { id: 7, field: 'valor', operator: '>', value: '50000' } }))
    store.dispatch(sortChanged({ table, sort: { field: 'valor', direccion: 'desc' } }))
  })
  await waitForColumn('Valor', ['$ 200.000'])
  await saved('Caros del 12')
  expect(toasts()).toContain('Búsqueda guardada.')

  unmount()
  const other = await open()
  await choose('Caros del 12')
  await waitForColumn('Valor', ['$ 200.000'])
  expect(field('Bus')).toHaveValue('12')
  expect(other.router.state.location.search).toBe('?numero=12')
  expect(selectTable(other.store.getState(), table)).toMatchObject({
    filter: { field: 'valor', operator: '>', value: '50000' },
    sort: { field: 'valor', direccion: 'desc' },
  })
})

test('without a search show the whole list again', async () => {
  await open()
  await saved('Todo')
  await searchBus('15')
  await waitForColumn('Valor', ['$ 40.000'])
  await choose('Todo')
  await waitForColumn('Valor', ALL)
  expect(field('Bus')).toHaveValue('')
})

test('saving does not search, and says beside its field that a name is taken', async () => {
  await open()
  await saved('Aseo')
  const before = office.calls.filter((call) => call.includes('gastos')).length
  const dialog = await save('ÁSEO')
  await within(dialog).findAllByText('Ya hay una búsqueda con ese nombre en esta pantalla.')
  expect(office.calls.filter((call) => call.includes('gastos'))).toHaveLength(before)
})

test('are renamed, put in the place of others and deleted', async () => {
  const { router } = await open()
  await saved('Aseo')
  await searchBus('15')
  await waitForColumn('Valor', ['$ 40.000'])
  await choose('Administrar búsquedas…')
  const dialog = await dialogOf('Administrar búsquedas')
  await user.click(within(dialog).getByRole('button', { name: 'Editar Aseo' }))
  const edit = await dialogOf('Editar búsqueda')
  await fillIn(user, within(edit).getByRole('textbox', { name: /^Nombre/ }), 'Del 15')
  await user.click(within(edit).getByLabelText('Cambiarla por la búsqueda actual'))
  await user.click(within(edit).getByRole('button', { name: 'Guardar' }))
  await within(dialog).findByText('Del 15')
  await waitFor(() => expect(edit).not.toBeInTheDocument())
  await user.click(within(dialog).getByRole('button', { name: 'Cerrar' }))
  await waitFor(() => expect(dialog).not.toBeInTheDocument())

  await user.click(screen.getByRole('button', { name: 'Limpiar' }))
  await waitForColumn('Valor', ALL)
  await choose('Del 15')
  await waitForColumn('Valor', ['$ 40.000'])
  expect(router.state.location.search).toBe('?numero=15')

  await choose('Administrar búsquedas…')
  await user.click(await screen.findByRole('button', { name: 'Eliminar Del 15' }))
  const question = await screen.findByRole('alertdialog', { name: 'Eliminar búsqueda' })
  await user.click(within(question).getByRole('button', { name: 'Eliminar' }))
  await screen.findByText('No hay búsquedas guardadas.')
  expect(await office.db.selectFrom('busquedas').selectAll().execute()).toEqual([])
})

test('are found by Ctrl+K from any screen, over what that screen was last searched for', async () => {
  const { router } = await open()
  await saved('Todo gasto')
  await searchBus('12')
  await waitForColumn('Valor', ['$ 30.000', '$ 200.000'])
  await saved('Del 12')
  for (const [text, address, rows] of [
    ['todo', '', ALL],
    ['del', '?numero=12', ['$ 30.000', '$ 200.000']],
  ] as const) {
    await searchBus('15')
    await waitForColumn('Valor', ['$ 40.000'])
    await act(() => router.navigate('/festivos'))
    await screen.findByRole('heading', { name: 'Festivos' })
    await user.keyboard('{Control>}k{/Control}')
    await user.type(await screen.findByRole('combobox', { name: 'Buscar en todo' }), text)
    await screen.findByRole('option', { name: /Reporte de gastos/ })
    await user.keyboard('{Enter}')
    await waitForColumn('Valor', [...rows])
    await waitFor(() => expect(router.state.location.search).toBe(address))
  }
})

test('a stored text is read as far as it is valid', () => {
  const empty = { numero: null, documento: null }
  const nothing = { filter: null, column: null, quick: [], sort: null }
  expect(stateIn('{}', empty)).toEqual(nothing)
  const strange = {
    filter: { numero: '12', documento: 7, other: 'x' },
    column: { field: 'valor' },
    quick: ['Ana', 7],
    sort: { field: 'valor', direccion: 'arriba' },
  }
  expect(stateIn(JSON.stringify(strange), empty)).toEqual({
    ...nothing,
    filter: { numero: '12', documento: null },
    quick: ['Ana'],
  })
  const whole = {
    filter: { numero: '12', documento: null },
    column: { field: 'fecha', operator: 'is', value: '2026-03-01' },
    quick: ['Ana'],
    sort: { field: 'fecha', direccion: 'asc' as const },
  }
  expect(stateIn(storedText(whole), empty)).toEqual(whole)
})
