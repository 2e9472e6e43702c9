import { setImmediate } from 'node:timers/promises'
import { LIMITE_DE_NOVEDADES, type Novedades } from '../../../src/contract/novedades'
import { ANY_ENGINE, ENGINES } from '../../setup/databases'
import { aUsuario, openApplication, type Application } from '../realApp'

/** Queries that read the record of changes, in the order of their sending. */
const looks: string[] = []
const NOON = '2030-03-20T17:00:00Z'

const openServer = async (engine: (typeof ENGINES)[number]) => {
  const onQuery = ({ sql }: { sql: string }) => void (/\bcambios\b/.test(sql) && looks.push(sql))
  const server = await openApplication(engine, { now: NOON, onQuery })
  // Signing in is a change too.
  for (const username of ['admin', 'editor', 'consulta']) await server.tokenOf(username)
  return server
}

const newsOf = async ({ ask }: Application, username: string, desde: number) =>
  (await ask(username, { method: 'GET', url: `/api/novedades?desde=${desde}` })).json<Novedades>()

const holiday = ({ ask }: Application, fecha: string) =>
  ask('editor', { method: 'POST', url: '/api/festivos', payload: { fecha } })

/** So many changes at once. */
const store = ({ db }: Application, count: number, sustantivo: 'liquidaciones' | 'cierres') =>
  db
    .insertInto('cambios')
    .values(
      Array.from({ length: count }, (_, i) => ({
        instante: NOON,
        grupo: `${i}`,
        usuario: 'Persona',
        sustantivo,
        identificador: `${i}`,
        registro: 'Bus 12',
        etiqueta: 'bus 12',
        tipo: 'editado' as const,
      })),
    )
    .execute()

describe.each(ENGINES)('news on %s', (engine) => {
  let server: Application
  beforeEach(async () => {
    server = await openServer(engine)
  })
  afterEach(() => server.close())

  it('are what another person has saved since, and none again', async () => {
    const { secuencia } = await newsOf(server, 'consulta', 0)
    const saved = await holiday(server, '2026-01-01')
    expect(await newsOf(server, 'consulta', secuencia)).toEqual({
      secuencia: secuencia + 1,
      tarde: false,
      cambios: [
        {
          secuencia: secuencia + 1,
          sustantivo: 'festivos',
          identificador: saved.json<{ uuid: string }>().uuid,
          liquidacionUuid: null,
          solicitud: saved.headers.solicitud,
        },
      ],
    })
    looks.length = 0
    expect((await newsOf(server, 'consulta', secuencia + 1)).cambios).toEqual([])
    // The one that finds the session and the last number.
    expect(looks).toHaveLength(1)
  })

  it('lose nothing and tell nothing twice to whoever asks while others save', async () => {
    const start = await newsOf(server, 'consulta', 0)
    const days = Array.from({ length: 20 }, (_, day) => `2027-01-${String(day + 1).padStart(2, '0')}`)
    let saving = true
    const saves = Promise.all(days.map((fecha) => holiday(server, fecha))).then(() => (saving = false))
    const heard: number[] = []
    for (let last = start.secuencia, more = true; more;) {
      more = saving
      const { secuencia, cambios } = await newsOf(server, 'consulta', last)
      heard.push(...cambios.map((one) => one.secuencia))
      last = secuencia
      // Lets the saves go on.
      await setImmediate()
    }
    await saves
    expect(heard).toEqual(days.map((_day, i) => start.secuencia + 1 + i))
  })
})

describe('news', () => {
  let server: Application
  beforeEach(async () => {
    server = await openServer(ANY_ENGINE)
  })
  afterEach(() => server.close())

  it('of more changes than a thousand are that there are too many', async () => {
    const { secuencia } = await newsOf(server, 'consulta', 0)
    await store(server, LIMITE_DE_NOVEDADES, 'liquidaciones')
    expect((await newsOf(server, 'consulta', secuencia)).cambios).toHaveLength(LIMITE_DE_NOVEDADES)
    const last = secuencia + LIMITE_DE_NOVEDADES
    expect(await newsOf(server, 'consulta', secuencia - 1)).toEqual({
      secuencia: last,
      tarde: true,
      cambios: [],
    })
  })

  it('of closings and users are for those alone who may read of them', async () => {
    const { secuencia } = await newsOf(server, 'consulta', 0)
    await store(server, 1, 'cierres')
    await holiday(server, '2026-01-01')
    await aUsuario(server.connection, 'nueva', [])
    await server.tokenOf('nueva')
    const nouns = async (username: string) =>
      (await newsOf(server, username, secuencia)).cambios.map(({ sustantivo }) => sustantivo)
    expect(await nouns('admin')).toEqual(['cierres', 'festivos', 'usuarios'])
    expect(await nouns('editor')).toEqual(['cierres', 'festivos'])
    expect(await nouns('consulta')).toEqual(['festivos'])
  })
})
