import { today } from '../../src/api/client/today'
import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState, type ReactElement } from 'react'
import { type Column } from '../../src/ui/tableState/columns'
import { RecordTable } from '../../src/records/table/RecordTable'
import type { GridFilterItem } from '@mui/x-data-grid'
import { tableChanged } from '../../src/ui/tableState/tableSlice'
import { readKept } from '../../src/ui/tableState/keptTables'
import { setStandIn } from '../../src/ui/table/standIn'
import { type AppStore } from '../../src/app/store'
import { downloads, textOf } from '../setup/files'
import { columnTexts, totals } from '../setup/screen'
import { mount as montarPieza } from '../ui/mount'
import { COLUMNS, ROWS, count, pending, type Row } from '../ui/rows'

const LEGEND = { pendiente: 'Sin liquidar' }

interface ScreenProps {
  datos?: Row[] | null
  loading?: boolean
  waiting?: boolean
}

function Screen({ datos = ROWS, ...waits }: ScreenProps) {
  const [uuid, setUuid] = useState<string | null>(null)
  return (
    <>
      <output>{uuid ?? 'ninguna'}</output>
      <button onClick={() => setUuid('u21')}>Elegir la 22</button>
      <RecordTable
        id="prueba"
        title="Liquidaciones"
        rows={datos ?? undefined}
        columns={COLUMNS}
        {...waits}
        emptyMessage="No hay liquidaciones."
        selection={{ uuid, onChange: setUuid }}
        highlightedRow={pending}
        legend={LEGEND}
        totals={[{ label: 'Total', value: '$ 10' }]}
        exportOptions={{ fileName: 'liquidaciones' }}
      />
    </>
  )
}

afterEach(() => localStorage.clear())

/** Renders a table, whose code comes after the screen's. */
async function mount(table: ReactElement, store?: AppStore) {
  const mounted = montarPieza(table, store)
  await screen.findByRole('grid')
  return mounted
}

const rowsOnScreen = () => screen.getAllByRole('row').slice(1)
const buses = () => columnTexts('Bus')
const chosen = () => document.querySelector('output')?.textContent
const click = (name: string) => userEvent.click(screen.getByRole('button', { name }))

const filter = (store: AppStore, item: GridFilterItem) =>
  act(() => void store.dispatch(tableChanged({ table: 'prueba', filter: { items: [item] } })))

it('tells two drivers of one name apart by their documento', async () => {
  const rows = ['2001', '2002', '2002'].map((conductorDocumento, place) => ({
    uuid: `${place}`,
    conductorNombre: 'Aída Díaz',
    conductorDocumento,
  }))
  const columns = [{ field: 'conductorNombre', title: 'Conductor' }] as const
  await mount(<RecordTable id="prueba" title="Deudas" rows={rows} columns={columns} emptyMessage="" />)
  expect(columnTexts('Conductor')).toEqual(['2001', '2002', '2002'].map((one) => `Aída Díaz (${one})`))
})

it('takes the place of the rows that stand there before the libraries with rows of its own', async () => {
  setStandIn(true)
  const { rerender } = montarPieza(<Screen datos={null} loading />)
  await act(() => import('../../src/records/table/LoadedTable'))
  expect(screen.getByRole('progressbar')).toBeVisible()
  expect(screen.queryByRole('grid')).not.toBeInTheDocument()
  rerender(<Screen />)
  await screen.findByRole('grid')
  expect(rowsOnScreen()).toHaveLength(10)
  setStandIn(false)
})

it('offers what it can do while its first rows are awaited', async () => {
  await mount(<Screen datos={null} loading />)
  expect(screen.getByRole('button', { name: 'Columnas' })).toBeVisible()
})

it('shows ten rows a page, numbers and pesos in Spanish, long dates, and the totals', async () => {
  await mount(<Screen />)
  expect(rowsOnScreen()).toHaveLength(10)
  expect(screen.getByText('1–10 de 23')).toBeVisible()
  expect(screen.getByText('1 de marzo de 2026')).toBeVisible()
  expect(screen.getByText('9.000')).toBeVisible()
  expect(screen.getByText(/^−\$\s5\.000$/)).toBeVisible()
  expect(screen.getByText('$ 10')).toBeVisible()
})

it('comes back as it was left', async () => {
  const { unmount, store } = await mount(<Screen />)
  await userEvent.click(screen.getByRole('columnheader', { name: /^Conductor/ }))
  await click('Ir a la página siguiente')
  await waitFor(() => expect(screen.getByText('11–20 de 23')).toBeVisible())
  const before = buses()
  unmount()
  await mount(<Screen datos={[]} loading />, store)
  expect(store.getState().tablas?.prueba?.page).toBe(1)
  document.body.innerHTML = ''
  await mount(<Screen />, store)
  expect(buses()).toEqual(before)
})

