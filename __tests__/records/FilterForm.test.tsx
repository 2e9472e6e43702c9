import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { BusquedaLiquidacionesSchema } from '../../src/contract/liquidacionesQueries'
import { DateField } from '../../src/ui/fields/DateField'
import { SearchDateField } from '../../src/ui/fields/SearchDateField'
import { TextField } from '../../src/ui/fields/TextField'
import { FilterForm } from '../../src/records/searches/FilterForm'
import { onPhone } from '../setup/phone'
import { mount } from '../ui/mount'

const EMPTY: Record<'numero' | 'fechaInicial' | 'fechaFinal', string | null> = {
  numero: null,
  fechaInicial: null,
  fechaFinal: null,
}

function Search({ onSearch }: { onSearch: (filter: typeof EMPTY) => void }) {
  const [filter, setFilter] = useState(EMPTY)
  return (
    <FilterForm
      title="Buscar liquidaciones"
      table="liquidaciones"
      schema={BusquedaLiquidacionesSchema}
      filter={filter}
      empty={EMPTY}
      onSearch={(sought) => {
        setFilter(sought)
        onSearch(sought)
      }}
      onClear={() => setFilter(EMPTY)}
    >
      <TextField name="numero" label="Bus" />
      <DateField name="fechaInicial" label="Fecha inicial" />
      <DateField name="fechaFinal" label="Fecha final" />
    </FilterForm>
  )
}

function open() {
  const onSearch = jest.fn()
  mount(<Search onSearch={onSearch} />)
  return { onSearch, user: userEvent.setup() }
}

afterAll(() => {
  Object.assign(globalThis, { requestIdleCallback: undefined, cancelIdleCallback: undefined })
})

it('searches with Enter, with null where nothing was typed, and clears what was typed and searched for', async () => {
  const { user, onSearch } = open()
  await user.type(screen.getByLabelText('Bus'), '1001{Enter}')
  await waitFor(() => expect(onSearch).toHaveBeenCalledWith({ ...EMPTY, numero: '1001' }))
  expect(screen.getByLabelText('Bus')).toHaveValue('1001')
  await user.type(screen.getByLabelText('Bus'), '9')
  await user.click(screen.getByRole('button', { name: 'Limpiar' }))
  expect(screen.getByLabelText('Bus')).toHaveValue('')
})

it('gives the focus back to a date whose pickers came while it was typed', async () => {
  let rest: (() => void) | undefined
  Object.assign(globalThis, {
    requestIdleCallback: (work: () => void) => (rest = work),
    cancelIdleCallback: () => undefined,
  })
  const onSearch = jest.fn()
  mount(
    <FilterForm
      title="Buscar salarios"
      table="salarios"
      schema={BusquedaLiquidacionesSchema}
      filter={{ ...EMPTY, fechaFinal: '2026-03-12' }}
      empty={EMPTY}
      onSearch={onSearch}
      onClear={() => undefined}
    >
      <SearchDateField name="fechaInicial" label="Fecha inicial" />
    </FilterForm>,
  )
  const user = userEvent.setup()
  await user.type(screen.getByLabelText('Fecha inicial'), '100326')
  rest?.()
  await act(() => import('../../src/ui/fields/DateField'))
  await user.keyboard('{Enter}')
  await waitFor(() => expect(onSearch).toHaveBeenCalled())
  expect(screen.getByLabelText('Fecha inicial')).toHaveFocus()
})

describe('on a phone', () => {
  onPhone()
  afterEach(() => localStorage.clear())
  const button = (name: string) => screen.getByRole('button', { name })

  it('is one line until it is opened, which goes to its first field', async () => {
    const { user } = open()
    expect(screen.queryByRole('textbox', { name: 'Bus' })).not.toBeInTheDocument()
    expect(button('Mostrar filtros')).toHaveAttribute('aria-expanded', 'false')
    await user.click(button('Mostrar filtros'))
    expect(screen.getByRole('textbox', { name: 'Bus' })).toHaveFocus()
    expect(button('Ocultar filtros')).toHaveAttribute('aria-expanded', 'true')
  })

  it('folds once it has searched, and says how many filters are set', async () => {
    const { user } = open()
    await user.click(button('Mostrar filtros'))
    await user.type(screen.getByRole('textbox', { name: 'Bus' }), '1001{Enter}')
    await waitFor(() => expect(button('Mostrar filtros (1)')).toHaveFocus())
    expect(screen.queryByRole('textbox', { name: 'Bus' })).not.toBeInTheDocument()
  })

  it('stays open over what the rules refuse, and does not search it', async () => {
    const { user, onSearch } = open()
    await user.click(button('Mostrar filtros'))
    await user.type(screen.getByLabelText('Fecha inicial'), '100326')
    await user.type(screen.getByLabelText('Fecha final'), '100326{Enter}')
    expect(await screen.findByText('Fecha final debe ser mayor a la inicial.')).toBeVisible()
    expect(onSearch).not.toHaveBeenCalled()
  })
})
