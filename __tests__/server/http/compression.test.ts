import { ANY_ENGINE } from '../../setup/databases'
import { applicationFor } from '../testServer'

describe('the encoding of an answer', () => {
  const app = applicationFor(ANY_ENGINE)

  it.each([
    ['gzip, deflate, br, zstd', 'br'],
    ['gzip, deflate', 'gzip'],
    ['gzip, br;q=0', 'gzip'],
    ['gzip;q=0.8, br;q=0.5', 'gzip'],
    ['identity, gzip;q=0.5', undefined],
    ['*', 'br'],
    ['zstd', undefined],
    ['', undefined],
  ])('for %j is %s', async (accepted, encoding) => {
    const headers = { 'accept-encoding': accepted }
    const answer = await app.ask(null, { method: 'GET', url: '/api/docs', headers })
    expect(answer.headers['content-encoding']).toBe(encoding)
  })
})