it('says its own words when there is nothing, and a way out when it is a filter that leaves nothing', async () => {
  const { rerender, store } = await mount(<Screen datos={[]} />)
  expect(await screen.findByText('No hay liquidaciones.')).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Limpiar filtros' })).not.toBeInTheDocument()

  filter(store, { field: 'bus', operator: 'contains', value: 'nada' })
  rerender(<Screen />)
  expect(await screen.findByText('No hay liquidaciones.')).toBeVisible()
  await userEvent.click(screen.getAllByRole('button', { name: 'Limpiar filtros' })[0]!)
  await waitFor(() => expect(rowsOnScreen()).toHaveLength(10))
})

it('shows that it is loading instead of saying that there is nothing', async () => {
  await mount(<Screen datos={[]} loading />)
  expect(screen.queryByText('No hay liquidaciones.')).not.toBeInTheDocument()
})

it('marks highlighted rows and says in words what they are', async () => {
  await mount(<Screen />)
  expect(rowsOnScreen().map((row) => row.classList.contains('pendiente'))).toEqual(
    ROWS.slice(0, 10).map(({ liquidada }) => !liquidada),
  )
  expect(screen.getByText('Sin liquidar')).toBeVisible()
})

it('shows a hidden column when asked to, found without its accents, and remembers it', async () => {
  await mount(<Screen />)
  expect(screen.queryByRole('columnheader', { name: /^Identificador/ })).not.toBeInTheDocument()
  await click('Varias')
  await click('Columnas')
  expect(await screen.findByRole('checkbox', { name: 'Fecha' })).toBeVisible()
  // That of the rows' own choice is no column.
  expect(screen.queryByRole('checkbox', { name: 'Seleccionar casilla' })).not.toBeInTheDocument()
  await userEvent.type(screen.getByRole('searchbox', { name: 'Buscar columna' }), 'ídent')
  await waitFor(() => expect(screen.queryByRole('checkbox', { name: 'Fecha' })).not.toBeInTheDocument())
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Identificador' }))
  expect(await screen.findByRole('columnheader', { name: /^Identificador/ })).toBeVisible()
  expect(readKept('', 'prueba').columns?.columnVisibilityModel?.uuid).toBe(true)
})

describe('selection', () => {
  it('is of one row, and a second click takes it away', async () => {
    await mount(<Screen />)
    await userEvent.click(screen.getByText('102'))
    expect(chosen()).toBe('u2')
    await userEvent.click(screen.getByText('105'))
    expect(chosen()).toBe('u5')
    expect(screen.getAllByRole('row', { selected: true })).toHaveLength(1)
    await userEvent.click(screen.getByText('105'))
    expect(chosen()).toBe('ninguna')
  })

  it('works from the keyboard', async () => {
    await mount(<Screen />)
    await userEvent.click(screen.getByText('100'))
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}')
    expect(chosen()).toBe('u2')
    await userEvent.keyboard(' ')
    expect(chosen()).toBe('ninguna')
  })

  it('outlives the page but not the row', async () => {
    const { rerender } = await mount(<Screen />)
    await userEvent.click(screen.getByText('102'))
    await click('Ir a la página siguiente')
    await waitFor(() => expect(buses()[0]).toBe('110'))
    expect(chosen()).toBe('u2')
    rerender(<Screen datos={ROWS.filter(({ uuid }) => uuid !== 'u2')} />)
    await waitFor(() => expect(chosen()).toBe('ninguna'))
  })

  it('waits for a row that the screen selects before the list has it', async () => {
    const { rerender } = await mount(<Screen datos={ROWS.slice(0, 4)} />)
    await click('Elegir la 22')
    rerender(<Screen datos={[...ROWS.slice(0, 4), ...ROWS.slice(21)]} />)
    expect(await screen.findByRole('row', { selected: true })).toHaveTextContent('22 de marzo de 2026')
  })
})

it('exports the rows that the filter leaves, of every page, sorted, with the columns shown', async () => {
  const files = downloads()
  const { store } = await mount(<Screen />)
  filter(store, { field: 'liquidada', operator: 'is', value: true })
  act(() => void store.dispatch(tableChanged({ table: 'prueba', sort: [{ field: 'fecha', sort: 'desc' }] })))
  await waitFor(() => expect(buses()[0]).toBe('122'))
  await click('Exportar')

  await waitFor(() => expect(files).toHaveLength(1))
  const [file] = files
  const lines = (await textOf(file!.content)).trim().split('\r\n')
  expect(file?.name).toBe(`liquidaciones-${today()}.csv`)
  expect(lines[0]).toBe('Fecha;Bus;Conductor;Pasajeros;Valor neto;Liquidada')
  expect(lines[1]).toBe('2026-03-23;122;Álvarez;22000;17000;Sí')
  expect(lines.at(-1)).toBe('2026-03-01;100;Gómez;0;-5000;Sí')
  expect(lines).toHaveLength(12 + 1)
})

