/** The searches of a period and the line of what is missing in it. */
import { act, screen, waitFor } from '@testing-library/react'
import { hoyEn, sumarDias } from '../../../src/contract/fechas'
import { limitsOf } from '../../../src/features/liquidaciones/periods'
import type { TestApp } from '../../setup/page'
import { readable, totals } from '../../setup/screen'
import { openList, buses, storedLiquidacion, aCompany } from './listScreen'
import { anotherHost } from '../../setup/head'

const TODAY = hoyEn('America/Bogota')
const YESTERDAY = sumarDias(TODAY, -1)
const TOMORROW = sumarDias(TODAY, 1)
let testApp: TestApp

beforeAll(async () => {
  testApp = await aCompany()
  // Today: 12 is settled, 15 is pending and its sensor differs by far; before and after today one each.
  await storedLiquidacion(testApp, { fecha: TODAY, liquidada: true, sensor: 320 })
  await storedLiquidacion(testApp, { fecha: TODAY, busNumero: '15', conductorDocumento: '1002', sensor: 900 })
  await storedLiquidacion(testApp, { fecha: YESTERDAY, busNumero: '17', liquidada: true, sensor: 320 })
  await storedLiquidacion(testApp, { fecha: TOMORROW, busNumero: '17', sensor: 320 })
})
afterAll(() => testApp.close())

const chip = (name: string) => screen.findByText(name, { selector: '[aria-label="Periodo"] *' })
const summary = () => readable(document.querySelector('[aria-label="Resumen"]')?.textContent)
const part = (text: RegExp) => screen.getByText(text, { selector: '[aria-label="Resumen"] button' })
const lists = () => testApp.calls.filter((call) => call.includes('table'))
const OF_TODAY = 'Hoy: 2 de 4 buses · 1 pendiente · 0 solo con sensor · 1 con diferencia de sensor'

test('a chip searches its days alone, outside the fields, in the call and in the address', async () => {
  const { user, router, search } = await openList(testApp)
  await user.click(await chip('Hoy'))
  await waitFor(() => expect(buses()).toEqual(['15', '12']))
  expect(lists().at(-1)).toBe(`GET /api/liquidaciones/v2/table?fechaInicial=${TODAY}&fechaFinal=${TODAY}`)
  expect(search().field('Fecha Inicio')).toHaveValue('')
  await waitFor(() => expect(router.state.location.search).toBe('?periodo=hoy'))
  expect((await chip('Hoy')).closest('button')).toHaveAttribute('aria-pressed', 'true')

  await user.click(await chip('Ayer'))
  await waitFor(() => expect(buses()).toEqual(['17']))
  expect(summary()).toBe('Ayer: 1 de 4 buses · 0 pendientes · 0 solo con sensor · 0 con diferencia de sensor')
})

test('each part of the line shows its settlements, and the footer their totals, without a call', async () => {
  const { user, router } = await openList(testApp, '/?periodo=hoy')
  await waitFor(() => expect(summary()).toBe(OF_TODAY))
  const calls = lists().length
  await user.click(part(/pendientes?/))
  await waitFor(() => expect(buses()).toEqual(['15']))
  expect(totals()['Total pasajeros registradora']).toBe('300')
  expect(summary()).toBe(OF_TODAY)
  await waitFor(() => expect(router.state.location.search).toBe('?periodo=hoy&parte=pendientes'))
  await user.click(part(/diferencia/))
  await waitFor(() => expect(part(/diferencia/)).toHaveAttribute('aria-pressed', 'true'))
  expect(buses()).toEqual(['15'])
  await user.click(part(/buses/))
  await waitFor(() => expect(buses()).toEqual(['15', '12']))
  expect(totals()['Total pasajeros registradora']).toBe('600')
  expect(lists()).toHaveLength(calls)
})

test('unfiltered, the line is of today, over the whole list with its totals; a part of it searches today', async () => {
  const { user } = await openList(testApp)
  await waitFor(() => expect(summary()).toBe(OF_TODAY))
  expect(buses()).toHaveLength(4)
  expect(totals()['Total pasajeros registradora']).toBe('1.200')
  expect(lists()).toEqual(['GET /api/liquidaciones/table'])
  await user.click(part(/pendientes?/))
  await waitFor(() => expect(buses()).toEqual(['15']))
})

