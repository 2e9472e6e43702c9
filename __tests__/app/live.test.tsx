import { act, waitFor } from '@testing-library/react'
import { liquidacionesApi } from '../../src/api/liquidaciones'
import { forgetAnswers, noteAnswer } from '../../src/api/client/sequence'
import { listenToChanges } from '../../src/app/live/live'
import type { AppStore } from '../../src/app/store'
import { signedOut } from '../../src/session/sessionSlice'
import { changesFaded } from '../../src/ui/live/recentSlice'
import { abrirLista, buses, filaDe, registrada, unaEmpresa, vaciar } from '../features/liquidaciones/pantalla'
import { unaLiquidacion } from '../server/liquidaciones/empresa'
import type { Oficina } from '../setup/page'
import { eventsAbove, lastChange, takeStream } from '../setup/stream'

/** What others change, on a page that hears of it. */
let oficina: Oficina
let stream: ReturnType<typeof takeStream>
let stop: () => void = () => undefined

beforeAll(async () => {
  oficina = await unaEmpresa()
})
beforeEach(async () => {
  await vaciar(oficina)
  await registrada(oficina)
  stream = takeStream()
  // As a page that has just been loaded.
  forgetAnswers()
})
afterEach(() => {
  stop()
  stream.give()
  setHidden(false)
})
afterAll(() => oficina.cerrar())

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
  const page = await abrirLista(oficina)
  const heard = await lastChange(oficina)
  stop = listenToChanges(page.store)
  const opened = await connection(1)
  oficina.llamadas.length = 0
  return { ...page, opened, heard }
}

const recent = (store: AppStore) => Object.keys(store.getState().novedades ?? {})
const asked = () => oficina.llamadas.filter((call) => call.startsWith('GET'))
const CHANGES = expect.stringMatching(/cambios\?desde=\d+$/) as string
const fifteen = { busNumero: '15', conductorDocumento: '1002' }

test('a colleague’s settlement appears by what has changed alone, and is marked for a moment', async () => {
  const { opened, heard } = await openLive()
  expect(opened.lastId).toBe(String(heard))
  await registrada(oficina, fifteen)
  opened.say('cambios', await eventsAbove(oficina, heard))
  await waitFor(() => expect(buses()).toEqual(['15', '12']))
  expect(asked()).toEqual([CHANGES])
  expect(filaDe('15')).toHaveClass('reciente')
  expect(filaDe('12')).not.toHaveClass('reciente')
  await waitFor(() => expect(filaDe('15')).not.toHaveClass('reciente'))
})

test('what this page has written itself is not asked for twice', async () => {
  const { opened, heard, store } = await openLive()
  const body = unaLiquidacion(fifteen)
  const { crearLiquidacion } = liquidacionesApi.endpoints
  const { error } = await act(() => store.dispatch(crearLiquidacion.initiate(body as never)))
  expect(error).toBeUndefined()
  await waitFor(() => expect(asked()).toEqual([CHANGES]))
  await oficina.pedir('admin', { method: 'POST', url: '/api/festivos', payload: { fecha: '2026-07-20' } })
  const events = await eventsAbove(oficina, heard)
  expect(events.map(({ sustantivo }) => sustantivo)).toEqual(['liquidaciones', 'festivos'])
  opened.say('cambios', events)
  await waitFor(() => expect(recent(store)).toEqual([events[1]?.identificador]))
  expect(asked()).toEqual([CHANGES])
})

test('a change that is told twice counts once', async () => {
  const { opened, heard, store } = await openLive()
  await registrada(oficina, fifteen)
  const events = await eventsAbove(oficina, heard)
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
  await registrada(oficina, fifteen)
  again.say('atrasado', { secuencia: await lastChange(oficina) })
  await waitFor(() => expect(buses()).toEqual(['15', '12']))
  again.end()
  expect((await connection(3)).lastId).toBe(String(await lastChange(oficina)))
})

test('a stream whose numbers have begun anew, after a backup was restored, is followed from there', async () => {
  const { opened, heard } = await openLive()
  opened.say('atrasado', { secuencia: 1 })
  await registrada(oficina, fifteen)
  const [event] = await eventsAbove(oficina, heard)
  opened.say('cambios', [{ ...event, secuencia: 2 }])
  await waitFor(() => expect(filaDe('15')).toHaveClass('reciente'))
  opened.end()
  expect((await connection(2)).lastId).toBe('2')
})

test('a hidden page has no stream, and asks for what it has missed when it is shown', async () => {
  const { opened, heard } = await openLive()
  await registrada(oficina, fifteen)
  setHidden(true)
  await waitFor(() => expect(opened.isOpen()).toBe(false))
  setHidden(false)
  const again = await connection(2)
  expect(again.lastId).toBe(String(heard))
  again.say('cambios', await eventsAbove(oficina, heard))
  await waitFor(() => expect(buses()).toEqual(['15', '12']))
})

test('what another page has heard before this one makes it ask for everything', async () => {
  const { heard } = await openLive()
  await registrada(oficina, fifteen)
  const now = await lastChange(oficina)
  const other = new BroadcastChannel('cochera-eventos')
  other.postMessage({ message: { event: 'inicio', data: { secuencia: now } }, after: now })
  await waitFor(() => expect(buses()).toEqual(['15', '12']))
  other.close()
  expect(now).toBeGreaterThan(heard)
})

test('an answer that is older than the stream’s beginning makes it ask for everything', async () => {
  const { store } = await openLive()
  await registrada(oficina, fifteen)
  const headers = { secuencia: '1' }
  noteAnswer(new Response(null, { headers }))
  act(() => void store.dispatch(changesFaded([])))
  await waitFor(() => expect(buses()).toEqual(['15', '12']))
})

test('the stream ends with the session', async () => {
  const { opened, store } = await openLive()
  act(() => void store.dispatch(signedOut('salida')))
  await waitFor(() => expect(opened.isOpen()).toBe(false))
})
