/** Section 8 on every screen with a list: what it says without rows, and that it says nothing of a failed fetch. */
import { screen, waitFor } from '@testing-library/react'
import { openTestApp, type TestApp } from '../setup/page'
import { toasts } from '../setup/screen'
import { LISTS } from './lists'

let testApp: TestApp
let server: typeof fetch

beforeAll(async () => {
  testApp = await openTestApp()
  server = globalThis.fetch
})
afterEach(() => {
  globalThis.fetch = server
})
afterAll(() => testApp.close())

// The first page of a test file waits for the whole product to be compiled.
const isRead = (text: string) => screen.findByText(text, undefined, { timeout: 25_000 })

test.each(LISTS)('%s says it in its own words when there is nothing', async (path, call, empty) => {
  await testApp.open(path)
  expect(await isRead(empty)).toBeInTheDocument()
  expect(testApp.calls.map((one) => one.split('?')[0])).toContain(call)
})

test.each(LISTS)('%s shows nothing of a fetch that failed', async (path, call, empty) => {
  const mensaje = 'La base de datos no responde.'
  globalThis.fetch = async (input, init) => {
    const request = new Request(input, init)
    return `${request.method} ${new URL(request.url).pathname}` === call
      ? Response.json({ mensaje }, { status: 503 })
      : server(request)
  }
  const { store } = await testApp.open(path)
  const failed = () => Object.values(store.getState().api.queries).filter((one) => one?.error)
  await waitFor(() => expect(failed()).toMatchObject([{ error: { data: { mensaje } } }]), { timeout: 25_000 })
  await waitFor(() => expect(screen.queryByLabelText('Cargando')).toBeNull(), { timeout: 25_000 })
  expect(document.body).not.toHaveTextContent(mensaje)
  expect(document.body).not.toHaveTextContent(empty)
  expect(screen.queryByRole('alert')).toBeNull()
  expect(toasts()).toEqual([])
})
