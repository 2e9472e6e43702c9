import { act, cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { makeStore } from '../../src/app/store'
import { signedIn, signedOut } from '../../src/session/sessionSlice'
import { type Column } from '../../src/ui/table/columns'
import { DataTable } from '../../src/ui/table/DataTable'
import { FilterForm } from '../../src/ui/form/FilterForm'
import { TextField } from '../../src/ui/fields/TextField'
import { columna, columnas } from '../setup/screen'
import { montar } from './mount'

interface Fila {
  uuid: string
  bus: string
  ruta: string
}

const filas: Fila[] = Array.from({ length: 40 }, (_, i) => ({
  uuid: `u${i}`,
  bus: String(100 + i),
  ruta: `Ruta ${i % 7}`,
}))
const COLUMNAS: Column<Fila>[] = [
  { field: 'uuid', title: 'Identificador', hidden: true },
  { field: 'bus', title: 'Bus' },
  { field: 'ruta', title: 'Ruta' },
]
const VACIO: { numero: string | null } = { numero: null }

afterEach(() => localStorage.clear())

/** The screen of a person in a page of their own, as after loading it. */
async function abrir(username: string, filtro: typeof VACIO | null = null) {
  cleanup()
  const store = makeStore({
    sesion: { usuario: { username, nombre: username, roles: [] }, endReason: null },
  })
  montar(
    <>
      <FilterForm
        title="Buscar buses"
        table="prueba"
        schema={{ parse: (valores: unknown) => valores } as never}
        filter={filtro}
        empty={VACIO}
        onSearch={() => undefined}
        onClear={() => undefined}
      >
        <TextField name="numero" label="Número" />
      </FilterForm>
      <DataTable id="prueba" title="Buses" rows={filas} columns={COLUMNAS} emptyMessage="No hay buses." />
    </>,
    store,
  )
  await screen.findByRole('grid')
  return { store, user: userEvent.setup() }
}

const boton = (nombre: string) => screen.getByRole('button', { name: nombre })
const panel = async (user: ReturnType<typeof userEvent.setup>) => {
  await user.click(boton('Columnas'))
  return screen.findByRole('list', { name: 'Columnas' })
}
const porPagina = () => screen.getByRole('combobox', { name: /Filas por página/ })
const filasEnPantalla = () => screen.getAllByRole('row').slice(1)

/** Leaves the table as nobody else has it. */
async function arreglar(user: ReturnType<typeof userEvent.setup>) {
  await panel(user)
  await user.click(screen.getByRole('checkbox', { name: 'Identificador' }))
  await user.click(boton('Subir Ruta'))
  await user.click(boton('Compacta'))
  await user.keyboard('{Escape}')
  await user.click(screen.getByRole('columnheader', { name: /^Bus/ }))
  await user.click(screen.getByRole('columnheader', { name: /^Bus/ }))
  await user.click(porPagina())
  await user.click(await screen.findByRole('option', { name: '25' }))
  await user.click(boton('Ocultar filtros'))
}

it('is found as it was left: columns, order, height, sort, rows per page, the search folded', async () => {
  const antes = await abrir('ana')
  expect(columnas()).toEqual(['Bus', 'Ruta'])
  expect(porPagina()).toHaveTextContent('10')
  await arreglar(antes.user)

  await abrir('ana')
  expect(columnas()).toEqual(['Identificador', 'Ruta', 'Bus'])
  expect(porPagina()).toHaveTextContent('25')
  expect(filasEnPantalla()).toHaveLength(25)
  expect(columna('Bus')[0]).toBe('139')
  expect(screen.getByRole('grid').closest('.compacta')).not.toBeNull()
  expect(boton('Mostrar filtros')).toHaveAttribute('aria-expanded', 'false')
  expect(screen.queryByRole('textbox', { name: 'Número' })).not.toBeInTheDocument()
})

it('is never how another person left it, who finds it untouched', async () => {
  const antes = await abrir('ana')
  await arreglar(antes.user)
  await abrir('beto')
  expect(columnas()).toEqual(['Bus', 'Ruta'])
  expect(porPagina()).toHaveTextContent('10')
  expect(boton('Ocultar filtros')).toBeVisible()
  expect(screen.getByRole('textbox', { name: 'Número' })).toBeVisible()
})

it('passes to nobody in the same page either, and nothing is lost by signing out', async () => {
  const { store, user } = await abrir('ana')
  await arreglar(user)
  const entra = (username: string) =>
    act(() => void store.dispatch(signedIn({ username, nombre: username, roles: [] })))
  const sale = () => act(() => void store.dispatch(signedOut('salida')))
  sale()
  entra('beto')
  await waitFor(() => expect(columnas()).toEqual(['Bus', 'Ruta']))
  await user.click(await panel(user).then(() => screen.getByRole('checkbox', { name: 'Ruta' })))
  await waitFor(() => expect(columnas()).toEqual(['Bus']))
  await user.keyboard('{Escape}')
  sale()
  entra('ana')
  await waitFor(() => expect(columnas()).toEqual(['Identificador', 'Ruta', 'Bus']))
})

it('comes back to what the screen has with Restablecer, and then nothing is remembered', async () => {
  const { user } = await abrir('ana')
  await arreglar(user)
  await user.click(boton('Mostrar filtros'))
  await panel(user)
  await user.click(boton('Restablecer'))
  await user.keyboard('{Escape}')
  await waitFor(() => expect(columnas()).toEqual(['Bus', 'Ruta']))
  expect(porPagina()).toHaveTextContent('10')
  expect(columna('Bus')[0]).toBe('100')
  expect(localStorage).toHaveLength(0)
})

it.each([
  ['no JSON', '{'],
  ['something else', '[1]'],
  [
    'values that are none',
    '{"sort":{"field":1},"columns":{"bus":3},"order":"x","widths":{"bus":-4},"pageSize":1000}',
  ],
])('is as the screen has it where the browser holds %s', async (_que, texto) => {
  localStorage.setItem('cochera.tabla/ana/prueba', texto)
  await abrir('ana')
  expect(columnas()).toEqual(['Bus', 'Ruta'])
  expect(porPagina()).toHaveTextContent('10')
})

it('works as ever in a browser that stores nothing', async () => {
  const { user } = await abrir('ana')
  const lleno = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('', 'QuotaExceededError')
  })
  await panel(user)
  await user.click(screen.getByRole('checkbox', { name: 'Identificador' }))
  await waitFor(() => expect(columnas()).toEqual(['Identificador', 'Bus', 'Ruta']))
  lleno.mockRestore()
})

