import { ENGINES } from '../../setup/databases'
import { unaAplicacion, type Aplicacion } from '../aplicacion'

const TOKEN = 'un-token-para-las-metricas'

describe('the metrics', () => {
  let app: Aplicacion
  beforeAll(async () => {
    app = await unaAplicacion(ENGINES[0] ?? 'sqlite', { config: { metricasToken: TOKEN } })
  })
  afterAll(() => app.cerrar())

  const ver = (remoteAddress: string, headers: Record<string, string> = {}) =>
    app.app.inject({ method: 'GET', url: '/metrics', remoteAddress, headers })

  it('count each route by its status, and say nothing of who was asked for', async () => {
    await app.pedir('admin', { method: 'GET', url: '/api/deudas/conductor?documento=71234567' })
    const { body, headers } = await ver('127.0.0.1')
    expect(headers['content-type']).toMatch(/^text\/plain/)
    expect(body).toMatch(
      /http_request_duration_seconds_count\{method="GET",route="\/api\/deudas\/conductor",status="404"\} 1/,
    )
    expect(body).toMatch(/^process_resident_memory_bytes \d+/m)
    expect(body).not.toContain('71234567')
  })

  it('are for this machine, or for whoever has the token', async () => {
    const estados = await Promise.all([
      ver('127.0.0.1'),
      ver('::1'),
      ver('192.168.1.9'),
      ver('127.0.0.1', { 'x-forwarded-for': '192.168.1.9' }),
      ver('127.0.0.1', { 'x-real-ip': '192.168.1.9' }),
      ver('127.0.0.1', { via: '1.1 proxy' }),
      ver('127.0.0.1', { host: 'cochera.example.com' }),
      ver('127.0.0.1', { host: 'cochera.example.com', authorization: `Bearer ${TOKEN}` }),
      ver('192.168.1.9', { authorization: 'Bearer otro' }),
      ver('192.168.1.9', { authorization: `Bearer ${TOKEN}` }),
    ])
    expect(estados.map(({ statusCode }) => statusCode)).toEqual([
      200, 200, 404, 404, 404, 404, 404, 200, 404, 200,
    ])
  })

  it('are for whoever has the token alone where the settings say that others are served', async () => {
    for (const setting of [{ tls: true }, { proxy: ['127.0.0.1'] }, { host: '0.0.0.0' }]) {
      const app = await unaAplicacion(ENGINES[0] ?? 'sqlite', {
        config: { metricasToken: TOKEN, ...setting },
      })
      const estado = async (headers: Record<string, string>) =>
        (await app.app.inject({ method: 'GET', url: '/metrics', headers })).statusCode
      expect([await estado({}), await estado({ authorization: `Bearer ${TOKEN}` })]).toEqual([404, 200])
      await app.cerrar()
    }
  })
})
