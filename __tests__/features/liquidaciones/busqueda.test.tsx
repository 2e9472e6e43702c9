import { act, screen, waitFor } from '@testing-library/react'
import type { Oficina } from '../../setup/page'
import { abrirLista, boton, buses, filtrarTabla, registrada, unaEmpresa } from './pantalla'

/** The search of the list: its rules, its address and its memory. */
let oficina: Oficina

beforeAll(async () => {
  oficina = await unaEmpresa()
  await registrada(oficina, { fecha: '2026-03-04', liquidada: true })
  await registrada(oficina, { fecha: '2026-03-05' })
  await registrada(oficina, { fecha: '2026-03-05', busNumero: '15', conductorDocumento: '1002' })
})
afterAll(() => oficina.cerrar())

const listas = () => oficina.llamadas.filter((llamada) => llamada.includes('table'))
const direccion = ({ router }: { router: { state: { location: { search: string } } } }) =>
  router.state.location.search

test('the untouched screen asks for the whole table', async () => {
  await abrirLista(oficina)
  expect(listas()).toEqual(['GET /api/liquidaciones/table'])
})

test('searches by what was chosen and leaves out what was not, in the call and in the address', async () => {
  const pantalla = await abrirLista(oficina)
  const busqueda = pantalla.busqueda()
  await busqueda.llenar({ Bus: '12' })
  await pantalla.user.selectOptions(busqueda.campo('Liquidada'), 'No')
  await busqueda.pulsar('Buscar')
  await waitFor(() => expect(buses()).toEqual(['12']))
  expect(listas().at(-1)).toBe('GET /api/liquidaciones/v2/table?numero=12&liquidada=false')
  expect(direccion(pantalla)).toBe('?numero=12&liquidada=false')
  expect(pantalla.store.getState().filtroLiquidaciones).toEqual({
    fechaInicial: null,
    fechaFinal: null,
    numero: '12',
    documento: null,
    liquidada: 'false',
    periodo: null,
    parte: null,
  })

  await busqueda.pulsar('Limpiar')
  await waitFor(() => expect(buses()).toHaveLength(3))
  expect(busqueda.campo('Bus')).toHaveValue('')
  expect(direccion(pantalla)).toBe('')
})

test('an empty search is one too: it has its call, its address and its rows until Limpiar', async () => {
  const pantalla = await abrirLista(oficina)
  const busqueda = pantalla.busqueda()
  await busqueda.pulsar('Buscar')
  await waitFor(() => expect(listas().at(-1)).toBe('GET /api/liquidaciones/v2/table'))
  await waitFor(() => expect(direccion(pantalla)).toBe('?fechaInicial='))
  const nada = { fechaInicial: null, fechaFinal: null, numero: null, documento: null, liquidada: null }
  const sinPeriodo = { periodo: null, parte: null }
  await waitFor(() =>
    expect(pantalla.store.getState().filtroLiquidaciones).toEqual({ ...nada, ...sinPeriodo }),
  )
  await act(() => pantalla.router.navigate('/no-existe'))
  await act(() => pantalla.router.navigate('/'))
  await waitFor(() => expect(direccion(pantalla)).toBe('?fechaInicial='))
  await waitFor(() => expect(buses()).toHaveLength(3))
  expect(listas().filter((llamada) => !llamada.includes('v2'))).toHaveLength(1)

  await pantalla.busqueda().pulsar('Limpiar')
  await waitFor(() => expect(direccion(pantalla)).toBe(''))
  expect(pantalla.store.getState().filtroLiquidaciones).toBeNull()
})

test('an empty search that a colleague sent is carried out', async () => {
  await abrirLista(oficina, '/?fechaInicial=')
  expect(listas()).toEqual(['GET /api/liquidaciones/v2/table'])
})

test('what a colleague has entered comes with the next press', async () => {
  const pantalla = await abrirLista(oficina, '/?numero=17')
  expect(buses()).toEqual([])
  await registrada(oficina, { fecha: '2026-03-06', busNumero: '17' })
  await pantalla.busqueda().pulsar('Buscar')
  await waitFor(() => expect(buses()).toEqual(['17']))
  await oficina.db.deleteFrom('liquidaciones').where('fecha', '=', '2026-03-06').execute()
})

test('searches by driver and dates, both of them included', async () => {
  const pantalla = await abrirLista(oficina)
  const busqueda = pantalla.busqueda()
  await busqueda.llenar({ Conductor: 'Ana', 'Fecha Inicio': '03/03/26', 'Fecha Final': '04/03/26' })
  await busqueda.pulsar('Buscar')
  await waitFor(() => expect(buses()).toEqual(['12']))
  expect(listas().at(-1)).toBe(
    'GET /api/liquidaciones/v2/table?fechaInicial=2026-03-03&fechaFinal=2026-03-04&documento=1001',
  )
})

test('finds the settlements of a driver who has since retired', async () => {
  const { db } = oficina
  await db.updateTable('conductores').set({ valido: 0 }).where('documento', '=', '1002').execute()
  const { busqueda } = await abrirLista(oficina)
  const { llenar, pulsar } = busqueda()
  await llenar({ Conductor: 'bernal' })
  await pulsar('Buscar')
  await waitFor(() => expect(buses()).toEqual(['15']))
  await db.updateTable('conductores').set({ valido: 1 }).where('documento', '=', '1002').execute()
})

test('a search that a colleague sent is carried out, and its fields show it', async () => {
  const { busqueda } = await abrirLista(oficina, '/?numero=15')
  await waitFor(() => expect(buses()).toEqual(['15']))
  expect(listas()).toEqual(['GET /api/liquidaciones/v2/table?numero=15'])
  expect(busqueda().campo('Bus')).toHaveValue('15')
})

test('an address that says nonsense is the untouched screen, and Limpiar clears it', async () => {
  const pantalla = await abrirLista(oficina, '/?fechaInicial=ayer&liquidada=quizas')
  expect(buses()).toHaveLength(3)
  expect(listas()).toEqual(['GET /api/liquidaciones/table'])
  await pantalla.busqueda().pulsar('Limpiar')
  await waitFor(() => expect(direccion(pantalla)).toBe(''))
})

test('survives leaving the screen and coming back', async () => {
  const pantalla = await abrirLista(oficina, '/?liquidada=true')
  await waitFor(() => expect(buses()).toEqual(['12']))
  await act(() => pantalla.router.navigate('/no-existe'))
  await screen.findByText('Página no encontrada')
  await act(() => pantalla.router.navigate('/'))
  await waitFor(() => expect(buses()).toEqual(['12']))
  expect(pantalla.busqueda().campo('Liquidada')).toHaveValue('true')
  expect(direccion(pantalla)).toBe('?liquidada=true')
})

test('its own button clears the table’s column filter, which outlives a search', async () => {
  const { store, user, busqueda } = await abrirLista(oficina)
  expect(boton('Limpiar filtros de la tabla')).toBeDisabled()
  filtrarTabla(store, { field: 'conductorNombre', operador: 'contains', value: 'beto' })
  await waitFor(() => expect(buses()).toEqual(['15']))
  await user.click(busqueda().boton('Limpiar filtros de la tabla'))
  await waitFor(() => expect(buses()).toHaveLength(3))
})