it('moves a column from the keyboard, which stays on its button as long as there is a way on', async () => {
  const { user } = await abrir('ana')
  const lista = await panel(user)
  act(() => boton('Bajar Bus').focus())
  await user.keyboard('{Enter}')
  expect(columnas()).toEqual(['Ruta', 'Bus'])
  expect(screen.getByRole('status')).toHaveTextContent('Bus: columna 3 de 3')
  // There is none further down.
  await waitFor(() => expect(boton('Subir Bus')).toHaveFocus())
  await user.keyboard('{Enter}')
  await waitFor(() => expect(boton('Subir Bus')).toHaveFocus())
  expect(
    within(lista)
      .getAllByRole('checkbox')
      .map((uno) => (uno as HTMLInputElement).labels?.[0]?.textContent),
  ).toEqual(['Identificador', 'Bus', 'Ruta'])
})

it('is wider or narrower by Shift and an arrow on a column title', async () => {
  const { user, store } = await abrir('ana')
  await user.click(screen.getByText('100'))
  await user.keyboard('{ArrowUp}')
  await user.keyboard('{Shift>}{ArrowRight}{/Shift}')
  const ancho = store.getState().tablas?.prueba?.widths.bus ?? 0
  expect(ancho).toBeGreaterThan(0)
  await user.keyboard('{Shift>}{ArrowRight}{/Shift}')
  await waitFor(() => expect(store.getState().tablas?.prueba?.widths).toEqual({ bus: ancho + 16 }))
})

it('says how many filters are set while the search is folded', async () => {
  const { user } = await abrir('ana', { numero: '301' })
  await user.click(boton('Ocultar filtros'))
  expect(boton('Mostrar filtros (1)')).toHaveFocus()
})
