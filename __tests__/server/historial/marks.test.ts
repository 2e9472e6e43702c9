import { randomUUID } from 'node:crypto'
import type { Deshecho } from '../../../src/contract/historial'
import { ANY_ENGINE, ENGINES } from '../../setup/databases'
import { aBus, aConductor, aPasaje } from '../builders'
import { BUS } from '../buses/bus'
import { liquidacionPayload } from '../liquidaciones/company'
import { aUsuario, openApplication, type Application } from '../realApp'

type Call = [method: 'POST' | 'PUT' | 'DELETE', path: string, payload?: unknown]
interface Answer {
  uuid: string
  mensaje: string
}

const START = Date.parse('2030-03-20T20:00:00Z')
const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DRIVER = { nombre: 'Eva', empresa: 'Coonatra', fechaNacimiento: '1980-01-02', tipoDocumento: 'C.C.' }
const FARE = { ruta: 'CBOS', valor: 2000, porcentajePasajero: 10, porcentajeFestivos: 12 }
const WHOLE_FARE = { ...FARE, porcentajeBonificacion: 5, limiteBonificacion: 100, pasajerosPorViaje: 2 }

describe.each(ENGINES)('the mark of an action on %s', (engine) => {
  let app: Application
  let now = START
  let count = 0
  let ana = ''
  beforeAll(async () => {
    app = await openApplication(engine, { now: () => new Date(now) })
    await aUsuario(app.connection, 'otra', ['EDITOR'])
    await aUsuario(app.connection, 'jefe', ['ADMIN', 'EDITOR'])
    // Signs all in before a test moves the clock.
    for (const who of ['admin', 'editor', 'otra', 'jefe', 'consulta']) await app.tokenOf(who)
    ana = (await aConductor(app.db, { documento: '1001', nombre: 'Ana Álvarez' })).uuid
    await aBus(app.db, { numero: '12', conductorUuid: ana })
    await aPasaje(app.db)
  })
  beforeEach(() => void (now = START))
  afterAll(() => app.close())

  const ask = async (who: string | null, [method, path, payload]: Call, mark?: string, key?: string) => {
    const headers = { ...(mark && { grupo: mark }), ...(key && { 'idempotency-key': key }) }
    const answer = await app.ask(who, { method, url: `/api${path}`, payload, headers })
    return { status: answer.statusCode, body: answer.json<Answer>() }
  }
  const undo = async (who: string, mark: string) =>
    (await ask(who, ['POST', '/historial/deshacer', { grupo: mark }])).status
  const made = async (call: Call) => {
    const { status, body } = await ask('admin', call)
    if (status >= 300) throw new Error(body.mensaje)
    return body.uuid
  }

  /** A number, a day and a document that nothing else has. */
  const next = () => {
    count += 1
    return { n: String(4000 + count), fecha: new Date(Date.UTC(2026, 0, count)).toISOString().slice(0, 10) }
  }
  const settlement = (more: object = {}): Call => [
    'POST',
    '/liquidaciones',
    liquidacionPayload({ ...next(), ...more }),
  ]
  const settledCall = async (): Promise<Call> => {
    const [, path, body] = settlement()
    const uuid = await made(['POST', path, body])
    return ['PUT', '/liquidaciones/liquidar', { ...(body as object), uuid, liquidada: true }]
  }
  const driver = (): Call => ['POST', '/conductores', { ...DRIVER, documento: next().n }]
  const madeDriver = async () => {
    const [, , body] = driver()
    await made(['POST', '/conductores', body])
    return body as { documento: string }
  }
  const bus = () => ({
    ...BUS,
    conductorDocumento: '1001',
    numero: next().n,
    placa: `PLA${next().n.slice(1)}`,
  })
  const fare = () => ({ ...WHOLE_FARE, fechaInicio: next().fecha, fechaFinal: '2040-12-31' })
  const debt = { valor: 1000, razon: 'Multa', conductorDocumento: '1001' }
  const repayment = () => ({ valor: 10, origen: 'Prima', fecha: next().fecha, conductorDocumento: '1001' })
  const part = (noun: string, data: object): Call => [
    'POST',
    `/importaciones/${noun}`,
    { archivo: 'a.csv', total: 9, filas: [{ accion: 'crear', datos: data, aunqueRepetida: true }] },
  ]
  const sensor = () => ({ fecha: next().fecha, busNumero: '12', sensor: 9, viajes: 3, civica: 0 })

  /** Kinds of actions, each with who may, the least role whose undo in time is taken, and a fresh call. */
  const KINDS: [
    name: string,
    may: 'editor' | 'admin',
    undoes: 'editor' | 'admin',
    call: () => Promise<Call> | Call,
  ][] = [
    ['a settlement', 'editor', 'editor', settlement],
    ['its settling', 'editor', 'editor', settledCall],
    [
      'its deletion',
      'admin',
      'admin',
      async () => ['DELETE', `/liquidaciones?uuid=${await made(settlement())}`],
    ],
    ['sensors', 'editor', 'editor', () => ['POST', '/liquidaciones/sensores', [sensor()]]],
    ['a driver', 'editor', 'editor', driver],
    [
      'their edit',
      'editor',
      'editor',
      async () => {
        const { documento } = await madeDriver()
        const edited = { ...DRIVER, documento, nombre: 'Eva María' }
        return ['PUT', `/conductores/conductor?documento=${documento}`, edited]
      },
    ],
    [
      'Retirar',
      'admin',
      'admin',
      async () => ['PUT', `/conductores/conductor/retirar?documento=${(await madeDriver()).documento}`],
    ],
    [
      'Ingresar',
      'editor',
      'editor',
      async () => {
        const { documento } = await madeDriver()
        await ask('admin', ['PUT', `/conductores/conductor/retirar?documento=${documento}`])
        return ['PUT', `/conductores/conductor/ingresar?documento=${documento}`]
      },
    ],
    ['a bus', 'editor', 'editor', () => ['POST', '/buses', bus()]],
    [
      'its number',
      'editor',
      'editor',
      async () => {
        const stored = bus()
        await made(['POST', '/buses', stored])
        return ['PUT', `/buses/bus/actualizar?numero=${stored.numero}`, { ...stored, numero: next().n }]
      },
    ],
    ['a fare', 'admin', 'admin', () => ['POST', '/pasajes', fare()]],
    [
      'Invalidar',
      'admin',
      'admin',
      async () => ['PUT', `/pasajes/invalidarPasaje?uuidPasaje=${await made(['POST', '/pasajes', fare()])}`],
    ],
    ['a debt', 'editor', 'editor', () => ['POST', '/deudas', debt]],
    [
      'its edit',
      'editor',
      'editor',
      async () => ['POST', '/deudas', { ...debt, valor: 5, uuid: await made(['POST', '/deudas', debt]) }],
    ],
    [
      'its going',
      'admin',
      'admin',
      async () => ['DELETE', `/deudas/eliminar/${await made(['POST', '/deudas', debt])}`],
    ],
    ['a repayment', 'editor', 'editor', () => ['POST', '/abonos', repayment()]],
    [
      'its correction',
      'editor',
      'editor',
      async () => {
        const stored = repayment()
        return ['PUT', '/abonos', { ...stored, valor: 5, uuid: await made(['POST', '/abonos', stored]) }]
      },
    ],
    ['a holiday', 'editor', 'editor', () => ['POST', '/festivos', { fecha: next().fecha }]],
    [
      'its absence',
      'editor',
      'editor',
      async () => ['DELETE', `/festivos?uuid=${await made(['POST', '/festivos', { fecha: next().fecha }])}`],
    ],
    [
      'attendance',
      'editor',
      'editor',
      () => ['POST', '/asistencias', [{ fecha: next().fecha, conductorUuid: ana, bus: '12', asistio: true }]],
    ],
    ['imported settlements', 'editor', 'editor', () => part('liquidaciones', liquidacionPayload(next()))],
    ['imported sensors', 'editor', 'editor', () => part('sensores', sensor())],
    ['imported drivers', 'editor', 'editor', () => part('conductores', { ...DRIVER, documento: next().n })],
    ['imported buses', 'editor', 'editor', () => part('buses', bus())],
    ['imported debts', 'editor', 'editor', () => part('deudas', debt)],
    ['imported repayments', 'editor', 'editor', () => part('abonos', repayment())],
    ['imported holidays', 'editor', 'editor', () => part('festivos', { fecha: next().fecha })],
  ]

  const isPart = ([, path]: Call) => path.startsWith('/importaciones')
  /** A call under a mark: an import's part has it in its body. */
  const under = async (who: string, mark: string, call: Call) => {
    const [method, path, body] = call
    if (!isPart(call)) return (await ask(who, call, mark)).status
    return (await ask(who, [method, path, { grupo: mark, ...(body as object) }], undefined, randomUUID()))
      .status
  }
  const perform = async (who: string, call: Call) => {
    const mark = randomUUID()
    const status = await under(who, mark, call)
    if (status >= 300) throw new Error(`${call[1]}: ${status}`)
    return mark
  }
  const holiday = (): Call => ['POST', '/festivos', { fecha: next().fecha }]

  /** Makes an action as old as if this time had passed. */
  const age = (mark: string, time: number) =>
    app.db
      .updateTable('acciones')
      .set((eb) => ({ primera: eb('primera', '-', time), ultima: eb('ultima', '-', time) }))
      .where('grupo', '=', mark)
      .execute()
  const isKept = async (...marks: string[]) =>
    (await app.db.selectFrom('acciones').select('grupo').where('grupo', 'in', marks).execute()).length

  it('goes on as long as the action goes on, four hours at most, and the time to undo it counts from its last write', async () => {
    const calls = await Promise.all(Array.from({ length: 12 }, settledCall))
    const mark = randomUUID()
    for (const call of calls) {
      now += 2 * MINUTE
      expect(await under('editor', mark, call)).toBe(200)
    }
    now += MINUTE
    const { body } = await ask('editor', ['POST', '/historial/deshacer', { grupo: mark }])
    expect(body).toMatchObject<Partial<Deshecho>>({ deshechos: 12, quedan: 0 })

    const long = randomUUID()
    const statuses: number[] = []
    for (let at = 0; at <= 4 * HOUR + 2 * MINUTE; at += 2 * MINUTE) {
      now = START + at
      statuses.push(await under('editor', long, ['PUT', '/liquidaciones/liquidar', calls[0]?.[2]]))
    }
    expect([statuses.slice(0, -1).every((status) => status === 200), statuses.at(-1)]).toEqual([true, 409])
  })

  it('is given by whoever comes first, and by none of two who come at once to the other', async () => {
    const mark = randomUUID()
    const states = await Promise.all(
      ['editor', 'otra', 'admin', 'jefe'].map((who) => under(who, mark, holiday())),
    )
    expect(states.sort()).toEqual([201, 409, 409, 409])
  })

  it('is not bound by an answer that is repeated, nor by a refusal', async () => {
    const [key, first, second] = [randomUUID(), randomUUID(), randomUUID()]
    const call = holiday()
    expect((await ask('editor', call, first, key)).status).toBe(201)
    expect((await ask('editor', call, second, key)).status).toBe(201)
    expect((await ask('editor', call, second)).status).toBe(409)
    expect((await ask('otra', holiday(), second)).status).toBe(201)
    expect(await undo('editor', first)).toBe(200)
  })

  it('of an undo is nobody’s: another ADMIN goes on with one that was broken off', async () => {
    const calls = [holiday(), holiday()]
    const mark = randomUUID()
    for (const call of calls) await under('editor', mark, call)
    expect(await undo('admin', mark)).toBe(200)
    expect(await undo('jefe', mark)).toBe(200)
    expect(await undo('admin', `${mark}~1`)).toBe(200)
    expect(await undo('jefe', `${mark}~1`)).toBe(200)
    expect((await ask('jefe', holiday(), `${mark}~1`)).status).toBe(400)
  })

  it('of an import takes parts for a day, and then only the answers that they had', async () => {
    const mark = randomUUID()
    const send = (who: string, key: string, fecha: string) => {
      const [method, path, body] = part('festivos', { fecha })
      return ask(who, [method, path, { grupo: mark, ...(body as object) }], undefined, key)
    }
    const [key, fecha] = [randomUUID(), next().fecha]
    const { body } = await send('editor', key, fecha)
    await age(mark, 24 * HOUR)
    expect((await send('editor', randomUUID(), next().fecha)).status).toBe(201)
    await age(mark, 1)
    expect((await send('editor', randomUUID(), next().fecha)).status).toBe(409)
    // Purges on the way what is kept no longer.
    await ask('editor', holiday(), undefined, randomUUID())
    expect((await send('editor', randomUUID(), next().fecha)).status).toBe(409)
    expect(await send('editor', key, fecha)).toEqual({ status: 201, body })
    expect((await send('otra', key, fecha)).status).toBe(404)
    expect((await ask('editor', holiday(), mark)).status).toBe(409)
  })

  it('that nobody knows is remembered when it is undone, twenty of a user for a day, and refused to whatever comes late', async () => {
    const unknown = Array.from({ length: 25 }, () => randomUUID())
    for (const mark of unknown) {
      now += 1
      expect(await undo('otra', mark)).toBe(404)
    }
    expect(await isKept(...unknown)).toBe(20)
    const last = unknown.at(-1) ?? ''
    expect(await under('editor', last, holiday())).toBe(409)
    expect(await under('otra', last, part('festivos', next()))).toBe(409)
    expect(
      await app.db.selectFrom('importaciones').select('uuid').where('uuid', 'in', unknown).execute(),
    ).toEqual([])
    for (const mark of unknown) await age(mark, 24 * HOUR)
    await ask('editor', holiday(), undefined, randomUUID())
    expect(await isKept(...unknown)).toBe(0)
  })

  it('leaves with what is over, and refuses all the same', async () => {
    const mark = await perform('editor', holiday())
    await age(mark, 24 * HOUR)
    await ask('editor', holiday(), undefined, randomUUID())
    expect(await isKept(mark)).toBe(0)
    expect(await under('editor', mark, holiday())).toBe(409)
  })

  // No engine could break what follows.
  if (engine !== ANY_ENGINE) return

  it.each(KINDS)(
    'of %s is its user’s and its route’s, and gives no right that the roles do not',
    async (name, may, undoes, call) => {
      const imports = isPart(await call())
      const minutes = imports || name === 'attendance' ? 60 : 1
      const mark = await perform(may, await call())
      const isHoliday = name === 'a holiday'
      const joined = {
        stranger: await under(may === 'admin' ? 'jefe' : 'otra', mark, await call()),
        admin: await under('jefe', mark, await call()),
        route: await under(may, mark, isHoliday ? settlement() : holiday()),
        part: await under(
          may,
          mark,
          name === 'imported holidays' ? part('deudas', debt) : part('festivos', next()),
        ),
      }
      const other = imports ? 404 : 409
      expect(joined).toEqual({ stranger: other, admin: other, route: 409, part: 409 })

      // Undo in time: by nobody but whoever did it, or an ADMIN, and by no role that does not do such things.
      now += minutes * MINUTE
      expect([await undo('consulta', mark), await undo('otra', mark)]).toEqual([403, 403])
      expect(await undo('editor', mark)).toBe(may === 'editor' && undoes === 'editor' ? 200 : 403)
      if (may === 'admin') expect(await undo('jefe', mark)).toBe(200)

      // An ADMIN's is no EDITOR's, whoever could do it.
      const theirs = await perform('admin', await call())
      expect([await undo('editor', theirs), await undo('jefe', theirs)]).toEqual([403, 200])

      // Late.
      const late = await perform(may, await call())
      now += minutes * MINUTE + 1
      expect([await undo('editor', late), await undo('jefe', late)]).toEqual([403, 200])
      if (!imports) {
        const over = await perform(may, await call())
        now += 2 * MINUTE + 1
        expect(await under(may, over, await call())).toBe(409)
      }

      // Made by the server, and older than the marks that are kept.
      if (!imports) {
        await ask(may, await call())
        const { grupo } = await app.db
          .selectFrom('cambios')
          .select('grupo')
          .orderBy('secuencia', 'desc')
          .limit(1)
          .executeTakeFirstOrThrow()
        expect(await under(may, grupo, await call())).toBe(409)
      }
      const old = await perform(may, await call())
      await app.db.deleteFrom('acciones').where('grupo', '=', old).execute()
      expect([await under(may, old, await call()), await under(may, old, holiday())]).toEqual([409, 409])
    },
  )

  it('lets no import, and no other write, take a settled settlement away', async () => {
    const settled = await perform('editor', await settledCall())
    now += 3 * HOUR
    expect(await undo('editor', settled)).toBe(403)
    expect(await under('editor', settled, part('festivos', next()))).toBe(409)
    expect(await under('editor', settled, await settledCall())).toBe(409)
    expect(await undo('editor', settled)).toBe(403)
    // As an earlier version let them.
    const { uuid } = await app.db
      .selectFrom('usuarios')
      .select('uuid')
      .where('username', '=', 'editor')
      .executeTakeFirstOrThrow()
    const poisoned = { uuid: settled, sustantivo: 'festivos', archivo: 'a.csv', usuarioUuid: uuid } as const
    await app.db
      .insertInto('importaciones')
      .values({ ...poisoned, instante: new Date(now).toISOString(), total: 1, enCaja: 0, deshecha: 0 })
      .execute()
    expect(await undo('editor', settled)).toBe(403)
  })

  it('is neither joined nor undone by a clock that was put back', async () => {
    now += HOUR
    const mark = await perform('editor', holiday())
    now -= HOUR
    expect([await under('editor', mark, holiday()), await undo('editor', mark)]).toEqual([409, 403])
    now += HOUR
    expect(await undo('editor', mark)).toBe(200)
  })

  it('is nothing that a sign-in could join', async () => {
    const mark = await perform('editor', holiday())
    const credentials = { username: 'consulta', password: 'clave-de-prueba' }
    expect((await ask(null, ['POST', '/auth/login', credentials], mark)).status).toBe(200)
    expect(await undo('editor', mark)).toBe(200)
  })
})
