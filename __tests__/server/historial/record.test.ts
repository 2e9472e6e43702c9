import { sql } from 'kysely'
import { type Cierres } from '../../../src/contract/cierres'
import { IMPORTABLES } from '../../../src/contract/importables'
import { inTransaction, operatorsWrite } from '../../../src/server/db/transaction'
import { NOUNS } from '../../../src/server/nouns'
import { requestOf } from '../../proof/inputs'
import { ENGINES } from '../../setup/databases'
import { PASSWORD, openApplication, type Application, type ServerRequest } from '../realApp'
import { aBus, aConductor, aFestivo } from '../builders'
import { aLeaver, clerkOf, liquidacion } from '../emitidos/issuer'
import { everyCall, type Sent } from '../everyCall'
import { liquidacionPayload } from '../liquidaciones/company'

/**
 * Writing routes without a record: judging an import and estimating a settlement, which store nothing, ending one's own sessions, saying what one has open, saving
 * one's searches, which are no figures, and the first user of a database, which has a test of its own.
 */
const UNRECORDED = [
  'DELETE /api/auth/sesiones',
  'DELETE /api/auth/sesiones/otras',
  'POST /api/auth/inicio',
  'POST /api/auth/logout',
  'POST /api/documentos/previa',
  'POST /api/documentos/previa/pdf',
  ...IMPORTABLES.map((noun) => `POST /api/importaciones/${noun}/revisar`).sort(),
  'POST /api/liquidaciones/estimado',
]

/** Kind of change that a call of each of these routes leaves. */
const RECORDED: Record<string, string> = {
  'POST /conductores': 'conductores creado',
  'PUT /conductores/conductor': 'conductores editado',
  'PUT /conductores/conductor/retirar': 'conductores editado',
  'PUT /conductores/conductor/ingresar': 'conductores editado',
  'POST /buses': 'buses creado',
  'PUT /buses/bus/actualizar': 'buses editado',
  'POST /contratos': 'contratos creado',
  'PUT /contratos': 'contratos editado',
  'DELETE /contratos': 'contratos eliminado',
  'POST /pasajes': 'pasajes creado',
  'PUT /pasajes': 'pasajes editado',
  'PUT /pasajes/invalidarPasaje': 'pasajes editado',
  'POST /deudas': 'deudas creado',
  'DELETE /deudas/eliminar/:uuid': 'deudas eliminado',
  'POST /abonos': 'abonos creado',
  'PUT /abonos': 'abonos editado',
  'DELETE /abonos/eliminar/:uuid': 'abonos eliminado',
  'POST /festivos': 'festivos creado',
  'DELETE /festivos': 'festivos eliminado',
  'POST /usuarios': 'usuarios creado',
  'PUT /usuarios/usuario': 'usuarios editado',
  'PUT /usuarios/clave': 'usuarios editado',
  'DELETE /usuarios/sesiones': 'usuarios editado',
}
for (const noun of IMPORTABLES)
  RECORDED[`POST /importaciones/${noun}`] = `${noun === 'sensores' ? 'liquidaciones' : noun} creado`

