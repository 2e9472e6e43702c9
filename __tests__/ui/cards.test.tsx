/** A table on a phone: cards over the same columns, with the table's search, order, pages, selection and exports. */
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'

import { RecordTable } from '../../src/records/table/RecordTable'
import { type Column } from '../../src/ui/tableState/columns'
import { onPhone } from '../setup/phone'
import { columns, rowOf, rows } from '../setup/screen'
import { mount } from './mount'
import { COLUMNS, ROWS, count, pending, type Row } from './rows'

const PLACES: Record<string, Column<Row>['card']> = {
  fecha: 'title',
  bus: 'title',
  conductor: 'subtitle',
  pasajeros: 'amount',
  uuid: 'figure',
  neto: 'figure',
  liquidada: 'figure',
}
const CARDS = COLUMNS.map((column): Column<Row> => ({
  ...column,
  ...(column.field === 'bus' && { link: ({ bus }) => `/buses/${bus}` }),
  ...(column.field === 'uuid' && { hidden: false, format: (uuid) => (uuid === 'u1' ? '' : String(uuid)) }),
  card: PLACES[column.field],
}))

function TestScreen() {
  const [uuid, setUuid] = useState<string | null>(null)
  return (
    <>
      <output>{uuid ?? 'ninguna'}</output>
      <button onClick={() => setUuid('u21')}>Elegir la 22</button>
      <RecordTable
        id="prueba"
        title="Liquidaciones"
        rows={ROWS}
        columns={CARDS}
        emptyMessage="No hay liquidaciones."
        selection={{ uuid, onChange: setUuid }}
        highlightedRow={pending}
        legend={{ pendiente: 'Sin liquidar' }}
        totals={count}
        exportOptions={{ fileName: 'liquidaciones' }}
      />
    </>
  )
}

async function show() {
  mount(<TestScreen />)
  await screen.findByRole('searchbox', { name: 'Buscar en la tabla' })
}

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))
const titles = () => rows().map((one) => /\d+ de marzo/.exec(one.textContent ?? '')?.[0])

onPhone()
afterEach(() => localStorage.clear())

it('shows each row as a card with the title, the figures and the state that its columns name', async () => {
  await show()
  expect(rows()).toHaveLength(10)
  const second = within(rows()[1]!)
  expect(second.getAllByRole('gridcell')).toHaveLength(1)
  expect(rows()[1]).toHaveTextContent(/^2 de marzo de 2026 · Bus 101Sin liquidar1\.000Álvarez/)
  expect(second.getByText('Valor neto').nextSibling).toHaveTextContent(/^−\$\s4\.000$/)
  expect(within(second.getByText('Liquidada').parentElement!).getByTitle('No')).toBeInTheDocument()
  expect(second.getByText('Sin liquidar')).toBeVisible()
  expect(second.queryByText('Identificador')).not.toBeInTheDocument()
  expect(within(rows()[0]!).getByText('Identificador').nextSibling).toHaveTextContent('u0')
  expect(second.queryByText('Pasajeros')).not.toBeInTheDocument()
  expect(within(rows()[0]!).queryByText('Sin liquidar')).not.toBeInTheDocument()
  expect(screen.getByText('23 filas')).toBeVisible()
})

it('turns to the card that the screen selects, and forgets one that is searched away', async () => {
  await show()
  await press('Elegir la 22')
  expect(await screen.findByText('21–23 de 23')).toBeVisible()
  expect(rowOf('Bus 121')).toHaveAttribute('aria-selected', 'true')
  await userEvent.type(screen.getByRole('searchbox'), 'alvarez 104')
  await waitFor(() => expect(titles()).toEqual(['5 de marzo']))
  expect(document.querySelector('output')).toHaveTextContent('ninguna')
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

it('Varias puts a checkbox beside each card', async () => {
  await show()
  await press('Varias')
  const box = (name: string) => within(rowOf(name)).findByRole('checkbox')
  await userEvent.click(await box('Bus 100'))
  await userEvent.click(await box('Bus 103'))
  expect(await screen.findByText('2 elegidas')).toBeVisible()
  await userEvent.click(await box('Bus 103'))
  expect(screen.getByText('1 elegida')).toBeVisible()
  await press('Varias')
  expect(screen.queryByRole('checkbox')).not.toBeInTheDocument()
})

it('gives way to the table, where every column is, and comes back with the same card chosen', async () => {
  await show()
  await userEvent.click(rowOf('Álvarez'))
  await press('Ver tabla')
  await waitFor(() => expect(columns()).toContain('Pasajeros'))
  expect(screen.getByRole('button', { name: 'Columnas' })).toBeVisible()
  await press('Ver tabla')
  await waitFor(() => expect(columns()).toEqual(['Tarjeta']))
  expect(rowOf('Álvarez')).toHaveAttribute('aria-selected', 'true')
})
