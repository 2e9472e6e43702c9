import { randomUUID } from 'node:crypto'
import type { Deshecho } from '../../../src/contract/historial'
import { IMPORTABLES, type Importable } from '../../../src/contract/importables'
import { requestOf, type Call } from '../../proof/inputs'
import { ANY_ENGINE, ENGINES, type Engine } from '../../setup/databases'
import { everyCall } from '../everyCall'
import { aUsuario, openApplication, PASSWORD } from '../realApp'
import { whileTested } from '../whileTested'

type Sending = Call | Promise<Call>

const START = Date.parse('2030-03-20T20:00:00Z')
const MINUTE = 60_000
const HOUR = 60 * MINUTE
const clock = { now: START }

/** Writes, by who may do them and undo them in time. */
const KINDS = {
  editor: [
    'POST /liquidaciones',
    'PUT /liquidaciones/liquidar',
    'POST /liquidaciones/sensores',
    'POST /conductores',
    'PUT /conductores/conductor',
    'PUT /conductores/conductor/ingresar',
    'POST /buses',
    'PUT /buses/bus/actualizar',
    'POST /deudas',
    'POST /deudas of a stored one',
    'POST /abonos',
    'PUT /abonos',
    'POST /festivos',
    'DELETE /festivos',
    'POST /asistencias',
    ...IMPORTABLES.map((noun) => `POST /importaciones/${noun}`),
  ],
  admin: [
    'DELETE /liquidaciones',
    'PUT /conductores/conductor/retirar',
    'POST /pasajes',
    'PUT /pasajes/invalidarPasaje',
    'DELETE /deudas/eliminar/:uuid',
  ],
}

async function openCalls(engine: Engine) {
  const app = await openApplication(engine, { now: () => new Date(clock.now) })
  await aUsuario(app.connection, 'otra', ['EDITOR'])
  await aUsuario(app.connection, 'jefe', ['ADMIN', 'EDITOR'])
  // Signs all in before a test moves the clock.
  for (const who of ['admin', 'editor', 'otra', 'jefe', 'consulta']) await app.tokenOf(who)
  return { ...app, calls: await everyCall(app.db) }
}

function marked(engine: Engine) {
  const app = whileTested(
    () => openCalls(engine),
    () => (clock.now = START),
  )
  const ask = async (who: string | null, sending: Sending, mark?: string, key?: string) => {
    const request = requestOf(await sending)
    const headers = {
      ...request.headers,
      ...(mark && { grupo: mark }),
      ...(key && { 'idempotency-key': key }),
    }
    const answer = await app.ask(who, { ...request, headers })
    return { status: answer.statusCode, body: answer.json<object>() }
  }
  const undoing = (grupo: string): Call => ({ route: 'POST /historial/deshacer', body: { grupo } })
  const undo = async (who: string, mark: string) => (await ask(who, undoing(mark))).status
  const call = async (route: string): Promise<Call> => ({ route, ...(await app.calls[route]?.()) })
  const isPart = (route: string) => route.startsWith('POST /importaciones')
  /** A part with the mark of its import, which it has in its body. */
  const ofImport = (mark: string, { body, ...sent }: Call): Call => ({
    ...sent,
    body: { ...body, grupo: mark },
  })
  /** Sends a call under a mark. */
  const under = async (who: string, mark: string, sending: Sending) => {
    const sent = await sending
    return (await (isPart(sent.route) ? ask(who, ofImport(mark, sent)) : ask(who, sent, mark))).status
  }
  const perform = async (who: string, sending: Sending) => {
    const mark = randomUUID()
    const status = await under(who, mark, sending)
    if (status >= 300) throw new Error(`${(await sending).route}: ${status}`)
    return mark
  }
  const holiday = () => call('POST /festivos')
  const settling = () => call('PUT /liquidaciones/liquidar')
  const part = (noun: Importable) => call(`POST /importaciones/${noun}`)
  return { app, ask, undoing, undo, call, isPart, ofImport, under, perform, holiday, settling, part }
}

