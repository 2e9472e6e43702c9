import { QueryStatus } from '@reduxjs/toolkit/query'
import { act, screen, waitFor } from '@testing-library/react'
import { MIN_ABSENCE_MS } from '../../src/app/connection'
import { connectToBrowser, type AppStore } from '../../src/app/store'
import { openPlanilla, cells, submissions } from '../features/asistencias/planilla'
import { aConductor } from '../server/builders'
import { hearNews } from '../setup/news'
import { openTestApp, type TestApp } from '../setup/page'
import { buttonOf, hands } from '../setup/screen'
import { anotherHost } from '../setup/head'

const ANA = 'Ana Álvarez'
const NOTICE = /^Sin conexión\. Lo que escriba se conserva/

let testApp: TestApp
let release: () => void
let store: AppStore
const user = hands()

beforeEach(async () => {
  testApp = await openTestApp()
  await aConductor(testApp.db, { nombre: ANA })
  ;({ store } = await openPlanilla(testApp))
  release = connectToBrowser(store)
})
afterEach(async () => {
  release()
  await testApp.close()
})

/** The server goes away: nothing reaches it until what this answers is called. */
async function cut() {
  const send = globalThis.fetch
  globalThis.fetch = () => Promise.reject(new TypeError('Failed to fetch'))
  await hearNews(store)
  return async () => {
    globalThis.fetch = send
    await hearNews(store)
  }
}
const queries = () => testApp.calls.filter((call) => call.includes('crear=true')).length

test('while the server is away a banner says so, and what sends waits and says why', async () => {
  await user.click(cells(ANA).asistio)
  const reset = await cut()
  expect(await screen.findByText(NOTICE)).toBeVisible()
  expect(buttonOf('Completar Asistencia')).toBeDisabled()
  expect(screen.getByText(/Sin conexión: podrá enviar cuando vuelva/)).toBeVisible()
  await user.click(buttonOf('Completar Asistencia'))
  expect(submissions(testApp)).toBe(0)

  const before = queries()
  await reset()
  await waitFor(() => expect(screen.queryByText(NOTICE)).not.toBeInTheDocument())
  // Refetches what is on screen and keeps the marks.
  await waitFor(() => expect(queries()).toBe(before + 1))
  expect(cells(ANA).asistio).toBeChecked()
  await user.click(buttonOf('Completar Asistencia'))
  expect(await screen.findByText(/Último guardado/)).toBeVisible()
})

test('a machine without network whose server answers all the same is not offline', async () => {
  act(() => void window.dispatchEvent(new Event('offline')))
  await hearNews(store)
  expect(screen.queryByText(NOTICE)).not.toBeInTheDocument()
  expect(buttonOf('Completar Asistencia')).toBeEnabled()
})

test('another host is never called offline, though a call has failed', async () => {
  release()
  anotherHost()
  release = connectToBrowser(store)
  const before = testApp.calls.length
  await user.click(cells(ANA).asistio)
  const send = globalThis.fetch
  globalThis.fetch = () => Promise.reject(new TypeError('Failed to fetch'))
  await user.click(buttonOf('Completar Asistencia'))
  expect((await screen.findAllByText(/No hay conexión/))[0]).toBeVisible()
  globalThis.fetch = send
  await user.click(buttonOf('Completar Asistencia'))
  expect(await screen.findByText(/Último guardado/)).toBeVisible()
  expect(screen.queryByText(NOTICE)).not.toBeInTheDocument()
  expect(testApp.calls.slice(before)).not.toContain('GET /api/festivos')
})

test('coming back after a minute fetches what is on screen, after a glance elsewhere nothing', async () => {
  const goAway = (milliseconds: number) => {
    const start = Date.now()
    const now = jest.spyOn(Date, 'now').mockReturnValue(start)
    act(() => void window.dispatchEvent(new Event('blur')))
    now.mockReturnValue(start + milliseconds)
    act(() => void window.dispatchEvent(new Event('focus')))
    now.mockRestore()
  }
  const before = queries()
  goAway(MIN_ABSENCE_MS - 1)
  expect(queries()).toBe(before)
  goAway(MIN_ABSENCE_MS)
  await waitFor(() => expect(queries()).toBe(before + 1))
  const isFetching = () =>
    Object.values(store.getState().api.queries).some((query) => query?.status === QueryStatus.pending)
  await waitFor(() => expect(isFetching()).toBe(false))
  goAway(MIN_ABSENCE_MS - 1)
  // News are asked for; whatever is told to be fetched anew waits for them.
  await waitFor(() => expect(isFetching()).toBe(false))
  expect(queries()).toBe(before + 1)
})
