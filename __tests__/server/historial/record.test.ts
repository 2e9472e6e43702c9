import { randomUUID } from 'node:crypto'
import { sql, type Transaction } from 'kysely'
import { type Cierres } from '../../../src/contract/cierres'
import { IMPORTABLES } from '../../../src/contract/importables'
import { recordChanges } from '../../../src/server/db/changes/recorder'
import { assertRecorded } from '../../../src/server/db/changes/guard'
import { type Database } from '../../../src/server/db/schema'
import { inTransaction, operatorsWrite } from '../../../src/server/db/transaction'
import { NOUNS } from '../../../src/server/nouns'
import { ENGINES } from '../../setup/databases'
import { PASSWORD, openApplication, type Application, type ServerRequest } from '../realApp'
import { aBus, aConductor, aFestivo, aPasaje } from '../builders'
import { BUS } from '../buses/bus'
import { aLeaver, clerkOf, liquidacion } from '../emitidos/issuer'
import { liquidacionPayload } from '../liquidaciones/company'

/**
 * Writing routes without a record: judging an import, which stores nothing, ending one's own sessions, saying what one has open, saving
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
]

describe.each(ENGINES)('the record of changes on %s', (engine) => {
  const declared = new Set<string>()
  let app: Application
  let ana: string
  beforeAll(async () => {
    app = await openApplication(engine, {
      now: '2030-03-20T17:00:00Z',
      onRoute: ({ method, url }) =>
        [method].flat().forEach((one) => /GET|HEAD|OPTIONS/.test(one) || declared.add(`${one} ${url}`)),
    })
    ana = (await aConductor(app.db, { documento: '1001', nombre: 'Ana Álvarez' })).uuid
    await aBus(app.db, { numero: '12', conductorUuid: ana })
    await aPasaje(app.db)
    // Signing in is a change too.
    await app.tokenOf('admin')
  })
  afterAll(() => app.close())

  const changes = () => app.db.selectFrom('cambios').selectAll().orderBy('secuencia').execute()
  const called = new Set<string>()

  /** Sends a call as ADMIN and answers what it recorded: noun and kind. */
  async function recorded(
    route: string,
    request: Omit<ServerRequest, 'method' | 'url'> & { query?: string } = {},
  ) {
    const [method, path = ''] = route.split(' ')
    const before = (await changes()).length
    const { query = '', ...rest } = request
    const answer = await app.ask('admin', { method: method as 'POST', url: `/api${path}${query}`, ...rest })
    if (answer.statusCode >= 300) throw new Error(`${route}: ${answer.body}`)
    called.add(`${method} /api${path.replace(/[0-9a-f-]{36}$/, ':uuid')}`)
    const rows = (await changes()).slice(before)
    expect(new Set(rows.map(({ grupo }) => grupo)).size).toBe(rows.length > 0 ? 1 : 0)
    return {
      answer: answer.json<{ uuid: string }>(),
      rows,
      kinds: rows.map(({ sustantivo, tipo }) => `${sustantivo} ${tipo}`).sort(),
    }
  }

  const SETTLEMENT = liquidacionPayload({ gastos: [{ nombre: 'Aseo', valor: 30_000 }] })
  const PERSON = {
    documento: '1002',
    tipoDocumento: 'C.C.',
    nombre: 'Beto Bernal',
    empresa: 'Coonatra',
    fechaNacimiento: '1980-01-31',
  }
  const OTHER_BUS = { ...BUS, numero: '15', conductorDocumento: '1002' }
  const FARE = {
    ruta: 'CSUR3',
    valor: 3000,
    porcentajePasajero: 12.8,
    porcentajeFestivos: 15,
    porcentajeBonificacion: 5,
    limiteBonificacion: 300,
    pasajerosPorViaje: 2,
    fechaInicio: '2030-01-01',
    fechaFinal: '2030-12-31',
  }
  /** A row of each noun that can be imported. */
  const IMPORTED = {
    liquidaciones: { ...SETTLEMENT, fecha: '2026-02-03' },
    sensores: { fecha: '2026-02-04', busNumero: '12', sensor: 300, viajes: 5 },
    conductores: { ...PERSON, documento: '7007' },
    buses: { ...BUS, numero: '77', placa: 'IMP077' },
    deudas: { razon: 'Choque', valor: 1000, conductorDocumento: '1001' },
    abonos: { origen: 'Prima', fecha: '2026-03-20', valor: 1000, conductorDocumento: '1001' },
    festivos: { fecha: '2026-01-06' },
  }
  const ATTENDANCE = {
    fecha: '2026-03-05',
    bus: '12',
    justificacion: '',
    asistio: true,
    entregoAlDia: true,
    entregoPresencial: false,
  }

  it('has each settlement with its expenses, its debt and its repayment, and who wrote them', async () => {
    const linked = { abonoDto: { valor: 5000 }, deudaDto: { razon: 'Choque', valor: 9000 } }
    const created = await recorded('POST /liquidaciones', { payload: { ...SETTLEMENT, ...linked } })
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
      payload: { ...edit, motivo: 'Se contó de nuevo.' },
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
    expect((await recorded('PUT /liquidaciones/liquidar', { payload: edit })).kinds).toEqual([])

    const deleted = await recorded('DELETE /liquidaciones', { query: `?uuid=${uuid}&motivo=Repetida` })
    expect(deleted.kinds).toEqual(['deudas eliminado', 'liquidaciones eliminado'])
    expect(deleted.rows.map(({ motivo }) => motivo)).toEqual(['Repetida', 'Repetida'])
    expect(
      (await recorded('POST /historial/deshacer', { payload: { grupo: deleted.rows[0]?.grupo } })).kinds,
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
    const { rows } = await recorded('PUT /conductores/conductor/retirar', { query: '?documento=9009' })
    const named = rows
      .filter(({ sustantivo }) => sustantivo === 'buses')
      .map(({ identificador }) => identificador)
    expect([rows.length, named.sort()]).toEqual([5001, numeros.sort()])
    await app.db.deleteFrom('buses').where('placa', 'like', 'm%').execute()
  })

  it('has what the sensors counted, marked so', async () => {
    const { rows, kinds } = await recorded('POST /liquidaciones/sensores', {
      payload: [{ fecha: '2026-03-06', busNumero: '12', sensor: 30, viajes: 5, civica: 1 }],
    })
    expect(kinds).toEqual(['liquidaciones creado'])
    expect(rows[0]?.motivo).toBe('Ingreso de sensores')
  })

  it('has the other nouns', async () => {
    const kinds = async (...call: Parameters<typeof recorded>) => (await recorded(...call)).kinds
    expect(await kinds('POST /conductores', { payload: PERSON })).toEqual(['conductores creado'])
    expect(
      await kinds('PUT /conductores/conductor', {
        query: '?documento=1002',
        payload: { ...PERSON, nombre: 'Beto Bedoya' },
      }),
    ).toEqual(['conductores editado'])
    expect(await kinds('POST /buses', { payload: OTHER_BUS })).toEqual(['buses creado'])
    expect(
      await kinds('PUT /buses/bus/actualizar', {
        query: '?numero=15',
        payload: { ...OTHER_BUS, numero: '16' },
      }),
    ).toEqual(['buses editado'])
    expect(await kinds('PUT /conductores/conductor/retirar', { query: '?documento=1002' })).toEqual([
      'buses editado',
      'conductores editado',
    ])
    expect(await kinds('PUT /conductores/conductor/ingresar', { query: '?documento=1002' })).toEqual([
      'conductores editado',
    ])

    const contract = { conductorUuid: ana, empresa: 'Coonatra', desde: '2026-01-01' }
    const hired = await recorded('POST /contratos', { payload: contract })
    expect(hired.kinds).toEqual(['contratos creado'])
    const ended = { ...contract, uuid: hired.answer.uuid, hasta: '2026-06-30' }
    expect(await kinds('PUT /contratos', { payload: ended })).toEqual(['contratos editado'])
    expect(await kinds('DELETE /contratos', { query: `?uuid=${ended.uuid}` })).toEqual([
      'contratos eliminado',
    ])

    const fare = await recorded('POST /pasajes', { payload: FARE })
    expect(fare.kinds).toEqual(['pasajes creado'])
    const { uuid } = fare.answer
    expect(await kinds('PUT /pasajes', { payload: { ...FARE, uuid, valor: 3100 } })).toEqual([
      'pasajes editado',
    ])
    expect(await kinds('PUT /pasajes/invalidarPasaje', { query: `?uuidPasaje=${uuid}` })).toEqual([
      'pasajes editado',
    ])

    const debt = await recorded('POST /deudas', {
      payload: { valor: 1000, razon: 'Multa', conductorDocumento: '1001' },
    })
    expect(debt.rows[0]).toMatchObject({ tipo: 'creado', registro: 'Ana Álvarez, 20 de marzo de 2030' })
    expect(await kinds(`DELETE /deudas/eliminar/${debt.answer.uuid}`)).toEqual(['deudas eliminado'])
    const repayment = { origen: 'Prima', fecha: '2026-03-20', valor: 1000, conductorDocumento: '1001' }
    const abono = await recorded('POST /abonos', { payload: repayment })
    expect(abono.kinds).toEqual(['abonos creado'])
    expect(
      await kinds('PUT /abonos', { payload: { ...repayment, uuid: abono.answer.uuid, valor: 2000 } }),
    ).toEqual(['abonos editado'])
    expect(await kinds(`DELETE /abonos/eliminar/${abono.answer.uuid}`)).toEqual(['abonos eliminado'])

    const holiday = await recorded('POST /festivos', { payload: { fecha: '2026-01-01' } })
    expect(holiday.kinds).toEqual(['festivos creado'])
    expect(await kinds('DELETE /festivos', { query: `?uuid=${holiday.answer.uuid}` })).toEqual([
      'festivos eliminado',
    ])

    for (const [noun, data] of Object.entries(IMPORTED)) {
      const imported = await recorded(`POST /importaciones/${noun}`, {
        payload: {
          grupo: randomUUID(),
          archivo: 'enero.csv',
          total: 1,
          filas: [{ accion: 'crear', datos: data }],
        },
        headers: { 'idempotency-key': randomUUID() },
      })
      expect(imported.kinds).toContain(`${noun === 'sensores' ? 'liquidaciones' : noun} creado`)
      const undone = await kinds('POST /historial/deshacer', { payload: { grupo: imported.rows[0]?.grupo } })
      expect(undone).toContain(`${noun === 'sensores' ? 'liquidaciones' : noun} eliminado`)
    }

    const sheet = { payload: [{ ...ATTENDANCE, conductorUuid: ana }] }
    expect(await kinds('POST /asistencias', sheet)).toEqual(['asistencias creado'])
    expect(await kinds('POST /asistencias', sheet)).toEqual([])
    const absent = { payload: [{ ...ATTENDANCE, conductorUuid: ana, asistio: false, version: 1 }] }
    expect(await kinds('POST /asistencias', absent)).toEqual(['asistencias editado'])
  })

  it('has what a till counted, and why it was opened again', async () => {
    const fecha = '2030-03-20'
    await recorded('POST /liquidaciones', { payload: { ...SETTLEMENT, fecha } })
    const tills = await app.ask('admin', { method: 'GET', url: `/api/cierres?fecha=${fecha}` })
    const caja = tills.json<Cierres>().cajas.find(({ username }) => username === 'admin')
    const closed = await recorded('POST /cierres', {
      payload: {
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
    expect(JSON.parse(closed.rows[0]?.despues ?? '')).toMatchObject({ contado: 1000, motivo: 'Falta contar' })
    const reopened = await recorded('PUT /cierres/reabrir', {
      query: `?uuid=${closed.rows[0]?.identificador}`,
      payload: { motivo: 'Se contó mal' },
    })
    expect(reopened.rows).toMatchObject([{ tipo: 'editado', motivo: 'Se contó mal' }])
    expect(JSON.parse(reopened.rows[0]?.despues ?? '')).toEqual({ cerrado: 0, version: 2, contadas: [] })
  })

  it('has issued papers without their figures, and their annulment with its reason', async () => {
    const { documento } = await aLeaver(app.db)
    const call = async (method: ServerRequest['method'], path: string, payload?: object) => ({
      status: 200,
      body: (await app.ask('admin', { method, url: `/api${path}`, payload })).json<unknown>(),
    })
    const seen = await clerkOf(call).seen(liquidacion(documento))
    const issued = await recorded('POST /emitidos', { payload: seen })
    expect(issued.kinds).toEqual(['abonos creado', 'emitidos creado'])
    const paper = issued.rows.find(({ sustantivo }) => sustantivo === 'emitidos')
    expect(paper?.registro).toMatch(/^Conductor \d+, Liquidación 2030-1$/)
    expect(Object.keys(JSON.parse(paper?.despues ?? '') as object)).not.toEqual(
      expect.arrayContaining(['lineas', 'insumos']),
    )
    const annulled = await recorded('PUT /emitidos/anular', {
      query: `?uuid=${paper?.identificador}`,
      payload: { version: 1, motivo: 'Otra fecha' },
    })
    expect(annulled.kinds).toEqual(['abonos eliminado', 'emitidos editado'])
    expect(annulled.rows.map(({ motivo }) => motivo)).toEqual(['Otra fecha', 'Otra fecha'])
  })

  it('has who may sign in, who signed in, and new passwords without the passwords', async () => {
    const kinds = async (...call: Parameters<typeof recorded>) => (await recorded(...call)).kinds
    const person = { username: 'marta', nombre: 'Marta', roles: ['EDITOR'] }
    const clave = 'caballo batería grapa'
    const { answer, kinds: created } = await recorded('POST /usuarios', { payload: { ...person, clave } })
    expect(created).toEqual(['usuarios creado'])
    const query = `?uuid=${answer.uuid}`
    const edited = { nombre: 'Marta Mejía', roles: [], activo: true }
    expect(await kinds('PUT /usuarios/usuario', { query, payload: edited })).toEqual(['usuarios editado'])
    expect(await kinds('PUT /usuarios/clave', { query, payload: { clave: `${clave} dos` } })).toEqual([
      'usuarios editado',
    ])
    expect(await kinds('DELETE /usuarios/sesiones', { query })).toEqual(['usuarios editado'])

    const signIn = await recorded('POST /auth/login', {
      payload: { username: 'marta', password: `${clave} dos` },
    })
    expect(signIn.rows).toMatchObject([{ usuario: 'Marta Mejía', identificador: answer.uuid }])
    expect(JSON.parse(signIn.rows[0]?.despues ?? '')).toEqual({ ultimoIngreso: '2030-03-20T17:00:00.000Z' })

    const own = await recorded('PUT /auth/clave', { payload: { actual: PASSWORD, nueva: clave } })
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
    expect(await app.db.selectFrom('festivos').selectAll().execute()).toEqual([])
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

it('a writer on PostgreSQL gets its number when the one before has committed', async () => {
  const app = await openApplication('postgres')
  const write = async (trx: Transaction<Database>, fecha: string) => {
    const record = recordChanges(trx, operatorsWrite(app, NOUNS))
    record.watchNew('festivos', fecha)
    const guarded = trx.withPlugin(assertRecorded(record.mayWrite))
    await guarded.insertInto('festivos').values({ uuid: fecha, fecha }).execute()
    await record.store()
  }
  const first = await app.db.startTransaction().execute()
  await write(first, '2027-01-01')
  const second = app.db.transaction().execute((trx) => write(trx, '2027-01-02'))
  const waiting = async () =>
    (await sql`select 1 from pg_locks where locktype = 'advisory' and not granted`.execute(app.db)).rows
  while ((await waiting()).length === 0);
  expect(await app.db.selectFrom('cambios').selectAll().execute()).toEqual([])
  await first.commit().execute()
  await second
  const rows = await app.db.selectFrom('cambios').select('identificador').orderBy('secuencia').execute()
  expect(rows.map(({ identificador }) => identificador)).toEqual(['2027-01-01', '2027-01-02'])
  await app.close()
})
