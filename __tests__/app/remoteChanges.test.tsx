import { act, waitFor } from '@testing-library/react'
import { liquidacionesApi } from '../../src/api/liquidaciones'
import { noteAnswer } from '../../src/api/client/answersSlice'
import type { AppStore } from '../../src/app/store'
import { signedOut } from '../../src/session/sessionSlice'
import {
  openList,
  buses,
  storedLiquidacion,
  aCompany,
  clearLiquidaciones,
} from '../features/liquidaciones/listScreen'
import { liquidacionPayload } from '../server/liquidaciones/company'
import type { Office } from '../setup/page'
import { eventsAbove, lastChange, listen, takeStream } from '../setup/stream'
import { rowOf } from '../setup/screen'

/** Changes by others, on a page that hears of them. */
let office: Office
let stream: ReturnType<typeof takeStream>
let stop: () => void = () => undefined

beforeAll(async () => {
  office = await aCompany()
})
beforeEach(async () => {
  await clearLiquidaciones(office)
  await storedLiquidacion(office)
  stream = takeStream()
})
afterEach(() => {
  stop()
  stream.give()
  setHidden(false)
})
afterAll(() => office.close())

function setHidden(hidden: boolean) {
  Object.defineProperty(document, 'hidden', { configurable: true, value: hidden })
  document.dispatchEvent(new Event('visibilitychange'))
}

const connection = async (number: number) => {
  await waitFor(() => expect(stream.connections).toHaveLength(number))
  return stream.connections.at(-1)!
}

/** The list on screen, with its stream open. */
async function openLive() {
  const page = await openList(office)
  const heard = await lastChange(office)
  stop = listen(page.store)
  const opened = await connection(1)
  office.calls.length = 0
  return { ...page, opened, heard }
}

const recent = (store: AppStore) => Object.keys(store.getState().novedades ?? {})
const asked = () => office.calls.filter((call) => call.startsWith('GET'))
const CHANGES = expect.stringMatching(/cambios\?desde=\d+$/) as string
const fifteen = { busNumero: '15', conductorDocumento: '1002' }

test('a colleague’s settlement appears by what has changed alone, and is marked for a moment', async () => {
  const { opened, heard } = await openLive()
  expect(opened.lastId).toBe(String(heard))
  await storedLiquidacion(office, fifteen)
  opened.say('cambios', await eventsAbove(office, heard))
  await waitFor(() => expect(buses()).toEqual(['15', '12']))
  expect(asked()).toEqual([CHANGES])
  expect(rowOf('15')).toHaveClass('reciente')
  expect(rowOf('12')).not.toHaveClass('reciente')
  await waitFor(() => expect(rowOf('15')).not.toHaveClass('reciente'))
})

test('what this page has written itself is not asked for twice', async () => {
  const { opened, heard, store } = await openLive()
  const body = liquidacionPayload(fifteen)
  const { crearLiquidacion } = liquidacionesApi.endpoints
  const { error } = await act(() => store.dispatch(crearLiquidacion.initiate(body as never)))
  expect(error).toBeUndefined()
  await waitFor(() => expect(asked()).toEqual([CHANGES]))
  await office.ask('admin', { method: 'POST', url: '/api/festivos', payload: { fecha: '2026-07-20' } })
  const events = await eventsAbove(office, heard)
  expect(events.map(({ sustantivo }) => sustantivo)).toEqual(['liquidaciones', 'festivos'])
  opened.say('cambios', events)
  await waitFor(() => expect(recent(store)).toEqual([events[1]?.identificador]))
  expect(asked()).toEqual([CHANGES])
})

test('a change that is told twice counts once', async () => {
  const { opened, heard, store } = await openLive()
  await storedLiquidacion(office, fifteen)
  const events = await eventsAbove(office, heard)
  opened.say('cambios', events)
  await waitFor(() => expect(buses()).toEqual(['15', '12']))
  await waitFor(() => expect(recent(store)).toEqual([]))
  opened.say('cambios', events)
  opened.end()
  expect((await connection(2)).lastId).toBe(String(events.at(-1)?.secuencia))
  expect(asked()).toEqual([CHANGES])
})

test('a stream that ends is taken up where it ended; after too many changes everything is asked for', async () => {
  const { opened } = await openLive()
  opened.end()
  const again = await connection(2)
  await storedLiquidacion(office, fifteen)
  again.say('atrasado', { secuencia: await lastChange(office) })
  await waitFor(() => expect(buses()).toEqual(['15', '12']))
  again.end()
  expect((await connection(3)).lastId).toBe(String(await lastChange(office)))
})

test('a stream whose numbers have begun anew, after a backup was restored, is followed from there', async () => {
  const { opened, heard } = await openLive()
  opened.say('atrasado', { secuencia: 1 })
  await storedLiquidacion(office, fifteen)
  const [event] = await eventsAbove(office, heard)
  opened.say('cambios', [{ ...event, secuencia: 2 }])
  await waitFor(() => expect(rowOf('15')).toHaveClass('reciente'))
  opened.end()
  expect((await connection(2)).lastId).toBe('2')
})

test('a hidden page has no stream, and asks for what it has missed when it is shown', async () => {
  const { opened, heard } = await openLive()
  await storedLiquidacion(office, fifteen)
  setHidden(true)
  await waitFor(() => expect(opened.isOpen()).toBe(false))
  setHidden(false)
  const again = await connection(2)
  expect(again.lastId).toBe(String(heard))
  again.say('cambios', await eventsAbove(office, heard))
  await waitFor(() => expect(buses()).toEqual(['15', '12']))
})

test('a stream that gave way to others of the same person is taken up when somebody comes back to the page', async () => {
  const { opened, heard } = await openLive()
  // For longer than the pause after which a stream that ended by itself is taken up.
  jest.useFakeTimers()
  opened.say('cerrado', { secuencia: heard })
  opened.end()
  await act(() => jest.advanceTimersByTimeAsync(60_000))
  jest.useRealTimers()
  expect(stream.connections).toHaveLength(1)
  await storedLiquidacion(office, fifteen)
  window.dispatchEvent(new Event('focus'))
  const again = await connection(2)
  expect(again.lastId).toBe(String(heard))
  again.say('cambios', await eventsAbove(office, heard))
  await waitFor(() => expect(buses()).toEqual(['15', '12']))
})

test('what another page has heard before this one makes it ask for everything', async () => {
  const { heard } = await openLive()
  await storedLiquidacion(office, fifteen)
  const now = await lastChange(office)
  const other = new BroadcastChannel('cochera-eventos')
  other.postMessage({ message: { event: 'inicio', data: { secuencia: now } }, after: now })
  await waitFor(() => expect(buses()).toEqual(['15', '12']))
  other.close()
  expect(now).toBeGreaterThan(heard)
})

test('an answer that is older than the stream’s beginning makes it ask for everything', async () => {
  const { store } = await openLive()
  await storedLiquidacion(office, fifteen)
  const headers = { secuencia: '1' }
  act(() => void store.dispatch(noteAnswer(new Response(null, { headers }))))
  await waitFor(() => expect(buses()).toEqual(['15', '12']))
})

test('the stream ends with the session', async () => {
  const { opened, store } = await openLive()
  act(() => void store.dispatch(signedOut('salida')))
  await waitFor(() => expect(opened.isOpen()).toBe(false))
})
