import { ANY_ENGINE } from '../../setup/databases'
import { openApplication, type Application } from '../realApp'

const TOKEN = 'un-token-para-las-metricas'

describe('the metrics', () => {
  let app: Application
  beforeAll(async () => {
    app = await openApplication(ANY_ENGINE, { config: { metricasToken: TOKEN } })
  })
  afterAll(() => app.close())

  const see = (remoteAddress: string, headers: Record<string, string> = {}) =>
    app.app.inject({ method: 'GET', url: '/metrics', remoteAddress, headers })

  it('count each route by its status, and say nothing of who was asked for', async () => {
    await app.ask('admin', { method: 'GET', url: '/api/deudas/conductor?documento=71234567' })
    const { body, headers } = await see('127.0.0.1')
    expect(headers['content-type']).toMatch(/^text\/plain/)
    expect(body).toMatch(
      /http_request_duration_seconds_count\{method="GET",route="\/api\/deudas\/conductor",status="404"\} 1/,
    )
    expect(body).toMatch(/^process_resident_memory_bytes \d+/m)
    expect(body).not.toContain('71234567')
  })

  it('are for this machine, or for whoever has the token', async () => {
    const states = await Promise.all([
      see('127.0.0.1'),
      see('::1'),
      see('192.168.1.9'),
      see('127.0.0.1', { 'x-forwarded-for': '192.168.1.9' }),
      see('127.0.0.1', { 'x-real-ip': '192.168.1.9' }),
      see('127.0.0.1', { via: '1.1 proxy' }),
      see('127.0.0.1', { host: 'cochera.example.com' }),
      see('127.0.0.1', { host: 'cochera.example.com', authorization: `Bearer ${TOKEN}` }),
      see('192.168.1.9', { authorization: 'Bearer otro' }),
      see('192.168.1.9', { authorization: `Bearer ${TOKEN}` }),
    ])
    expect(states.map(({ statusCode }) => statusCode)).toEqual([
      200, 200, 404, 404, 404, 404, 404, 200, 404, 200,
    ])
  })

  it('are for whoever has the token alone where the settings say that others are served', async () => {
    for (const setting of [{ tls: true }, { proxy: ['127.0.0.1'] }, { host: '0.0.0.0' }]) {
      const app = await openApplication(ANY_ENGINE, {
        config: { metricasToken: TOKEN, ...setting },
      })
      const state = async (headers: Record<string, string>) =>
        (await app.app.inject({ method: 'GET', url: '/metrics', headers })).statusCode
      expect([await state({}), await state({ authorization: `Bearer ${TOKEN}` })]).toEqual([404, 200])
      await app.close()
    }
  })
})
