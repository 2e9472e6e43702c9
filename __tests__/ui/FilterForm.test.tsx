import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { BusquedaLiquidacionesSchema } from '../../src/contract/liquidacionesQueries'
import { DateField } from '../../src/ui/fields/DateField'
import { TextField } from '../../src/ui/fields/TextField'
import { FilterForm } from '../../src/ui/form/FilterForm'
import { onPhone } from '../setup/phone'
import { montar } from './mount'

const VACIO: Record<'numero' | 'fechaInicial' | 'fechaFinal', string | null> = {
  numero: null,
  fechaInicial: null,
  fechaFinal: null,
}

function Busqueda({ onBuscar }: { onBuscar: (filtro: typeof VACIO) => void }) {
  const [filtro, setFiltro] = useState(VACIO)
  return (
    <FilterForm
      title="Buscar liquidaciones"
      table="liquidaciones"
      schema={BusquedaLiquidacionesSchema}
      filter={filtro}
      empty={VACIO}
      onSearch={(buscado) => {
        setFiltro(buscado)
        onBuscar(buscado)
      }}
      onClear={() => setFiltro(VACIO)}
    >
      <TextField name="numero" label="Bus" />
      <DateField name="fechaInicial" label="Fecha inicial" />
      <DateField name="fechaFinal" label="Fecha final" />
    </FilterForm>
  )
}

function abrir() {
  const onBuscar = jest.fn()
  montar(<Busqueda onBuscar={onBuscar} />)
  return { onBuscar, user: userEvent.setup() }
}

it('searches with Enter, with null where nothing was typed', async () => {
  const { user, onBuscar } = abrir()
  await user.type(screen.getByLabelText('Bus'), '1001{Enter}')
  await waitFor(() => expect(onBuscar).toHaveBeenCalledWith({ ...VACIO, numero: '1001' }))
  expect(screen.getByLabelText('Bus')).toHaveValue('1001')
})

it('does not search what the rules refuse', async () => {
  const { user, onBuscar } = abrir()
  await user.type(screen.getByLabelText('Fecha inicial'), '100326')
  await user.type(screen.getByLabelText('Fecha final'), '100326{Enter}')
  expect(await screen.findByText('Fecha final debe ser mayor a la inicial.')).toBeVisible()
  expect(onBuscar).not.toHaveBeenCalled()
})

it('clears what was typed and what was searched for', async () => {
  const { user, onBuscar } = abrir()
  await user.type(screen.getByLabelText('Bus'), '1001{Enter}')
  await waitFor(() => expect(onBuscar).toHaveBeenCalled())
  await user.type(screen.getByLabelText('Bus'), '9')
  await user.click(screen.getByRole('button', { name: 'Limpiar' }))
  expect(screen.getByLabelText('Bus')).toHaveValue('')
})

describe('on a phone', () => {
  onPhone()
  const boton = (nombre: string) => screen.getByRole('button', { name: nombre })

  it('is one line until it is opened, which goes to its first field', async () => {
    const { user } = abrir()
    expect(screen.queryByRole('textbox', { name: 'Bus' })).not.toBeInTheDocument()
    expect(boton('Mostrar filtros')).toHaveAttribute('aria-expanded', 'false')
    await user.click(boton('Mostrar filtros'))
    expect(screen.getByRole('textbox', { name: 'Bus' })).toHaveFocus()
    expect(boton('Ocultar filtros')).toHaveAttribute('aria-expanded', 'true')
  })

  it('folds once it has searched, and says how many filters are set', async () => {
    const { user } = abrir()
    await user.click(boton('Mostrar filtros'))
    await user.type(screen.getByRole('textbox', { name: 'Bus' }), '1001{Enter}')
    await waitFor(() => expect(boton('Mostrar filtros (1)')).toHaveFocus())
    expect(screen.queryByRole('textbox', { name: 'Bus' })).not.toBeInTheDocument()
  })

  it('stays open over what the rules refuse', async () => {
    const { user } = abrir()
    await user.click(boton('Mostrar filtros'))
    await user.type(screen.getByLabelText('Fecha inicial'), '100326')
    await user.type(screen.getByLabelText('Fecha final'), '100326{Enter}')
    expect(await screen.findByText('Fecha final debe ser mayor a la inicial.')).toBeVisible()
  })
})
