/** A table on a phone: cards over the same columns, with the table's search, order, pages, selection and exports. */
import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { type AppStore } from '../../src/app/store'
import { RecordTable } from '../../src/records/table/RecordTable'
import { type Column } from '../../src/ui/tableState/columns'
import { tableChanged } from '../../src/ui/tableState/tableSlice'
import { onPhone } from '../setup/phone'
import { columns, rowOf, rows } from '../setup/screen'
import { mount } from './mount'
import { COLUMNS, ROWS, count, pending, type Row } from './rows'

const PLACES: Record<string, Column<Row>['card']> = {
  fecha: 'title',
  bus: 'title',
  conductor: 'subtitle',
  neto: 'figure',
  liquidada: 'figure',
}
const CARDS = COLUMNS.map((column): Column<Row> => ({
  ...column,
  ...(column.field === 'bus' && { link: ({ bus }) => `/buses/${bus}` }),
  card: PLACES[column.field],
}))

interface Props {
  rows?: Row[]
  loading?: boolean
}

function TestScreen({ rows = ROWS, loading }: Props) {
  const [uuid, setUuid] = useState<string | null>(null)
  const [opened, setOpened] = useState('nada')
  return (
    <>
      <output>
        {uuid ?? 'ninguna'}, {opened}
      </output>
      <button onClick={() => setUuid('u21')}>Elegir la 22</button>
      <RecordTable
        id="prueba"
        title="Liquidaciones"
        rows={rows}
        columns={CARDS}
        loading={loading}
        emptyMessage="No hay liquidaciones."
        selection={{ uuid, onChange: setUuid }}
        onDoubleClick={setOpened}
        highlightedRow={pending}
        legend={{ pendiente: 'Sin liquidar' }}
        totals={count}
        actions={<button disabled={uuid === null}>Editar</button>}
        exportOptions={{ fileName: 'liquidaciones' }}
      />
    </>
  )
}

async function show(props: Props = {}, store?: AppStore) {
  const mounted = mount(<TestScreen {...props} />, store)
  await screen.findByRole('searchbox', { name: 'Buscar en la tabla' })
  return mounted
}

const cards = rows
const card = (text: string) => rowOf(text)
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))
const state = () => document.querySelector('output')?.textContent
const titles = () => cards().map((one) => /\d+ de marzo/.exec(one.textContent ?? '')?.[0])

onPhone()
afterEach(() => localStorage.clear())

it('shows each row as a card with the title, the figures and the state that its columns name', async () => {
  await show()
  expect(cards()).toHaveLength(10)
  const second = within(cards()[1]!)
  expect(second.getAllByRole('gridcell')).toHaveLength(1)
  expect(cards()[1]).toHaveTextContent(/^2 de marzo de 2026Bus 101Álvarez/)
  expect(second.getByText('Valor neto').nextSibling).toHaveTextContent(/^-\$\s4\.000$/)
  expect(within(second.getByText('Liquidada').parentElement!).getByTitle('No')).toBeInTheDocument()
  expect(second.getByText('Sin liquidar')).toBeVisible()
  expect(second.queryByText('Pasajeros')).not.toBeInTheDocument()
  expect(within(cards()[0]!).queryByText('Sin liquidar')).not.toBeInTheDocument()
  expect(screen.getByText('23 filas')).toBeVisible()
})

it('a press selects and deselects a card, which the buttons are about', async () => {
  await show()
  expect(screen.getByRole('button', { name: 'Editar' })).toBeDisabled()
  await userEvent.click(card('Álvarez'))
  expect(state()).toBe('u1, nada')
  expect(card('Álvarez')).toHaveAttribute('aria-selected', 'true')
  expect(screen.getByRole('button', { name: 'Editar' })).toBeEnabled()
  await userEvent.click(card('Álvarez'))
  expect(state()).toBe('ninguna, nada')
  await userEvent.dblClick(card('Ruiz'))
  expect(state()).toBe('u2, u2')
})

it('turns to the card that the screen selects, and forgets one that is searched away', async () => {
  await show()
  await press('Elegir la 22')
  expect(await screen.findByText('21–23 de 23')).toBeVisible()
  expect(card('Bus 121')).toHaveAttribute('aria-selected', 'true')
  await userEvent.type(screen.getByRole('searchbox'), 'alvarez 104')
  await waitFor(() => expect(titles()).toEqual(['5 de marzo']))
  expect(state()).toBe('ninguna, nada')
  expect(screen.getByText('23 filas')).toBeVisible()
  expect(screen.getByText('Filas ocultas por los filtros de la tabla').parentElement).toHaveTextContent(/22$/)
})

it('keeps the order of the table', async () => {
  await show()
  await press('Ver tabla')
  await userEvent.click(await screen.findByRole('columnheader', { name: /^Conductor/ }))
  await press('Ver tabla')
  await waitFor(() => expect(titles()[0]).toBe('2 de marzo'))
})

it('turns pages and takes another number of cards', async () => {
  await show()
  await press('Ir a la página siguiente')
  expect(titles()[0]).toBe('11 de marzo')
  await userEvent.click(screen.getByRole('combobox', { name: 'Filas por página:' }))
  await userEvent.click(screen.getByRole('option', { name: '25' }))
  expect(cards()).toHaveLength(23)
})

it('Varias puts a checkbox beside each card', async () => {
  await show()
  await press('Varias')
  const box = (name: string) => within(card(name)).findByRole('checkbox')
  await userEvent.click(await box('Bus 100'))
  await userEvent.click(await box('Bus 103'))
  expect(await screen.findByText('2 elegidas')).toBeVisible()
  await userEvent.click(await box('Bus 103'))
  expect(screen.getByText('1 elegida')).toBeVisible()
  await press('Varias')
  expect(screen.queryByRole('checkbox')).not.toBeInTheDocument()
})

it('says that it loads, that there is nothing, and clears the filter of a column', async () => {
  const { rerender, store } = await show({ rows: [], loading: true })
  expect(screen.getByRole('progressbar', { name: 'Cargando' })).toBeInTheDocument()
  expect(screen.queryByText('No hay liquidaciones.')).not.toBeInTheDocument()
  const filter = { field: 'bus', operator: 'contains', value: 'nada' }
  act(() => void store.dispatch(tableChanged({ table: 'prueba', filter: { items: [filter] } })))
  rerender(<TestScreen />)
  expect(await screen.findByText('No hay liquidaciones.')).toBeVisible()
  await press('Limpiar filtros')
  expect(cards()).toHaveLength(10)
})

it('gives way to the table, where every column is, and comes back with the same card chosen', async () => {
  await show()
  await userEvent.click(card('Álvarez'))
  await press('Ver tabla')
  await waitFor(() => expect(columns()).toContain('Pasajeros'))
  expect(screen.getByRole('button', { name: 'Columnas' })).toBeVisible()
  await press('Ver tabla')
  await waitFor(() => expect(columns()).toEqual(['Tarjeta']))
  expect(card('Álvarez')).toHaveAttribute('aria-selected', 'true')
})