describe.each(ENGINES)('the record of changes on %s', (engine) => {
  const declared = new Set<string>()
  let app: Application
  let calls: Awaited<ReturnType<typeof everyCall>>
  beforeAll(async () => {
    app = await openApplication(engine, {
      now: '2030-03-20T17:00:00Z',
      onRoute: ({ method, url }) =>
        [method].flat().forEach((one) => /GET|HEAD|OPTIONS/.test(one) || declared.add(`${one} ${url}`)),
    })
    const { uuid: conductorUuid } = await aConductor(app.db, { documento: '1001', nombre: 'Ana Álvarez' })
    await aBus(app.db, { numero: '12', conductorUuid })
    calls = await everyCall(app.db)
    // Signing in is a change too.
    await app.tokenOf('admin')
  })
  afterAll(() => app.close())

  const changes = (after = 0) =>
    app.db.selectFrom('cambios').selectAll().where('secuencia', '>', after).orderBy('secuencia').execute()
  const last = () =>
    app.db
      .selectFrom('cambios')
      .select(({ fn }) => fn.max('secuencia').as('secuencia'))
      .executeTakeFirstOrThrow()
  const called = new Set<string>()

  /** Sends a call as ADMIN and answers what it recorded: noun and kind. */
  async function recorded(route: string, sent: Sent = {}) {
    const { secuencia } = await last()
    const answer = await app.ask('admin', requestOf({ route, ...sent }))
    if (answer.statusCode >= 300) throw new Error(`${route}: ${answer.body}`)
    called.add(route.replace(' /', ' /api/'))
    const rows = await changes(secuencia)
    expect(new Set(rows.map(({ grupo }) => grupo)).size).toBe(rows.length > 0 ? 1 : 0)
    return {
      answer: answer.json<{ uuid: string }>(),
      rows,
      kinds: rows.map(({ sustantivo, tipo }) => `${sustantivo} ${tipo}`).sort(),
    }
  }

  const SETTLEMENT = liquidacionPayload({ gastos: [{ nombre: 'Aseo', valor: 30_000 }] })

  it('has each settlement with its expenses, its debt and its repayment, and who wrote them', async () => {
    const linked = { abonoDto: { valor: 5000 }, deudaDto: { razon: 'Choque', valor: 9000 } }
    const created = await recorded('POST /liquidaciones', { body: { ...SETTLEMENT, ...linked } })
    expect(created.kinds).toEqual(['abonos creado', 'deudas creado', 'liquidaciones creado'])
    const { uuid } = created.answer
    const row = created.rows.find(({ sustantivo }) => sustantivo === 'liquidaciones')
    expect(row).toMatchObject({
      instante: '2030-03-20T17:00:00.000Z',
      usuario: 'Admin',
      identificador: uuid,
      registro: 'Bus 12 del 5 de marzo de 2026',
      antes: null,
      motivo: null,
    })
    expect(JSON.parse(row?.despues ?? '')).toMatchObject({
      regFin: 1300,
      gastos: [{ nombre: 'Aseo', valor: 30_000 }],
    })
    expect(created.rows.map(({ liquidacionUuid }) => liquidacionUuid)).toEqual([uuid, uuid, uuid])

    const edit = {
      ...SETTLEMENT,
      uuid,
      liquidada: true,
      gastos: [],
      deudaDto: { razon: 'Choque', valor: 8000 },
    }
    const settled = await recorded('PUT /liquidaciones/liquidar', {
      body: { ...edit, motivo: 'Se contó de nuevo.' },
    })
    expect(settled.kinds).toEqual(['abonos eliminado', 'deudas editado', 'liquidaciones editado'])
    const change = settled.rows.find(({ sustantivo }) => sustantivo === 'liquidaciones')
    expect(change?.motivo).toBe('Se contó de nuevo.')
    expect(JSON.parse(change?.antes ?? '')).toMatchObject({
      liquidada: 0,
      gastos: [{ nombre: 'Aseo', valor: 30_000 }],
    })
    expect(JSON.parse(change?.despues ?? '')).not.toHaveProperty('regFin')
    const debt = settled.rows.find(({ sustantivo }) => sustantivo === 'deudas')
    expect([JSON.parse(debt?.antes ?? ''), JSON.parse(debt?.despues ?? '')]).toEqual([
      { valor: 9000, version: 1 },
      { valor: 8000, version: 2 },
    ])
    expect((await recorded('PUT /liquidaciones/liquidar', { body: edit })).kinds).toEqual([])

    const deleted = await recorded('DELETE /liquidaciones', { query: { uuid: uuid, motivo: 'Repetida' } })
    expect(deleted.kinds).toEqual(['deudas eliminado', 'liquidaciones eliminado'])
    expect(deleted.rows.map(({ motivo }) => motivo)).toEqual(['Repetida', 'Repetida'])
    expect(
      (await recorded('POST /historial/deshacer', { body: { grupo: deleted.rows[0]?.grupo } })).kinds,
    ).toEqual(['deudas restaurado', 'liquidaciones restaurado'])
  })

  it('has more changes of one call than a statement takes', async () => {
    const { uuid: conductorUuid } = await aConductor(app.db, { documento: '9009' })
    const numeros = Array.from({ length: 5000 }, (_, i) => `m${i}`)
    const company = { empresa: 'Coonatra', ruta: 'CCNT', modelo: '2018', marca: 'Chevrolet' } as const
    const buses = numeros.map((numero) => ({ ...company, numero, placa: numero, conductorUuid }))
    for (const from of [0, 2500])
      await app.db
        .insertInto('buses')
        .values(buses.slice(from, from + 2500))
        .execute()
    const { rows } = await recorded('PUT /conductores/conductor/retirar', { query: { documento: '9009' } })
    const named = rows
      .filter(({ sustantivo }) => sustantivo === 'buses')
      .map(({ identificador }) => identificador)
    expect([rows.length, named.sort()]).toEqual([5001, numeros.sort()])
    await app.db.deleteFrom('buses').where('placa', 'like', 'm%').execute()
  })

  it('has what the sensors counted, marked so', async () => {
    const { rows, kinds } = await recorded('POST /liquidaciones/sensores', {
      body: [{ fecha: '2026-03-06', busNumero: '12', sensor: 30, viajes: 5, civica: 1 }],
    })
    expect(kinds).toEqual(['liquidaciones creado'])
    expect(rows[0]?.motivo).toBe('Ingreso de sensores')
  })

  it.each(Object.entries(RECORDED))('has %s as %s', async (route, kind) => {
    const { kinds } = await recorded(route, await calls[route]?.())
    expect(kinds).toContain(kind)
  })

  it('has nothing of a sheet that is sent again, and what it changes of a day', async () => {
    const { body } = await calls['POST /asistencias']!()
    const [row] = body as [object]
    expect((await recorded('POST /asistencias', { body })).kinds).toEqual(['asistencias creado'])
    expect((await recorded('POST /asistencias', { body })).kinds).toEqual([])
    const absent = { body: [{ ...row, asistio: false, version: 1 }] }
    expect((await recorded('POST /asistencias', absent)).kinds).toEqual(['asistencias editado'])
  })

  it('has what a till counted, and why it was opened again', async () => {
    const fecha = '2030-03-20'
    await recorded('POST /liquidaciones', { body: { ...SETTLEMENT, fecha } })
    const tills = await app.ask('admin', { method: 'GET', url: `/api/cierres?fecha=${fecha}` })
    const caja = tills.json<Cierres>().cajas.find(({ username }) => username === 'admin')
    const closed = await recorded('POST /cierres', {
      body: {
        fecha,
        username: 'admin',
        huella: caja?.huella,
        contadoPor: 'total',
        efectivo: {},
        total: 1000,
        motivo: 'Falta contar',
        enterado: true,
      },
    })
    expect(closed.kinds).toEqual(['cierres creado'])
    expect(closed.rows[0]?.registro).toBe('Cierre del 20 de marzo de 2030 de Admin')
    const { contadas, ...counted } = JSON.parse(closed.rows[0]?.despues ?? '') as Record<string, unknown>
    expect(counted).toMatchObject({ contado: 1000, motivo: 'Falta contar' })
    expect(contadas).toContainEqual({ fecha, busNumero: '12' })
    const reopened = await recorded('PUT /cierres/reabrir', {
      query: { uuid: closed.rows[0]?.identificador },
      body: { motivo: 'Se contó mal' },
    })
    expect(reopened.rows).toMatchObject([{ tipo: 'editado', motivo: 'Se contó mal' }])
    expect(JSON.parse(reopened.rows[0]?.antes ?? '')).toEqual({ cerrado: 1, version: 1, contadas })
    expect(JSON.parse(reopened.rows[0]?.despues ?? '')).toEqual({ cerrado: 0, version: 2, contadas: [] })
  })

  it('has issued papers without their figures, and their annulment with its reason', async () => {
    const { documento } = await aLeaver(app.db)
    const call = async (method: ServerRequest['method'], path: string, payload?: object) => ({
      status: 200,
      body: (await app.ask('admin', { method, url: `/api${path}`, payload })).json<unknown>(),
    })
    const seen = await clerkOf(call).seen(liquidacion(documento))
    const issued = await recorded('POST /emitidos', { body: seen })
    expect(issued.kinds).toEqual(['abonos creado', 'emitidos creado'])
    const paper = issued.rows.find(({ sustantivo }) => sustantivo === 'emitidos')
    expect(paper?.registro).toMatch(/^Conductor \d+, Liquidación 2030-1$/)
    expect(Object.keys(JSON.parse(paper?.despues ?? '') as object)).not.toEqual(
      expect.arrayContaining(['lineas', 'insumos']),
    )
    const annulled = await recorded('PUT /emitidos/anular', {
      query: { uuid: paper?.identificador },
      body: { version: 1, motivo: 'Otra fecha' },
    })
    expect(annulled.kinds).toEqual(['abonos eliminado', 'emitidos editado'])
    expect(annulled.rows.map(({ motivo }) => motivo)).toEqual(['Otra fecha', 'Otra fecha'])
  })

  it('has who signed in, and new passwords without the passwords', async () => {
    const signIn = await recorded('POST /auth/login', { body: { username: 'editor', password: PASSWORD } })
    expect(signIn.rows).toMatchObject([{ usuario: 'Editor', sustantivo: 'usuarios' }])
    expect(JSON.parse(signIn.rows[0]?.despues ?? '')).toEqual({ ultimoIngreso: '2030-03-20T17:00:00.000Z' })

    const own = await recorded('PUT /auth/clave', {
      body: { actual: PASSWORD, nueva: 'caballo batería grapa' },
    })
    expect(own.kinds).toEqual(['usuarios editado'])
    expect(JSON.parse(own.rows[0]?.despues ?? '')).toEqual({ claveHash: '•••', versionSesion: 2 })
    expect(JSON.stringify(await changes())).not.toContain('argon2')
  })

  it('leaves out no writing route', () => {
    expect([...declared].filter((route) => !called.has(route)).sort()).toEqual(UNRECORDED)
  })

  it('refuses a write that nobody records', async () => {
    const write = inTransaction(operatorsWrite(app, NOUNS), async (trx) =>
      aFestivo(trx, { fecha: '2026-05-01' }),
    )
    await expect(write).rejects.toThrow('A write on festivos is not recorded.')
    expect(
      await app.db.selectFrom('festivos').selectAll().where('fecha', '=', '2026-05-01').execute(),
    ).toEqual([])
  })

  it('is only ever added to', async () => {
    const before = await changes()
    const attempts = [
      sql`update cambios set motivo = 'otro'`,
      sql`delete from cambios`,
      ...(engine === 'postgres' ? [sql`truncate cambios`] : []),
    ]
    for (const attempt of attempts)
      await expect(attempt.execute(app.db)).rejects.toMatchObject({
        message: expect.stringContaining('append-only') as string,
      })
    expect(await changes()).toEqual(before)
  })

  it('never shows a change after one with a higher number', async () => {
    const days = Array.from({ length: 20 }, (_, day) => `2027-01-${String(day + 1).padStart(2, '0')}`)
    const writers = days.map((fecha) =>
      inTransaction(operatorsWrite(app, NOUNS), async (trx, record) => {
        record.watchNew('festivos', fecha)
        await trx.insertInto('festivos').values({ uuid: fecha, fecha }).execute()
      }),
    )
    const read: number[] = []
    const readOn = async () => {
      const rows = await app.db
        .selectFrom('cambios')
        .select('secuencia')
        .where('secuencia', '>', read.at(-1) ?? 0)
        .orderBy('secuencia')
        .execute()
      read.push(...rows.map(({ secuencia }) => secuencia))
    }
    let writing = true
    const written = Promise.all(writers).finally(() => (writing = false))
    while (writing) await readOn()
    await written
    await readOn()
    expect(read).toEqual((await changes()).map(({ secuencia }) => secuencia))
  })
})
