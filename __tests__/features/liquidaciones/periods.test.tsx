/** The searches of a period and the line of what is missing in it. */
import { act, screen, waitFor } from '@testing-library/react'
import { hoyEn, sumarDias } from '../../../src/contract/fechas'
import { limitsOf } from '../../../src/features/liquidaciones/periods'
import type { Oficina } from '../../setup/page'
import { legible, totales } from '../../setup/screen'
import { abrirLista, buses, registrada, unaEmpresa } from './pantalla'

const HOY = hoyEn('America/Bogota')
const AYER = sumarDias(HOY, -1)
const MANANA = sumarDias(HOY, 1)
let oficina: Oficina

beforeAll(async () => {
  oficina = await unaEmpresa()
  // Today: 12 is settled, 15 is pending and its sensor differs by far; before and after today one each.
  await registrada(oficina, { fecha: HOY, liquidada: true, sensor: 320 })
  await registrada(oficina, { fecha: HOY, busNumero: '15', conductorDocumento: '1002', sensor: 900 })
  await registrada(oficina, { fecha: AYER, busNumero: '17', liquidada: true, sensor: 320 })
  await registrada(oficina, { fecha: MANANA, busNumero: '17', sensor: 320 })
})
afterEach(() => document.querySelector('meta[name="api-base-url"]')?.remove())
afterAll(() => oficina.cerrar())

const chip = (nombre: string) => screen.findByText(nombre, { selector: '[aria-label="Periodo"] *' })
const resumen = () => legible(document.querySelector('[aria-label="Resumen"]')?.textContent)
const parte = (texto: RegExp) => screen.getByText(texto, { selector: '[aria-label="Resumen"] button' })
const listas = () => oficina.llamadas.filter((llamada) => llamada.includes('table'))
const DE_HOY = 'Hoy: 2 de 4 buses · 1 pendiente · 1 con diferencia de sensor'

test('a chip searches its days alone, outside the fields, in the call and in the address', async () => {
  const { user, router, busqueda } = await abrirLista(oficina)
  await user.click(await chip('Hoy'))
  await waitFor(() => expect(buses()).toEqual(['15', '12']))
  expect(listas().at(-1)).toBe(`GET /api/liquidaciones/v2/table?fechaInicial=${HOY}&fechaFinal=${HOY}`)
  expect(busqueda().campo('Fecha Inicio')).toHaveValue('')
  await waitFor(() => expect(router.state.location.search).toBe('?periodo=hoy'))
  expect((await chip('Hoy')).closest('button')).toHaveAttribute('aria-pressed', 'true')

  await user.click(await chip('Ayer'))
  await waitFor(() => expect(buses()).toEqual(['17']))
  expect(resumen()).toBe('Ayer: 1 de 4 buses · 0 pendientes · 0 con diferencia de sensor')
})

test('each part of the line shows its settlements, and the footer their totals, without a call', async () => {
  const { user, router } = await abrirLista(oficina, '/?periodo=hoy')
  await waitFor(() => expect(resumen()).toBe(DE_HOY))
  const llamadas = listas().length
  await user.click(parte(/pendientes?/))
  await waitFor(() => expect(buses()).toEqual(['15']))
  expect(totales()['Total pasajeros registradora']).toBe('300')
  expect(resumen()).toBe(DE_HOY)
  await waitFor(() => expect(router.state.location.search).toBe('?periodo=hoy&parte=pendientes'))
  await user.click(parte(/diferencia/))
  await waitFor(() => expect(parte(/diferencia/)).toHaveAttribute('aria-pressed', 'true'))
  expect(buses()).toEqual(['15'])
  await user.click(parte(/buses/))
  await waitFor(() => expect(buses()).toEqual(['15', '12']))
  expect(totales()['Total pasajeros registradora']).toBe('600')
  expect(listas()).toHaveLength(llamadas)
})

test('unfiltered, the line is of today, over the whole list with its totals; a part of it searches today', async () => {
  const { user } = await abrirLista(oficina)
  await waitFor(() => expect(resumen()).toBe(DE_HOY))
  expect(buses()).toHaveLength(4)
  expect(totales()['Total pasajeros registradora']).toBe('1.200')
  expect(listas()).toEqual(['GET /api/liquidaciones/table'])
  await user.click(parte(/pendientes?/))
  await waitFor(() => expect(buses()).toEqual(['15']))
})