describe.each(ENGINES)('the mark of an action on %s', (engine) => {
  const { app, ask, undoing, undo, ofImport, under, perform, holiday, settling, part } = marked(engine)

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
    const calls = await Promise.all(Array.from({ length: 12 }, settling))
    const mark = randomUUID()
    for (const call of calls) {
      clock.now += 2 * MINUTE
      expect(await under('editor', mark, call)).toBe(200)
    }
    clock.now += MINUTE
    const { body } = await ask('editor', undoing(mark))
    expect(body).toMatchObject<Partial<Deshecho>>({ mensaje: 'Se deshizo en 12 registros.' })

    const long = randomUUID()
    const statuses: number[] = []
    for (let at = 0; at <= 4 * HOUR + 2 * MINUTE; at += 2 * MINUTE) {
      clock.now = START + at
      statuses.push(await under('editor', long, calls[0]!))
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
    const once = await holiday()
    expect((await ask('editor', once, first, key)).status).toBe(201)
    expect((await ask('editor', once, second, key)).status).toBe(201)
    expect((await ask('editor', once, second)).status).toBe(409)
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
    const send = async (who: string, key: string, sending: Sending) =>
      ask(who, ofImport(mark, await sending), undefined, key)
    const [key, first] = [randomUUID(), await part('festivos')]
    const { body } = await send('editor', key, first)
    await age(mark, 24 * HOUR)
    expect((await send('editor', randomUUID(), part('festivos'))).status).toBe(201)
    await age(mark, 1)
    expect((await send('editor', randomUUID(), part('festivos'))).status).toBe(409)
    // Purges on the way what is kept no longer.
    await ask('editor', holiday(), undefined, randomUUID())
    expect((await send('editor', randomUUID(), part('festivos'))).status).toBe(409)
    expect(await send('editor', key, first)).toEqual({ status: 201, body })
    expect((await send('otra', key, first)).status).toBe(404)
    expect((await ask('editor', holiday(), mark)).status).toBe(409)
  })

  it('that nobody knows is remembered when it is undone, for a day, and refused to whatever comes late', async () => {
    const unknown = randomUUID()
    expect(await undo('otra', unknown)).toBe(404)
    expect(await isKept(unknown)).toBe(1)
    expect(await under('editor', unknown, holiday())).toBe(409)
    expect(await under('otra', unknown, part('festivos'))).toBe(409)
    expect(
      await app.db.selectFrom('importaciones').select('uuid').where('uuid', '=', unknown).execute(),
    ).toEqual([])
    await age(unknown, 24 * HOUR)
    await ask('editor', holiday(), undefined, randomUUID())
    expect(await isKept(unknown)).toBe(0)
  })

  it('leaves with what is over, and refuses all the same', async () => {
    const mark = await perform('editor', holiday())
    await age(mark, 24 * HOUR)
    await ask('editor', holiday(), undefined, randomUUID())
    expect(await isKept(mark)).toBe(0)
    expect(await under('editor', mark, holiday())).toBe(409)
  })
})

describe('the mark of an action', () => {
  const { app, ask, undo, call, isPart, under, perform, holiday, settling, part } = marked(ANY_ENGINE)

  it.each([...KINDS.editor, ...KINDS.admin])(
    'of %s is its user’s and its route’s, and gives no right that the roles do not',
    async (route) => {
      const may = KINDS.admin.includes(route) ? 'admin' : 'editor'
      const fresh = () => call(route)
      const imports = isPart(route)
      const minutes = imports || route === 'POST /asistencias' ? 60 : 1
      const mark = await perform(may, fresh())
      const joined = {
        stranger: await under(may === 'admin' ? 'jefe' : 'otra', mark, fresh()),
        admin: await under('jefe', mark, fresh()),
        route: await under(
          may,
          mark,
          call(route === 'POST /festivos' ? 'POST /liquidaciones' : 'POST /festivos'),
        ),
        part: await under(may, mark, part(route.endsWith('/festivos') ? 'deudas' : 'festivos')),
      }
      const other = imports ? 404 : 409
      expect(joined).toEqual({ stranger: other, admin: other, route: 409, part: 409 })

      // Undo in time: by nobody but whoever did it, or an ADMIN, and by no role that does not do such things.
      clock.now += minutes * MINUTE
      expect([await undo('consulta', mark), await undo('otra', mark)]).toEqual([403, 403])
      expect(await undo('editor', mark)).toBe(may === 'editor' ? 200 : 403)
      if (may === 'admin') expect(await undo('jefe', mark)).toBe(200)

      // An ADMIN's is no EDITOR's, whoever could do it.
      const theirs = await perform('admin', fresh())
      expect([await undo('editor', theirs), await undo('jefe', theirs)]).toEqual([403, 200])

      // Late.
      const late = await perform(may, fresh())
      clock.now += minutes * MINUTE + 1
      expect([await undo('editor', late), await undo('jefe', late)]).toEqual([403, 200])
      if (!imports) {
        const over = await perform(may, fresh())
        clock.now += 2 * MINUTE + 1
        expect(await under(may, over, fresh())).toBe(409)
      }

      // Made by the server, and older than the marks that are kept.
      if (!imports) {
        await ask(may, fresh())
        const { grupo } = await app.db
          .selectFrom('cambios')
          .select('grupo')
          .orderBy('secuencia', 'desc')
          .limit(1)
          .executeTakeFirstOrThrow()
        expect(await under(may, grupo, fresh())).toBe(409)
      }
      const old = await perform(may, fresh())
      await app.db.deleteFrom('acciones').where('grupo', '=', old).execute()
      expect([await under(may, old, fresh()), await under(may, old, holiday())]).toEqual([409, 409])
    },
  )

  it('lets no import, and no other write, take a settled settlement away', async () => {
    const settled = await perform('editor', settling())
    clock.now += 3 * HOUR
    expect(await undo('editor', settled)).toBe(403)
    expect(await under('editor', settled, part('festivos'))).toBe(409)
    expect(await under('editor', settled, settling())).toBe(409)
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
      .values({ ...poisoned, instante: new Date(clock.now).toISOString(), total: 1, enCaja: 0, deshecha: 0 })
      .execute()
    expect(await undo('editor', settled)).toBe(403)
  })

  it('is neither joined nor undone by a clock that was put back', async () => {
    clock.now += HOUR
    const mark = await perform('editor', holiday())
    clock.now -= HOUR
    expect([await under('editor', mark, holiday()), await undo('editor', mark)]).toEqual([409, 403])
    clock.now += HOUR
    expect(await undo('editor', mark)).toBe(200)
  })

  it('is nothing that a sign-in could join', async () => {
    const mark = await perform('editor', holiday())
    const signIn = { route: 'POST /auth/login', body: { username: 'consulta', password: PASSWORD } }
    expect((await ask(null, signIn, mark)).status).toBe(200)
    expect(await undo('editor', mark)).toBe(200)
  })
})
