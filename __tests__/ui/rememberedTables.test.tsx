import { act, cleanup, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { makeStore } from '../../src/app/store'
import { signedIn, signedOut } from '../../src/session/sessionSlice'
import { type Column } from '../../src/ui/tableState/columns'
import { RecordTable } from '../../src/records/table/RecordTable'
import { keepTable, readKept } from '../../src/ui/tableState/keptTables'
import { FilterForm } from '../../src/records/searches/FilterForm'
import { TextField } from '../../src/ui/fields/TextField'
import { columns } from '../setup/screen'
import { mount } from './mount'

interface Row {
  uuid: string
  bus: string
  ruta: string
}

const rows: Row[] = Array.from({ length: 40 }, (_, i) => ({
  uuid: `u${i}`,
  bus: String(100 + i),
  ruta: `Ruta ${i % 7}`,
}))
const COLUMNS: Column<Row>[] = [
  { field: 'uuid', title: 'Identificador', hidden: true },
  { field: 'bus', title: 'Bus' },
  { field: 'ruta', title: 'Ruta' },
]

afterEach(() => localStorage.clear())

/** The screen of a person in a page of their own, as after loading it. */
async function open(username: string) {
  cleanup()
  const store = makeStore({
    sesion: { usuario: { username, nombre: username, roles: [] }, endReason: null },
  })
  mount(
    <>
      <FilterForm
        title="Buscar buses"
        table="prueba"
        schema={{ parse: (values: unknown) => values } as never}
        filter={null}
        empty={{ numero: null }}
        onSearch={() => undefined}
        onClear={() => undefined}
      >
        <TextField name="numero" label="Número" />
      </FilterForm>
      <RecordTable id="prueba" title="Buses" rows={rows} columns={COLUMNS} emptyMessage="No hay buses." />
    </>,
    store,
  )
  await screen.findByRole('grid')
  return { store, user: userEvent.setup() }
}

const button = (name: string) => screen.getByRole('button', { name })
const panel = async (user: ReturnType<typeof userEvent.setup>) => {
  await user.click(button('Columnas'))
  return screen.findByRole('searchbox', { name: 'Buscar columna' })
}
const perPage = () => screen.getByRole('combobox', { name: /Filas por página/ })
const rowsOnScreen = () => screen.getAllByRole('row').slice(1)

/** Leaves the table as nobody else has it. */
async function fix(user: ReturnType<typeof userEvent.setup>) {
  await panel(user)
  await user.click(screen.getByRole('checkbox', { name: 'Identificador' }))
  await user.keyboard('{Escape}')
  await user.click(perPage())
  await user.click(await screen.findByRole('option', { name: '25' }))
  await user.click(button('Ocultar filtros'))
}

it('is found as it was left: columns, widths, rows per page, the search folded', async () => {
  const before = await open('ana')
  expect(columns()).toEqual(['Bus', 'Ruta'])
  expect(perPage()).toHaveTextContent('10')
  await fix(before.user)
  const { columns: kept } = readKept('ana', 'prueba')
  keepTable('ana', 'prueba', { columns: { ...kept, dimensions: { bus: { width: 222, flex: 0 } } } })

  await open('ana')
  expect(screen.getByRole('columnheader', { name: /^Bus/ })).toHaveStyle({ width: '222px' })
  expect(columns()).toEqual(['Identificador', 'Bus', 'Ruta'])
  expect(perPage()).toHaveTextContent('25')
  expect(rowsOnScreen()).toHaveLength(25)
  expect(button('Mostrar filtros')).toHaveAttribute('aria-expanded', 'false')
  expect(screen.queryByRole('textbox', { name: 'Número' })).not.toBeInTheDocument()
})

it('passes to nobody in the same page either, and nothing is lost by signing out', async () => {
  const { store, user } = await open('ana')
  await fix(user)
  const enters = (username: string) =>
    act(() => void store.dispatch(signedIn({ username, nombre: username, roles: [] })))
  const leaves = () => act(() => void store.dispatch(signedOut('salida')))
  leaves()
  enters('beto')
  await waitFor(() => expect(columns()).toEqual(['Bus', 'Ruta']))
  await user.click(await panel(user).then(() => screen.getByRole('checkbox', { name: 'Ruta' })))
  await waitFor(() => expect(columns()).toEqual(['Bus']))
  await user.keyboard('{Escape}')
  leaves()
  enters('ana')
  await waitFor(() => expect(columns()).toEqual(['Identificador', 'Bus', 'Ruta']))
})

it.each(['{', '[1]'])('is as the screen has it where the browser holds %s', async (text) => {
  localStorage.setItem('cochera.tabla/ana/prueba', text)
  await open('ana')
  expect(columns()).toEqual(['Bus', 'Ruta'])
  expect(perPage()).toHaveTextContent('10')
})

it('works as ever in a browser that stores nothing', async () => {
  const { user } = await open('ana')
  const full = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('', 'QuotaExceededError')
  })
  await panel(user)
  await user.click(screen.getByRole('checkbox', { name: 'Identificador' }))
  await waitFor(() => expect(columns()).toEqual(['Identificador', 'Bus', 'Ruta']))
  full.mockRestore()
})
