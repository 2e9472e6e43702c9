import { currentRecord } from '../../../src/api/client/staleRecord'
import { withVersion } from '../../../src/api/client/versions'

const meta = document.createElement('meta')
meta.name = 'api-base-url'
afterEach(() => meta.remove())

/** Says that the API is another host's. */
function inAnotherHost() {
  meta.content = 'https://otra.example/api'
  document.head.append(meta)
}

const LATE = { status: 409, data: { mensaje: 'Otra persona lo cambió.', actual: { version: 2 } } }

test('an edit takes along the version of the record as it was seen', () => {
  expect(withVersion({ version: 3 }, { valor: 1 })).toEqual({ valor: 1, version: 3 })
})

test.each([{}, { version: null }])('where the record came with none (%j), none is sent', (record) => {
  expect(withVersion(record, { valor: 1 })).toEqual({ valor: 1 })
})

test('what another host may call a version, or a present record, is left alone', () => {
  expect(currentRecord(LATE)).toEqual({ version: 2 })
  inAnotherHost()
  expect(withVersion({ version: 3 }, { valor: 1 })).toEqual({ valor: 1 })
  expect(currentRecord(LATE)).toBeUndefined()
})

test.each([
  { status: 409, data: { mensaje: 'Ya existe.' } },
  { status: 400, data: LATE.data },
  { status: 'FETCH_ERROR', error: 'away' },
])('no other refusal brings the present record: %j', (error) => {
  expect(currentRecord(error)).toBeUndefined()
})
