import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState, type ReactElement } from 'react'
import { type Column } from '../../src/ui/table/columns'
import { DataTable } from '../../src/ui/table/DataTable'
import { filterChanged, sortChanged, type ColumnFilter } from '../../src/ui/table/tableSlice'
import { type AppStore } from '../../src/app/store'
import { columna } from '../setup/screen'
import { montar as montarPieza } from './mount'

interface Fila {
  uuid: string
  fecha: string
  bus: string
  conductor: string
  pasajeros: number
  neto: number
  liquidada: boolean
}

const NOMBRES = ['Gómez', 'Álvarez', 'Ruiz']
const filas: Fila[] = Array.from({ length: 23 }, (_, i) => ({
  uuid: `u${i}`,
  fecha: `2026-03-${String(i + 1).padStart(2, '0')}`,
  bus: String(100 + i),
  conductor: NOMBRES[i % 3] ?? '',
  pasajeros: i * 1000,
  neto: i * 1000 - 5000,
  liquidada: i % 2 === 0,
}))

const COLUMNAS: Column<Fila>[] = [
  { field: 'uuid', title: 'Identificador', hidden: true },
  { field: 'fecha', title: 'Fecha', type: 'fecha' },
  { field: 'bus', title: 'Bus' },
  { field: 'conductor', title: 'Conductor' },
  { field: 'pasajeros', title: 'Pasajeros', type: 'numero' },
  { field: 'neto', title: 'Valor neto', type: 'pesos' },
  { field: 'liquidada', title: 'Liquidada', type: 'booleano' },
]
const resaltar = (fila: Fila) => (fila.liquidada ? undefined : ('pendiente' as const))
const LEYENDA = { pendiente: 'Sin liquidar' }
const contarFilas = (vistas: readonly Fila[]) => [{ label: 'Son', value: `${vistas.length} filas` }]

function Pantalla({ datos = filas, cargando = false }: { datos?: Fila[]; cargando?: boolean }) {
  const [uuid, setUuid] = useState<string | null>(null)
  return (
    <>
      <output>{uuid ?? 'ninguna'}</output>
      <button onClick={() => setUuid('u21')}>Elegir la 22</button>
      <DataTable
        id="prueba"
        title="Liquidaciones"
        rows={datos}
        columns={COLUMNAS}
        loading={cargando}
        emptyMessage="No hay liquidaciones."
        selection={{ uuid, onChange: setUuid }}
        highlightedRow={resaltar}
        legend={LEYENDA}
        totals={[{ label: 'Total', value: '$ 10' }]}
        exportOptions={{ fileName: 'liquidaciones' }}
      />
    </>
  )
}

/** Renders a table, whose code comes after the screen's. */
async function montar(tabla: ReactElement, store?: AppStore) {
  const montada = montarPieza(tabla, store)
  await screen.findByRole('grid')
  return montada
}

const filasEnPantalla = () => screen.getAllByRole('row').slice(1)
const buses = () => columna('Bus')
const elegida = () => document.querySelector('output')?.textContent
const clic = (nombre: string) => userEvent.click(screen.getByRole('button', { name: nombre }))

const filtrar = (store: AppStore, filtro: ColumnFilter) =>
  act(() => void store.dispatch(filterChanged({ table: 'prueba', filter: filtro })))

/** Opens the filter panel, on a column. */
async function filtrarPor(titulo: string) {
  await clic('Filtros')
  await userEvent.click(await screen.findByRole('combobox', { name: 'Columna' }))
  await userEvent.click(screen.getByRole('option', { name: titulo }))
}

it('shows ten rows a page, numbers and pesos in Spanish, long dates, and the totals', async () => {
  await montar(<Pantalla />)
  expect(filasEnPantalla()).toHaveLength(10)
  expect(screen.getByText('1–10 de 23')).toBeVisible()
  expect(screen.getByText('1 de marzo de 2026')).toBeVisible()
  expect(screen.getByText('9.000')).toBeVisible()
  expect(screen.getByText(/^-\$\s5\.000$/)).toBeVisible()
  expect(screen.getByText('$ 10')).toBeVisible()
  await clic('Ir a la página siguiente')
  await waitFor(() => expect(buses()[0]).toBe('110'))
  await clic('Ir a la página siguiente')
  await waitFor(() => expect(buses()).toEqual(['120', '121', '122']))
})

it('comes back as it was left', async () => {
  const { unmount, store } = await montar(<Pantalla />)
  await userEvent.click(screen.getByRole('columnheader', { name: /^Conductor/ }))
  await clic('Ir a la página siguiente')
  await waitFor(() => expect(screen.getByText('11–20 de 23')).toBeVisible())
  const antes = buses()
  unmount()
  await montar(<Pantalla datos={[]} cargando />, store)
  expect(store.getState().tablas?.prueba?.page).toBe(1)
  document.body.innerHTML = ''
  await montar(<Pantalla />, store)
  expect(buses()).toEqual(antes)
})

