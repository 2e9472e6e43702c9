import { randomBytes, randomUUID } from 'node:crypto'
import { type Usuario } from '../realApp'
import { applicationFor } from '../testServer'
import { ANY_ENGINE, ENGINES } from '../../setup/databases'
import { aBus, aConductor, aContrato, aPasaje } from '../builders'

const DAY = 24 * 60 * 60 * 1000

describe.each(ENGINES)('Idempotency-Key on %s', (engine) => {
  const application = applicationFor(engine)
  let conductorUuid: string
  beforeAll(async () => {
    const conductor = await aConductor(application.db, { documento: '111' })
    conductorUuid = conductor.uuid
    await aBus(application.db, { numero: '101', conductorUuid })
    await aPasaje(application.db)
  })
  beforeEach(async () => {
    await application.db.deleteFrom('deudas').execute()
    await application.db.deleteFrom('liquidaciones').execute()
    await application.db.deleteFrom('claves_idempotencia').execute()
  })

  const deuda = (changes: object = {}) => ({
    valor: 50_000,
    razon: 'Préstamo',
    conductorDocumento: '111',
    ...changes,
  })
  const create = (
    password: string | null,
    payload: unknown = deuda(),
    { usuario = 'editor', ruta = 'deudas' }: { usuario?: Usuario; ruta?: string } = {},
  ) =>
    application.ask(usuario, {
      method: 'POST',
      url: `/api/${ruta}`,
      payload,
      headers: password === null ? {} : { 'idempotency-key': password },
    })
  const count = async (table: 'deudas' | 'liquidaciones' | 'claves_idempotencia' = 'deudas') =>
    (await application.db.selectFrom(table).selectAll().execute()).length

  it('answers a repetition as the first time and stores nothing more', async () => {
    const password = randomUUID()
    const first = await create(password)
    const repeated = await create(password)
    expect(first.statusCode).toBe(201)
    expect(repeated.statusCode).toBe(201)
    expect(repeated.body).toBe(first.body)
    expect(repeated.headers['content-type']).toBe(first.headers['content-type'])
    expect(await count()).toBe(1)
  })

  it('a create that failed leaves its key free', async () => {
    const password = randomUUID()
    await application.db.schema.alterTable('deudas').renameTo('deudas_ausente').execute()
    expect((await create(password)).statusCode).toBe(500)
    await application.db.schema.alterTable('deudas_ausente').renameTo('deudas').execute()
    expect((await create(password)).statusCode).toBe(201)
    expect(await count()).toBe(1)
  })

  it('of the same create sent many times at once, stores one and tells the others so', async () => {
    const password = randomUUID()
    const answers = await Promise.all(Array.from({ length: 8 }, () => create(password)))
    expect(await count()).toBe(1)
    const created = answers.filter(({ statusCode }) => statusCode === 201)
    expect(created.length).toBeGreaterThan(0)
    expect(new Set(created.map(({ body }) => body)).size).toBe(1)
    for (const { statusCode, body } of answers.filter((answer) => !created.includes(answer))) {
      expect(statusCode).toBe(409)
      expect(body).toMatch(/Esta misma operación todavía está en curso|Esto ya se guardó/)
    }
    expect((await create(password)).body).toBe(created[0]?.body)
  })

  it('honours a key for 24 hours and then forgets it', async () => {
    const password = randomUUID()
    const last = async (age: number) =>
      application.db
        .updateTable('claves_idempotencia')
        .set({ instante: Date.now() - age })
        .execute()
    await create(password)
    await last(DAY - 60_000)
    await create(password)
    expect(await count()).toBe(1)
    await last(DAY + 1)
    await create(password)
    expect(await count()).toBe(2)
    expect(await count('claves_idempotencia')).toBe(1)
  })

  // No engine could break what follows.
  if (engine === ANY_ENGINE) {
    it('keeps no answer of a preview, which stores nothing', async () => {
      const body = { tipo: 'prima', mes: 12, datos: {} }
      await aContrato(application.db, conductorUuid)
      const answer = await create(randomUUID(), body, { usuario: 'consulta', ruta: 'documentos/previa' })
      expect([answer.statusCode, await count('claves_idempotencia')]).toEqual([200, 0])
    })

    it('refuses the same key with another body', async () => {
      const password = randomUUID()
      await create(password)
      const other = await create(password, deuda({ valor: 60_000 }))
      expect(other.statusCode).toBe(422)
      expect(other.json()).toEqual({
        mensaje: 'Esto ya se guardó antes, con otros datos. Actualice la lista y corríjalo allí.',
      })
      expect(await count()).toBe(1)
    })

    it('holds for an address of any length, and refuses the same key with another query', async () => {
      const password = randomUUID()
      const long = `deudas?nota=${randomBytes(6750).toString('base64url')}`
      const first = await create(password, deuda(), { ruta: long })
      expect(first.statusCode).toBe(201)
      expect((await create(password, deuda(), { ruta: long })).body).toBe(first.body)
      expect((await create(password, deuda(), { ruta: 'deudas?nota=otra' })).statusCode).toBe(422)
      expect(await count()).toBe(1)
    })

    it('without a key, and under another one, the same body is another record', async () => {
      await create(null)
      await create(null)
      await create(randomUUID())
      await create(randomUUID())
      expect(await count()).toBe(4)
    })

    it('a refused create leaves its key free for the corrected one', async () => {
      const password = randomUUID()
      expect((await create(password, deuda({ valor: -1 }))).statusCode).toBe(400)
      expect((await create(password, deuda({ conductorDocumento: '999' }))).statusCode).toBe(400)
      expect((await create(password)).statusCode).toBe(201)
      expect(await count()).toBe(1)
    })

    it('a key belongs to one user and one route', async () => {
      const password = randomUUID()
      await create(password)
      expect((await create(password, deuda({ valor: 1 }), { usuario: 'admin' })).statusCode).toBe(201)
      const festivo = { fecha: '2031-01-01' }
      expect((await create(password, festivo, { ruta: 'festivos' })).statusCode).toBe(201)
      expect(await count()).toBe(2)
    })

    it('who may not create is refused, whatever the key has stored', async () => {
      const password = randomUUID()
      await create(password)
      expect((await create(password, deuda(), { usuario: 'consulta' })).statusCode).toBe(403)
    })

    it('a write whose answer was not kept is not repeated', async () => {
      const password = randomUUID()
      await create(password)
      await application.db.updateTable('claves_idempotencia').set({ estado: null, respuesta: null }).execute()
      const repeated = await create(password)
      expect(repeated.statusCode).toBe(409)
      expect(repeated.json()).toEqual({ mensaje: 'Esto ya se guardó. Actualice la lista para verlo.' })
      expect(await count()).toBe(1)
    })

    it.each(['corta', 'x'.repeat(201), 'con espacio'])('refuses the key %j', async (password) => {
      expect((await create(password)).statusCode).toBe(400)
      expect(await count()).toBe(0)
    })

    it.each([
      ['liquidaciones/sensores', (deep: string) => deep],
      [
        'importaciones/buses',
        (deep: string) => `{"archivo":"a.csv","filas":[{"accion":"crear","datos":{"numero":${deep}}}]}`,
      ],
    ])(
      'refuses what is nested 20,000 deep to POST /%s, with a key as without one',
      async (ruta, bodyWith) => {
        const body = bodyWith('['.repeat(20_000) + ']'.repeat(20_000))
        const keys: Record<string, string>[] = [{}, { 'idempotency-key': randomUUID() }]
        for (const headers of keys) {
          const answer = await application.ask('admin', {
            method: 'POST',
            url: `/api/${ruta}`,
            payload: body,
            headers,
          })
          expect(answer.statusCode).toBe(400)
          expect(answer.json<{ mensaje: string }>().mensaje).not.toBe('')
        }
      },
    )

    it('keeps the answer as it was before it was compressed', async () => {
      const password = randomUUID()
      const rows = Array.from({ length: 60 }, (_, day) => ({
        fecha: new Date(Date.UTC(2021, 0, 1 + day)).toISOString().slice(0, 10),
        conductorUuid,
        bus: '101',
      }))
      const headers = { 'idempotency-key': password, 'accept-encoding': 'gzip' }
      const first = await application.ask('editor', {
        method: 'POST',
        url: '/api/asistencias',
        payload: rows,
        headers,
      })
      expect(first.headers['content-encoding']).toBe('gzip')
      const repeated = await create(password, rows, { ruta: 'asistencias' })
      expect(repeated.statusCode).toBe(200)
      expect(repeated.json()).toHaveLength(60)
    })
  }
})