test('the buses without a settlement are named', async () => {
  const { user } = await openList(testApp, '/?periodo=hoy')
  await waitFor(() => expect(summary()).toBe(OF_TODAY))
  await user.hover(part(/buses/))
  expect(await screen.findByText('Sin liquidación: 17, 20')).toBeInTheDocument()
})

test('a bus that only its sensor has counted is still without a settlement, and not among the pending ones', async () => {
  const payload = [{ fecha: TODAY, busNumero: '17', sensor: 320, viajes: 6, civica: 0 }]
  await testApp.ask('admin', { method: 'POST', url: '/api/liquidaciones/sensores', payload })
  const { user } = await openList(testApp, '/?periodo=hoy')
  await waitFor(() => expect(buses()).toEqual(['17', '15', '12']))
  expect(summary()).toBe('Hoy: 2 de 4 buses · 1 pendiente · 1 solo con sensor · 1 con diferencia de sensor')
  await user.hover(part(/buses/))
  expect(await screen.findByText('Sin liquidación: 17, 20')).toBeInTheDocument()
  await testApp.db.deleteFrom('liquidaciones').where('fechaEntrega', 'is', null).execute()
})

test('the form’s search leaves the period, Limpiar and the pressed chip too', async () => {
  const { user, search, router } = await openList(testApp, '/?periodo=hoy')
  await search().fill({ Bus: '17' })
  await search().press('Buscar')
  await waitFor(() => expect(buses()).toEqual(['17', '17']))
  expect(lists().at(-1)).toBe('GET /api/liquidaciones/v2/table?numero=17')
  expect(summary()).toBe('')
  await user.click(await chip('Hoy'))
  await waitFor(() => expect(search().field('Bus')).toHaveValue(''))
  await waitFor(() => expect(buses()).toEqual(['15', '12']))
  await user.click(await chip('Hoy'))
  await waitFor(() => expect(buses()).toHaveLength(4))
  await waitFor(() => expect(router.state.location.search).toBe(''))
})

test('survives leaving the screen', async () => {
  const { router, user } = await openList(testApp, '/?periodo=hoy')
  await waitFor(() => expect(summary()).toBe(OF_TODAY))
  await user.click(part(/pendientes?/))
  await waitFor(() => expect(router.state.location.search).toBe('?periodo=hoy&parte=pendientes'))
  await act(() => router.navigate('/no-existe'))
  await act(() => router.navigate('/'))
  await waitFor(() => expect(buses()).toEqual(['15']))
})

test.each(['/?periodo=siempre', '/?periodo=hoy&numero=12', '/?parte=pendientes'])(
  'the address %s is the untouched screen',
  async (path) => {
    await openList(testApp, path)
    expect(lists()).toEqual(['GET /api/liquidaciones/table'])
  },
)

test('another host is asked for the day after too, whose rows are not shown', async () => {
  anotherHost()
  const { user } = await openList(testApp)
  await user.click(await chip('Hoy'))
  await waitFor(() => expect(buses()).toEqual(['15', '12']))
  expect(lists().at(-1)).toBe(`GET /api/liquidaciones/v2/table?fechaInicial=${TODAY}&fechaFinal=${TOMORROW}`)
  expect(summary()).toBe(OF_TODAY)
})

test.each([
  // A Sunday, the last day of the week that began on Monday; a first of January.
  ['2026-03-01', 'semana', '2026-02-23', '2026-03-01'],
  ['2026-03-02', 'semana', '2026-03-02', '2026-03-08'],
  ['2026-02-10', 'mes', '2026-02-01', '2026-02-28'],
  ['2026-01-01', 'mes-pasado', '2025-12-01', '2025-12-31'],
  ['2026-01-01', 'ayer', '2025-12-31', '2025-12-31'],
] as const)('on %s %s goes from %s to %s', (today, period, from, until) => {
  expect(limitsOf(period, today)).toEqual({ desde: from, hasta: until })
})