it.each([
  ['ours', count],
  ['the server’s', count(ROWS)],
])(
  'finds what is typed over it, until Escape; totals stay of all, and say what is hidden: %s',
  async (_whose, given) => {
    const user = userEvent.setup()
    const { store } = await mount(
      <RecordTable
        id="buscada"
        title="Liquidaciones"
        rows={ROWS}
        columns={COLUMNS}
        emptyMessage="No hay liquidaciones."
        totals={given}
      />,
    )
    const caja = screen.getByRole('searchbox', { name: 'Buscar en la tabla' })
    await user.type(caja, 'gomez')
    const hidden = { 'Filas ocultas por los filtros de la tabla': '15' }
    await waitFor(() => expect(totals()).toEqual({ Son: '23 filas', ...hidden }))
    await user.keyboard('{Escape}')
    await waitFor(() => expect(totals()).toEqual({ Son: '23 filas' }))
    expect(caja).toHaveValue('')
    expect(caja).toHaveFocus()
    expect(store.getState().tablas?.buscada?.filter.quickFilterValues).toEqual([])
  },
)

it('prints what is found by what is typed over it, which it names, and no totals of other rows', async () => {
  const user = userEvent.setup()
  let paper: Element | undefined
  window.print = () => {
    paper = document.querySelector('.papel')!.cloneNode(true) as Element
  }
  const print = async () => {
    paper = undefined
    await click('Más formatos')
    await user.click(await screen.findByRole('menuitem', { name: 'Imprimir' }))
    await waitFor(() => expect(paper).toBeDefined())
    act(() => void window.dispatchEvent(new Event('afterprint')))
  }
  await mount(<Screen />)
  await print()
  expect(paper!.querySelector('dl')).toHaveTextContent('Total$ 10')
  await user.type(screen.getByRole('searchbox', { name: 'Buscar en la tabla' }), 'gomez')
  await waitFor(() => expect(buses()).toHaveLength(8))
  await print()
  expect(paper!.querySelectorAll('tbody tr')).toHaveLength(8)
  expect(paper!.querySelector('p')).toHaveTextContent('En la tabla: gomez')
  expect(paper!.querySelector('dl')).toBeNull()
})

it('renders no cell again for what happens around it', async () => {
  const render = jest.fn(({ bus }: Row) => bus)
  const columns: Column<Row>[] = [{ field: 'bus', title: 'Bus', render }]
  const table = (text: string) => (
    <RecordTable
      id="quieta"
      title="Buses"
      rows={ROWS}
      columns={columns}
      emptyMessage="No hay buses."
      totals={[{ label: 'Total', value: '3' }]}
      actions={<button>{text}</button>}
    />
  )
  const { rerender } = await mount(table('uno'))
  const times = render.mock.calls.length
  rerender(table('dos'))
  expect(screen.getByRole('button', { name: 'dos' })).toBeVisible()
  expect(render).toHaveBeenCalledTimes(times)
})

it('turns to the page of a row that the screen selects, and leaves the pages to the person from then on', async () => {
  const user = userEvent.setup()
  await mount(<Screen />)
  await user.click(screen.getByRole('button', { name: 'Elegir la 22' }))
  expect(await screen.findByText('22 de marzo de 2026')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Ir a la página anterior' }))
  expect(await screen.findByText('11 de marzo de 2026')).toBeVisible()
  expect(screen.getByText('u21')).toBeInTheDocument()
})

it('follows the selected row to where a new list has it, unless the person has turned the page since', async () => {
  const user = userEvent.setup()
  const { rerender } = await mount(<Screen />)
  await user.click(screen.getByRole('button', { name: 'Elegir la 22' }))
  expect(await screen.findByText('22 de marzo de 2026')).toBeVisible()
  const backwards = [...ROWS].reverse()
  rerender(<Screen datos={backwards} />)
  expect(await screen.findByText('23 de marzo de 2026')).toBeVisible()
  expect(screen.getByText('22 de marzo de 2026')).toBeVisible()

  await user.click(screen.getByRole('button', { name: 'Ir a la página siguiente' }))
  expect(await screen.findByText('11 de marzo de 2026')).toBeVisible()
  rerender(<Screen datos={[...ROWS]} />)
  expect(await screen.findByText('13 de marzo de 2026')).toBeVisible()
  expect(screen.queryByText('22 de marzo de 2026')).toBeNull()
})

it('shows what another search finds from the selected row’s page', async () => {
  const user = userEvent.setup()
  const { rerender } = await mount(<Screen />)
  await user.click(screen.getByText('103'))
  rerender(<Screen datos={ROWS.slice(1)} loading waiting />)
  await user.click(screen.getByRole('button', { name: 'Varias' }))
  expect(screen.queryByRole('button', { name: /^Marcar las/ })).not.toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: 'Varias' }))
  await user.click(screen.getByText('103'))
  rerender(<Screen datos={[...ROWS].reverse()} />)
  await waitFor(() => expect(buses()).toContain('103'))
})

it('Escape in an empty search, and a space, stay on the page', async () => {
  const { store } = await mount(<Screen />)
  await click('Ir a la página siguiente')
  await waitFor(() => expect(buses()[0]).toBe('110'))
  await userEvent.type(screen.getByRole('searchbox', { name: 'Buscar en la tabla' }), '{Escape} ')
  expect(Object.values(store.getState().tablas ?? {}).map(({ page }) => page)).toEqual([1])
  expect(buses()[0]).toBe('110')
})
