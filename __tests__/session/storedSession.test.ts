/** Treatment of a renewed token that an answer brings. */
import { renewToken, sessionFrom, storedToken, storeSession, userOf } from '../../src/session/storedSession'
import { PASSWORD } from '../server/realApp'
import { openTestApp, type TestApp } from '../setup/page'

const HOUR = 3_600_000
let testApp: TestApp
let now = Date.parse('2026-03-20T12:00:00Z')

beforeAll(async () => {
  testApp = await openTestApp({ now: () => new Date(now) })
})
afterAll(() => testApp.close())

async function signIn(username: string): Promise<string> {
  const payload = { username, password: PASSWORD }
  const answer = await testApp.ask(null, { method: 'POST', url: '/api/auth/login', payload })
  return answer.json<{ token: string }>().token
}

async function renewed(token: string): Promise<string> {
  const headers = { authorization: `Bearer ${token}` }
  const answer = await testApp.ask(null, { method: 'GET', url: '/api/buses', headers })
  return String(answer.headers['x-token-renovado'])
}

test.each([
  ['roles', ' admin '],
  ['rol', ' admin '],
  ['authorities', 'otra,Admin'],
  ['perfil', 'ADMIN'],
])('a role list is read alike under whatever name it comes: %s', (name, list) => {
  const session = sessionFrom({ token: 'uno', nombre: 'Editor', [name]: list }, 'editor')
  expect(session && userOf(session).roles).toEqual(['ADMIN'])
})

test('it takes the place of the one that it renews', async () => {
  const own = await signIn('editor')
  now += 6 * HOUR
  const fresh = await renewed(own)
  storeSession({ token: own, username: 'editor' }, 'editor')
  renewToken(own, fresh)
  expect([fresh === own, storedToken()]).toEqual([false, fresh])
})

test('of another person, or of another sign-in of the same one, it is left where it is', async () => {
  const [own, elsewhere, other] = [await signIn('editor'), await signIn('editor'), await signIn('admin')]
  now += 6 * HOUR
  storeSession({ token: own, username: 'editor' }, 'editor')
  for (const stray of [await renewed(elsewhere), await renewed(other), 'no-token', 'a.b.c'])
    renewToken(own, stray)
  expect(storedToken()).toBe(own)
})

test('without a session, or beside a token that does not say whose it is, it is left where it is', async () => {
  const fresh = await signIn('editor')
  for (const odd of ['opaque', 'a.e30.c']) {
    storeSession({ token: odd, username: 'editor' }, 'editor')
    renewToken(odd, fresh)
    renewToken(odd, odd.replace('c', 'd'))
    expect(storedToken()).toBe(odd)
  }
  renewToken(null, fresh)
  expect(storedToken()).toBe('a.e30.c')
})