test('the buses without a settlement are named', async () => {
  const { user } = await abrirLista(oficina, '/?periodo=hoy')
  await waitFor(() => expect(resumen()).toBe(DE_HOY))
  await user.hover(parte(/buses/))
  expect(await screen.findByText('Sin liquidación: 17, 20')).toBeInTheDocument()
})

test('a bus that only its sensor has counted is still without a settlement', async () => {
  const payload = [{ fecha: HOY, busNumero: '17', sensor: 320, viajes: 6, civica: 0 }]
  await oficina.pedir('admin', { method: 'POST', url: '/api/liquidaciones/sensores', payload })
  const { user } = await abrirLista(oficina, '/?periodo=hoy')
  await waitFor(() => expect(buses()).toEqual(['17', '15', '12']))
  expect(resumen()).toContain('Hoy: 2 de 4 buses')
  await user.hover(parte(/buses/))
  expect(await screen.findByText('Sin liquidación: 17, 20')).toBeInTheDocument()
  await oficina.db.deleteFrom('liquidaciones').where('fechaEntrega', 'is', null).execute()
})

test('the form’s search leaves the period, Limpiar and the pressed chip too', async () => {
  const { user, busqueda, router } = await abrirLista(oficina, '/?periodo=hoy')
  await busqueda().llenar({ Bus: '17' })
  await busqueda().pulsar('Buscar')
  await waitFor(() => expect(buses()).toEqual(['17', '17']))
  expect(listas().at(-1)).toBe('GET /api/liquidaciones/v2/table?numero=17')
  expect(resumen()).toBe('')
  await user.click(await chip('Hoy'))
  await waitFor(() => expect(busqueda().campo('Bus')).toHaveValue(''))
  await waitFor(() => expect(buses()).toEqual(['15', '12']))
  await user.click(await chip('Hoy'))
  await waitFor(() => expect(buses()).toHaveLength(4))
  await waitFor(() => expect(router.state.location.search).toBe(''))
})

test('survives leaving the screen', async () => {
  const { router, user } = await abrirLista(oficina, '/?periodo=hoy')
  await waitFor(() => expect(resumen()).toBe(DE_HOY))
  await user.click(parte(/pendientes?/))
  await waitFor(() => expect(router.state.location.search).toBe('?periodo=hoy&parte=pendientes'))
  await act(() => router.navigate('/no-existe'))
  await act(() => router.navigate('/'))
  await waitFor(() => expect(buses()).toEqual(['15']))
})

test.each(['/?periodo=siempre', '/?periodo=hoy&numero=12', '/?parte=pendientes'])(
  'the address %s is the untouched screen',
  async (ruta) => {
    await abrirLista(oficina, ruta)
    expect(listas()).toEqual(['GET /api/liquidaciones/table'])
  },
)

test('another host is asked for the day after too, whose rows are not shown', async () => {
  document.head.insertAdjacentHTML(
    'beforeend',
    '<meta name="api-base-url" content="https://otra.example/api">',
  )
  const { user } = await abrirLista(oficina)
  await user.click(await chip('Hoy'))
  await waitFor(() => expect(buses()).toEqual(['15', '12']))
  expect(listas().at(-1)).toBe(`GET /api/liquidaciones/v2/table?fechaInicial=${HOY}&fechaFinal=${MANANA}`)
  expect(resumen()).toBe(DE_HOY)
})

test.each([
  // A Sunday, the last day of the week that began on Monday; a first of January.
  ['2026-03-01', 'semana', '2026-02-23', '2026-03-01'],
  ['2026-03-02', 'semana', '2026-03-02', '2026-03-08'],
  ['2026-02-10', 'mes', '2026-02-01', '2026-02-28'],
  ['2026-01-01', 'mes-pasado', '2025-12-01', '2025-12-31'],
  ['2026-01-01', 'ayer', '2025-12-31', '2025-12-31'],
] as const)('on %s %s goes from %s to %s', (today, periodo, desde, hasta) => {
  expect(limitsOf(periodo, today)).toEqual({ desde, hasta })
})
