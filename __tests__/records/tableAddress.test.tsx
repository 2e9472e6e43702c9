/** A list's filters and sort in its address: a bookmark is a saved search. */
import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useLocation } from 'react-router-dom'
import { RecordTable } from '../../src/records/table/RecordTable'
import { tableChanged } from '../../src/ui/tableState/tableSlice'
import { columnTexts } from '../setup/screen'
import { mount } from '../ui/mount'
import { COLUMNS, ROWS } from '../ui/rows'

const Address = () => <output>{decodeURIComponent(useLocation().search)}</output>
const address = () => document.querySelector('output')?.textContent

async function open(search: string) {
  const table = <RecordTable id="prueba" title="Buses" rows={ROWS} columns={COLUMNS} emptyMessage="No hay." />
  const { store } = mount(
    <>
      <Address />
      {table}
    </>,
    undefined,
    `/${search}`,
  )
  await screen.findByRole('grid')
  return store
}

it('opens as its address says, and the address follows what is changed', async () => {
  const order = 'orden=fecha&orden=desc'
  const store = await open(`?numero=303&${order}&filtro=conductor&filtro=contains&filtro=gomez&texto=marzo`)
  await waitFor(() =>
    expect(columnTexts('Bus')).toEqual(['121', '118', '115', '112', '109', '106', '103', '100']),
  )
  expect(screen.getByRole('searchbox')).toHaveValue('marzo')
  act(() => void store.dispatch(tableChanged({ table: 'prueba', filter: { items: [] } })))
  await waitFor(() => expect(address()).toBe(`?numero=303&${order}`))
  await userEvent.type(screen.getByRole('searchbox'), 'ruiz 104')
  await waitFor(() => expect(address()).toBe(`?numero=303&${order}&texto=ruiz&texto=104`))
})

it('tells two words from one with a comma', async () => {
  await open('?texto=1,0')
  const search = await screen.findByRole('searchbox')
  await waitFor(() => expect(search).toHaveValue('1,0'))
  await userEvent.clear(search)
  await userEvent.type(search, '1 0')
  await waitFor(() => expect(address()).toBe('?texto=1&texto=0'))
})

it.each([
  'orden=otra',
  'filtro=otra&filtro=contains&filtro=x',
  'filtro=conductor&filtro=otra&filtro=x',
  'filtro=conductor&filtro=contains',
  'filtro=liquidada&filtro=is&filtro=x',
])('refuses in silence what it cannot read: %s', async (search) => {
  await open(`?${search}`)
  await waitFor(() => expect(columnTexts('Bus')[0]).toBe('100'))
  expect(columnTexts('Bus')).toHaveLength(10)
})