it('says its own words when there is nothing, and a way out when it is a filter that leaves nothing', async () => {
  const { rerender, store } = await montar(<Pantalla datos={[]} />)
  expect(await screen.findByText('No hay liquidaciones.')).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Limpiar filtros' })).not.toBeInTheDocument()

  filtrar(store, { field: 'bus', operador: 'contains', value: 'nada' })
  rerender(<Pantalla />)
  expect(await screen.findByText('No hay liquidaciones.')).toBeVisible()
  await userEvent.click(screen.getAllByRole('button', { name: 'Limpiar filtros' })[0]!)
  await waitFor(() => expect(filasEnPantalla()).toHaveLength(10))
})

it('shows that it is loading instead of saying that there is nothing', async () => {
  await montar(<Pantalla datos={[]} cargando />)
  expect(screen.queryByText('No hay liquidaciones.')).not.toBeInTheDocument()
})

it('marks highlighted rows and says in words what they are', async () => {
  await montar(<Pantalla />)
  expect(filasEnPantalla().map((fila) => fila.classList.contains('pendiente'))).toEqual(
    filas.slice(0, 10).map(({ liquidada }) => !liquidada),
  )
  expect(screen.getByText('Sin liquidar')).toBeVisible()
})

it('shows a hidden column when asked to, and remembers it', async () => {
  const { store } = await montar(<Pantalla />)
  expect(screen.queryByRole('columnheader', { name: /^Identificador/ })).not.toBeInTheDocument()
  await clic('Columnas')
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Identificador' }))
  expect(await screen.findByRole('columnheader', { name: /^Identificador/ })).toBeVisible()
  expect(store.getState().tablas?.prueba?.columns.uuid).toBe(true)
})

describe('selection', () => {
  it('is of one row, and a second click takes it away', async () => {
    await montar(<Pantalla />)
    await userEvent.click(screen.getByText('102'))
    expect(elegida()).toBe('u2')
    await userEvent.click(screen.getByText('105'))
    expect(elegida()).toBe('u5')
    expect(screen.getAllByRole('row', { selected: true })).toHaveLength(1)
    await userEvent.click(screen.getByText('105'))
    expect(elegida()).toBe('ninguna')
  })

  it('works from the keyboard', async () => {
    await montar(<Pantalla />)
    await userEvent.click(screen.getByText('100'))
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}')
    expect(elegida()).toBe('u2')
    await userEvent.keyboard(' ')
    expect(elegida()).toBe('ninguna')
  })

  it('outlives the page but not the row', async () => {
    const { rerender } = await montar(<Pantalla />)
    await userEvent.click(screen.getByText('102'))
    await clic('Ir a la página siguiente')
    await waitFor(() => expect(buses()[0]).toBe('110'))
    expect(elegida()).toBe('u2')
    rerender(<Pantalla datos={filas.filter(({ uuid }) => uuid !== 'u2')} />)
    await waitFor(() => expect(elegida()).toBe('ninguna'))
  })
})

describe('column filters', () => {
  it('find names without their accents', async () => {
    await montar(<Pantalla />)
    await filtrarPor('Conductor')
    await userEvent.type(await screen.findByRole('textbox', { name: 'Valor' }), 'gomez')
    await waitFor(() => expect(screen.getByText('1–8 de 8')).toBeVisible())
  })
})

it('exports the rows that the filter leaves, of every page, sorted, with the columns shown', async () => {
  const archivos: { nombre: string; texto: Promise<string> }[] = []
  let blob = new Blob()
  URL.createObjectURL = (objeto) => {
    blob = objeto as Blob
    return 'blob:prueba'
  }
  URL.revokeObjectURL = () => undefined
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    const lector = new FileReader()
    const texto = new Promise<string>((leido) => {
      lector.onload = () => leido(lector.result as string)
    })
    lector.readAsText(blob)
    archivos.push({ nombre: this.download, texto })
  })

  const { store } = await montar(<Pantalla />)
  filtrar(store, { field: 'liquidada', operador: 'is', value: true })
  act(
    () => void store.dispatch(sortChanged({ table: 'prueba', sort: { field: 'fecha', direccion: 'desc' } })),
  )
  await waitFor(() => expect(buses()[0]).toBe('122'))
  await clic('Exportar')

  const [archivo] = archivos
  const lineas = (await archivo?.texto)?.split('\r\n') ?? []
  expect(archivo?.nombre).toBe('liquidaciones.csv')
  expect(lineas[0]).toBe('Fecha;Bus;Conductor;Pasajeros;Valor neto;Liquidada')
  expect(lineas[1]).toBe('2026-03-23;122;Álvarez;22000;17000;Sí')
  expect(lineas.at(-2)).toBe('2026-03-01;100;Gómez;0;-5000;Sí')
  expect(lineas).toHaveLength(12 + 2)
})

