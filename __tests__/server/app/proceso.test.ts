import { once } from 'node:events'
import { request } from 'node:http'
import { sumarDias } from '../../../src/contract/fechas'
import { ENGINES, freshDatabase, type FreshDatabase } from '../../setup/databases'
import { direccionDe, ingresar, lanzar, matarTodos, pedir } from '../../setup/serverProcess'

const CLAVE = 'clave-de-la-demo'

afterEach(matarTodos)

/** Begins a POST and waits until the server has let it in; `enviar` sends the body and gives the answer's status. */
async function comenzar(url: string, token: string, body: string) {
  const peticion = request(url, {
    method: 'POST',
    agent: false,
    headers: {
      authorization: `Bearer ${token}`,
      'content-type': 'application/json',
      'content-length': Buffer.byteLength(body),
      expect: '100-continue',
    },
  })
  const respuesta = once(peticion, 'response')
  peticion.flushHeaders()
  await once(peticion, 'continue')
  return {
    enviar: async () => {
      peticion.end(body)
      const [{ statusCode }] = (await respuesta) as [{ statusCode?: number }]
      return statusCode ?? 0
    },
  }
}

describe('the start of the server', () => {
  it('stops at wrong settings with one line each', async () => {
    const proceso = lanzar({ PORT: 'tres mil', ZONA_HORARIA: 'Marte' })
    expect(await proceso.fin).toBe(1)
    expect(proceso.salida()).toBe(
      'PORT debe ser un número entero de 0 a 65535.\n' +
        'ZONA_HORARIA debe ser una zona horaria IANA, por ejemplo America/Bogota.\n',
    )
  })

  const NO_RESPONDE = 'La base de datos no responde: revise DATABASE_URL y que PostgreSQL esté en marcha.'

  it.each([
    ['postgres://nadie@127.0.0.1:1/nada', NO_RESPONDE],
    [
      'postgres://nadie@no-existe.invalid/nada',
      'No se encuentra la dirección no-existe.invalid. Corrija HOST o DATABASE_URL.',
    ],
  ])('says in one line why there is no PostgreSQL at %s', async (databaseUrl, linea) => {
    const base = await freshDatabase('sqlite')
    const proceso = lanzar({ DATABASE_URL: databaseUrl, DATA_DIR: base.dataDir })
    expect([await proceso.fin, proceso.salida()]).toEqual([1, `${linea}\n`])
    await base.destroy()
  })
})

describe.each(ENGINES)('the process of the server on %s', (engine) => {
  let base: FreshDatabase
  let env: Record<string, string | undefined>
  beforeAll(async () => {
    base = await freshDatabase(engine)
    env = { DATA_DIR: base.dataDir, DATABASE_URL: base.databaseUrl, DEMO_PASSWORD: CLAVE }
  })
  afterAll(() => base.destroy())

  it('keeps its sessions through a SIGKILL, and all that it has acknowledged through a stop', async () => {
    const primero = lanzar(env)
    const token = await ingresar(await direccionDe(primero), CLAVE)
    primero.hijo.kill('SIGKILL')
    await primero.fin

    const segundo = lanzar(env)
    const url = await direccionDe(segundo)
    const fechas = Array.from({ length: 50 }, (_, dia) => sumarDias('2031-01-01', dia))
    const peticiones = await Promise.all(
      fechas.map((fecha) => comenzar(`${url}/api/festivos`, token, JSON.stringify({ fecha }))),
    )
    const inicio = performance.now()
    segundo.hijo.kill('SIGTERM')
    const estados = await Promise.all(peticiones.map(({ enviar }) => enviar()))
    expect(estados.filter((estado) => estado >= 300)).toEqual([])
    expect(await segundo.fin).toBe(0)
    expect(performance.now() - inicio).toBeLessThan(10_000)

    const tercero = lanzar(env)
    const { cuerpo } = await pedir(`${await direccionDe(tercero)}/api/festivos`, { token })
    const guardadas = (JSON.parse(cuerpo) as { fecha: string }[]).map(({ fecha }) => fecha)
    expect(guardadas).toEqual(expect.arrayContaining(fechas))
  })

  // On SQLite there is a folder, and nobody to ask.
  if (engine === 'postgres')
    it.each([
      [
        'there is no such database',
        { pathname: '/ninguna' },
        'La base de datos que nombra DATABASE_URL no existe. Créela o corrija DATABASE_URL.',
      ],
      [
        'PostgreSQL lets nobody in by that name',
        { username: 'nadie' },
        'PostgreSQL no acepta el usuario o la clave de DATABASE_URL.',
      ],
    ])('says in one line that %s', async (_que, cambio, linea) => {
      const url = Object.assign(new URL(base.databaseUrl ?? ''), cambio)
      const proceso = lanzar({ ...env, DATABASE_URL: url.href })
      expect([await proceso.fin, proceso.salida()]).toEqual([1, `${linea}\n`])
    })

  it('logs requests without token, password or documento', async () => {
    const proceso = lanzar({ ...env, LOG_LEVEL: 'trace' })
    const url = await direccionDe(proceso)
    const token = await ingresar(url, CLAVE)
    await pedir(`${url}/api/deudas/conductor?documento=71234567`, { token })
    await pedir(`${url}/api/conductores?valido=true&documento=71234567`)
    proceso.hijo.kill('SIGTERM')
    expect(await proceso.fin).toBe(0)
    const lineas = proceso.salida().split('\n')
    const registro = lineas.filter((linea) => linea.startsWith('{')).join('\n')
    expect(registro).toContain('"path":"/api/deudas/conductor"')
    expect(registro).not.toContain(token)
    expect(registro).not.toMatch(/71234567|clave-de-la-demo|Bearer/)
  })
})
