import { ANY_ENGINE } from '../../setup/databases'
import { openApplication, type Application } from '../realApp'

describe('the headers of an answer', () => {
  let app: Application
  beforeAll(async () => {
    app = await openApplication(ANY_ENGINE, { now: '2030-03-20T17:00:00Z' })
    await app.tokenOf('admin')
  })
  afterAll(() => app.close())

  const LIST = '/api/liquidaciones/table'
  const get = (url: string, headers = {}) => app.ask('admin', { method: 'GET', url, headers })
  const lastChange = () =>
    app.db.selectFrom('cambios').selectAll().orderBy('secuencia', 'desc').executeTakeFirstOrThrow()
  const createHoliday = (fecha: string) =>
    app.ask('admin', { method: 'POST', url: '/api/festivos', payload: { fecha } })

  it('say how far the record of changes had come when the call came', async () => {
    await createHoliday('2026-01-01')
    const { secuencia } = await lastChange()
    const answer = await get('/api/festivos')
    expect(Number(answer.headers.secuencia)).toBe(secuencia)
    expect(Number((await createHoliday('2026-01-06')).headers.secuencia)).toBe(secuencia)
  })

  it('say so also where the browser has the list already', async () => {
    const { etag } = (await get(LIST)).headers
    const answer = await get(LIST, { 'if-none-match': etag })
    expect(answer.statusCode).toBe(304)
    expect(Number(answer.headers.secuencia)).toBeGreaterThan(0)
  })

  it('say nothing of it to whoever has not signed in', async () => {
    for (const url of ['/api/salud', LIST]) {
      const { headers } = await app.ask(null, { method: 'GET', url })
      expect(headers).not.toHaveProperty('secuencia')
    }
  })

  it('name the request that has written as its changes do, and no other', async () => {
    const { headers } = await createHoliday('2026-01-12')
    expect(headers.solicitud).toMatch(/^[0-9a-f-]{36}$/)
    expect((await lastChange()).solicitud).toBe(headers.solicitud)
    expect((await createHoliday('2026-03-23')).headers.solicitud).not.toBe(headers.solicitud)
    expect((await get('/api/festivos')).headers).not.toHaveProperty('solicitud')
  })
})
