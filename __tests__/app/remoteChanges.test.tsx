import { act, waitFor } from '@testing-library/react'
import { liquidacionesApi } from '../../src/api/liquidaciones'
import { answerNoted } from '../../src/api/client/answersSlice'
import { connectToBrowser, type AppStore } from '../../src/app/store'
import { LIMITE_DE_NOVEDADES } from '../../src/contract/novedades'
import {
  openList,
  buses,
  storedLiquidacion,
  aCompany,
  clearLiquidaciones,
} from '../features/liquidaciones/listScreen'
import { liquidacionPayload } from '../server/liquidaciones/company'
import { hearNews } from '../setup/news'
import type { TestApp } from '../setup/page'
import { rowOf } from '../setup/screen'

/** Changes by others, on a page that hears of them. */
let testApp: TestApp

beforeAll(async () => {
  testApp = await aCompany()
})
beforeEach(async () => {
  await clearLiquidaciones(testApp)
  await storedLiquidacion(testApp)
})
afterAll(() => testApp.close())

async function open() {
  const page = await openList(testApp)
  testApp.calls.length = 0
  return page
}

const recent = (store: AppStore) => Object.keys(store.getState().novedades ?? {})
const asked = () => testApp.calls.filter((call) => call.startsWith('GET'))
const CHANGES = expect.stringMatching(/cambios\?desde=\d+$/) as string
const fifteen = { busNumero: '15', conductorDocumento: '1002' }
const holiday = async (fecha: string) =>
  (await testApp.ask('admin', { method: 'POST', url: '/api/festivos', payload: { fecha } })).json<{
    uuid: string
  }>().uuid

test('a colleague’s settlement appears by what has changed alone, and is marked for a moment', async () => {
  const { store } = await open()
  await storedLiquidacion(testApp, fifteen)
  await hearNews(store)
  await waitFor(() => expect(buses()).toEqual(['15', '12']))
  expect(asked()).toEqual([CHANGES])
  expect(rowOf('15')).toHaveClass('reciente')
  expect(rowOf('12')).not.toHaveClass('reciente')
  await waitFor(() => expect(rowOf('15')).not.toHaveClass('reciente'), { timeout: 6000 })
  await hearNews(store)
  expect(asked()).toEqual([CHANGES])
})

test('what this page has written itself is not asked for twice', async () => {
  const { store } = await open()
  const body = liquidacionPayload(fifteen)
  const { crearLiquidacion } = liquidacionesApi.endpoints
  const { error } = await act(() => store.dispatch(crearLiquidacion.initiate(body as never)))
  expect(error).toBeUndefined()
  await waitFor(() => expect(asked()).toEqual([CHANGES]))
  const uuid = await holiday('2026-07-20')
  await hearNews(store)
  await waitFor(() => expect(recent(store)).toEqual([uuid]))
  expect(asked()).toEqual([CHANGES])
})

test('after too many changes everything is asked for', async () => {
  const { store } = await open()
  await storedLiquidacion(testApp, fifteen)
  const change = { instante: '2030-03-20T17:00:00Z', grupo: 'a', sustantivo: 'festivos', tipo: 'editado' }
  const named = { identificador: 'a', registro: 'a', etiqueta: 'a' }
  await testApp.db
    .insertInto('cambios')
    .values(Array.from({ length: LIMITE_DE_NOVEDADES }, () => ({ ...change, ...named }) as never))
    .execute()
  await hearNews(store)
  await waitFor(() => expect(buses()).toEqual(['15', '12']))
  expect(recent(store)).toEqual([])
})

test('what an answer lacks that was long under way is told again', async () => {
  const { store } = await open()
  const { heard } = store.getState().respuestas
  const uuid = await holiday('2026-08-07')
  await hearNews(store)
  await waitFor(() => expect(recent(store)).toEqual([uuid]))
  await waitFor(() => expect(recent(store)).toEqual([]), { timeout: 6000 })
  act(() => void store.dispatch(answerNoted({ sequence: heard, request: null })))
  await hearNews(store)
  await waitFor(() => expect(recent(store)).toEqual([uuid]))
})

test('a page that somebody comes back to hears at once of what it has missed', async () => {
  const { store } = await open()
  const release = connectToBrowser(store)
  await storedLiquidacion(testApp, fifteen)
  act(() => void window.dispatchEvent(new Event('focus')))
  await waitFor(() => expect(buses()).toEqual(['15', '12']))
  release()
})
