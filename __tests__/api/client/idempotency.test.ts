import { carteraApi } from '../../../src/api/cartera'
import { newIdempotencyKey } from '../../../src/api/client/idempotency'
import { liquidacionesApi } from '../../../src/api/liquidaciones'
import { makeStore } from '../../../src/app/store'
import { watchCalls } from '../../setup/calls'
import { OWN_SERVER } from '../../setup/head'

const { guardarDeuda } = carteraApi.endpoints
const { ingresarSensores } = liquidacionesApi.endpoints
const network = globalThis.fetch

afterEach(() => {
  document.head.innerHTML = OWN_SERVER
  globalThis.fetch = network
})

/** The request of a call. */
async function requestOf(call: object) {
  globalThis.fetch = () => Promise.resolve(Response.json([]))
  const seen = watchCalls()
  await makeStore().dispatch(call as ReturnType<typeof guardarDeuda.initiate>)
  return seen[0]!
}
/** Key and body of a call, as they travel. */
async function sent(call: object) {
  const request = await requestOf(call)
  return { key: request.headers.get('idempotency-key'), body: (await request.json()) as unknown }
}

it('a key is a random UUID', () => {
  expect(newIdempotencyKey()).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/)
  expect(newIdempotencyKey()).not.toBe(newIdempotencyKey())
})

it('goes as a header with what is created, and never in the body', async () => {
  const debt = guardarDeuda.initiate({ valor: 1, idempotencyKey: 'una' } as never)
  expect(await sent(debt)).toEqual({ key: 'una', body: { valor: 1 } })
  const sensors = ingresarSensores.initiate({ filas: [{ sensor: 1 }], idempotencyKey: 'una' } as never)
  expect(await sent(sensors)).toEqual({ key: 'una', body: [{ sensor: 1 }] })
})

it('keeps the mark of its action with its key when it is sent again; each other write has one of its own', async () => {
  const markOf = async (arg: object) =>
    (await requestOf(guardarDeuda.initiate({ valor: 1, ...arg } as never))).headers.get('grupo')
  const keyed = { idempotencyKey: newIdempotencyKey() }
  expect(await markOf(keyed)).toBe(await markOf(keyed))
  const edit = { uuid: 'una-deuda', ...keyed }
  const marks = [
    await markOf({}),
    await markOf({}),
    await markOf(keyed),
    await markOf(edit),
    await markOf(edit),
  ]
  expect(new Set(marks).size).toBe(5)
})

it('stays behind where there is none, and where the body names the record that it edits', async () => {
  expect((await sent(guardarDeuda.initiate({ valor: 1 } as never))).key).toBeNull()
  const edit = guardarDeuda.initiate({ uuid: 'una-deuda', valor: 1, idempotencyKey: 'una' } as never)
  expect(await sent(edit)).toEqual({ key: null, body: { uuid: 'una-deuda', valor: 1 } })
})

it('goes to no other host, whose CORS may refuse it', async () => {
  document.head.innerHTML = '<meta name="api-base-url" content="https://otra.example/api">'
  expect((await sent(guardarDeuda.initiate({ valor: 1, idempotencyKey: 'una' } as never))).key).toBeNull()
})