it('finds what is typed over it, in the pages, the totals and the file, until Escape', async () => {
  const user = userEvent.setup()
  const { store } = await montar(
    <DataTable
      id="buscada"
      title="Liquidaciones"
      rows={filas}
      columns={COLUMNAS}
      emptyMessage="No hay liquidaciones."
      totals={contarFilas}
    />,
  )
  const caja = screen.getByRole('searchbox', { name: 'Buscar en la tabla' })
  await user.type(caja, 'GOMEZ 9.000')
  expect(await screen.findByText('1 filas')).toBeVisible()
  await waitFor(() => expect(buses()).toEqual(['109']))
  await user.clear(caja)
  await user.type(caja, 'gomez')
  expect(await screen.findByText('8 filas')).toBeVisible()
  await user.keyboard('{Escape}')
  expect(await screen.findByText('23 filas')).toBeVisible()
  expect(caja).toHaveValue('')
  expect(caja).toHaveFocus()
  expect(store.getState().tablas?.buscada?.quick).toEqual([])
})

it('names its panels in Spanish and offers every column', async () => {
  await montar(<Pantalla />)
  await clic('Filtros')
  await userEvent.click(await screen.findByRole('combobox', { name: 'Columna' }))
  const opciones = within(screen.getByRole('listbox')).getAllByRole('option')
  expect(opciones.map(({ textContent }) => textContent)).toEqual(
    expect.arrayContaining(
      COLUMNAS.filter(({ hidden: oculta }) => !oculta).map(({ title: titulo }) => titulo),
    ),
  )
  expect(screen.getByLabelText('Condición')).toBeInTheDocument()
})

it('renders no cell again for what happens around it', async () => {
  const render = jest.fn(({ bus }: Fila) => bus)
  const columnas: Column<Fila>[] = [{ field: 'bus', title: 'Bus', render }]
  const tabla = (texto: string) => (
    <DataTable
      id="quieta"
      title="Buses"
      rows={filas}
      columns={columnas}
      emptyMessage="No hay buses."
      totals={[{ label: 'Total', value: '3' }]}
      actions={<button>{texto}</button>}
    />
  )
  const { rerender } = await montar(tabla('uno'))
  const veces = render.mock.calls.length
  rerender(tabla('dos'))
  expect(screen.getByRole('button', { name: 'dos' })).toBeVisible()
  expect(render).toHaveBeenCalledTimes(veces)
})

it('turns to the page of a row that the screen selects, and leaves the pages to the person from then on', async () => {
  const user = userEvent.setup()
  await montar(<Pantalla />)
  await user.click(screen.getByRole('button', { name: 'Elegir la 22' }))
  expect(await screen.findByText('22 de marzo de 2026')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Ir a la página anterior' }))
  expect(await screen.findByText('11 de marzo de 2026')).toBeVisible()
  expect(screen.getByText('u21')).toBeInTheDocument()
})

it('follows the selected row to where a new list has it, unless the person has turned the page since', async () => {
  const user = userEvent.setup()
  const { rerender } = await montar(<Pantalla />)
  await user.click(screen.getByRole('button', { name: 'Elegir la 22' }))
  expect(await screen.findByText('22 de marzo de 2026')).toBeVisible()
  const alReves = [...filas].reverse()
  rerender(<Pantalla datos={alReves} />)
  expect(await screen.findByText('23 de marzo de 2026')).toBeVisible()
  expect(screen.getByText('22 de marzo de 2026')).toBeVisible()

  await user.click(screen.getByRole('button', { name: 'Ir a la página siguiente' }))
  expect(await screen.findByText('11 de marzo de 2026')).toBeVisible()
  rerender(<Pantalla datos={[...filas]} />)
  expect(await screen.findByText('13 de marzo de 2026')).toBeVisible()
  expect(screen.queryByText('22 de marzo de 2026')).toBeNull()
})

it('works the totals out of the rows that the filter leaves', async () => {
  const { store } = await montar(
    <DataTable
      id="sumada"
      title="Liquidaciones"
      rows={filas}
      columns={COLUMNAS}
      emptyMessage="No hay liquidaciones."
      totals={contarFilas}
    />,
  )
  expect(await screen.findByText('23 filas')).toBeVisible()
  act(() => {
    store.dispatch(
      filterChanged({ table: 'sumada', filter: { field: 'conductor', operador: 'equals', value: 'ruiz' } }),
    )
  })
  expect(await screen.findByText('7 filas')).toBeVisible()
})
