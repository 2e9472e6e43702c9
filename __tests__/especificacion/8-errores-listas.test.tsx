/** Section 8 on every screen with a list: what it says without rows, and that it says nothing of a failed fetch. */
import { screen } from '@testing-library/react'
import { unaOficina, type Oficina } from '../setup/page'
import { avisos } from '../setup/screen'
import { LISTAS } from './listas'

let oficina: Oficina
let servidor: typeof fetch

beforeAll(async () => {
  oficina = await unaOficina()
  servidor = globalThis.fetch
})
afterEach(() => {
  globalThis.fetch = servidor
})
afterAll(() => oficina.cerrar())

// The first page of a test file waits for the whole product to be compiled.
const seLee = (texto: string) => screen.findByText(texto, undefined, { timeout: 25_000 })

test.each(LISTAS)('%s says it in its own words when there is nothing', async (ruta, llamada, vacia) => {
  await oficina.abrir(ruta)
  expect(await seLee(vacia)).toBeInTheDocument()
  expect(oficina.llamadas.map((una) => una.split('?')[0])).toContain(llamada)
})

test.each(LISTAS)('%s shows nothing of a fetch that failed', async (ruta, llamada, vacia) => {
  const mensaje = 'La base de datos no responde.'
  globalThis.fetch = async (input, init) => {
    const pedido = new Request(input, init)
    return `${pedido.method} ${new URL(pedido.url).pathname}` === llamada
      ? Response.json({ mensaje }, { status: 503 })
      : servidor(pedido)
  }
  const { store } = await oficina.abrir(ruta)
  await seLee(vacia)
  const fallidas = Object.values(store.getState().api.queries).filter((una) => una?.error)
  expect(fallidas).toMatchObject([{ error: { data: { mensaje } } }])
  expect(document.body).not.toHaveTextContent(mensaje)
  expect(screen.queryByRole('alert')).toBeNull()
  expect(avisos()).toEqual([])
})
