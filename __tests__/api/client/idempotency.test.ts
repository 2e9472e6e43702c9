import { create, createAll, newIdempotencyKey } from '../../../src/api/client/idempotency'
import { OWN_SERVER } from '../../setup/head'

afterEach(() => {
  document.head.innerHTML = OWN_SERVER
})

it('a key is a random UUID', () => {
  expect(newIdempotencyKey()).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/)
  expect(newIdempotencyKey()).not.toBe(newIdempotencyKey())
})

it('goes as a header with what is created, and never in the body', () => {
  expect(create('/deudas', { valor: 1, idempotencyKey: 'una' })).toEqual({
    url: '/deudas',
    method: 'POST',
    body: { valor: 1 },
    headers: { 'Idempotency-Key': 'una' },
  })
  expect(createAll('/liquidaciones/sensores', [{ sensor: 1 }], 'una')).toEqual({
    url: '/liquidaciones/sensores',
    method: 'POST',
    body: [{ sensor: 1 }],
    headers: { 'Idempotency-Key': 'una' },
  })
})

it('stays behind where there is none, and where the body names the record that it edits', () => {
  expect(create('/deudas', { valor: 1 })).not.toHaveProperty('headers')
  const edit = create('/deudas', { uuid: 'una-deuda', valor: 1, idempotencyKey: 'una' })
  expect(edit).not.toHaveProperty('headers')
  expect(edit.body).toEqual({ uuid: 'una-deuda', valor: 1 })
})

it('goes to no other host, whose CORS may refuse it', () => {
  document.head.innerHTML = '<meta name="api-base-url" content="https://otra.example/api">'
  expect(create('/deudas', { valor: 1, idempotencyKey: 'una' })).not.toHaveProperty('headers')
})
