import { randomUUID } from 'node:crypto'
import { setImmediate } from 'node:timers/promises'
import { sql } from 'kysely'
import type { Db } from '../../../src/server/db/types'
import { aBus, aConductor, aDeuda, aLiquidacion, anAbono, aPasaje } from '../builders'
import { liquidacionPayload } from '../liquidaciones/company'
import { openServer, type TestServer } from '../testServer'

// The first in the order of locks, and the last.
const [FIRST, LAST] = ['00000000-0000-4000-8000-00000000000a', 'ffffffff-0000-4000-8000-00000000000a']

/** SQLite has one writer at a time. */
describe.each(['postgres'] as const)(
  'a change of a driver’s balance while papers of the driver are issued, on %s',
  (engine) => {
    let server: TestServer
    let bus: string
    beforeAll(async () => {
      server = await openServer(engine)
      await aConductor(server.db, { documento: '1', uuid: FIRST })
      await aConductor(server.db, { documento: '2', uuid: LAST })
      await aPasaje(server.db, { fechaFinal: '2099-12-31' })
    })
    beforeEach(async () => void (bus = (await aBus(server.db)).numero))
    afterAll(() => server.close())

    const ask = <Body = { uuid: string; mensaje: string }>(
      method: 'POST' | 'PUT' | 'DELETE' | 'GET',
      path: string,
      body?: object,
      headers?: Record<string, string>,
    ) => server.ask<Body>('admin', method, path, body, headers)
    const importing = (noun: string, accion: string, ...datos: object[]) => {
      const filas = datos.map((one) => ({ accion, datos: one }))
      const body = { grupo: randomUUID(), archivo: 'a.csv', total: filas.length, filas }
      return ask('POST', `/importaciones/${noun}`, body, { 'idempotency-key': randomUUID() })
    }
    const undone = async (...[method, path, body]: Parameters<typeof ask>) => {
      const grupo = randomUUID()
      expect((await ask(method, path, body, { grupo })).status).toBeLessThan(300)
      return () => ask('POST', '/historial/deshacer', { grupo })
    }
    const DEBT = { valor: 1000, razon: 'Préstamo' }
    const REPAYMENT = { valor: 1000, origen: 'Prima', fecha: '2026-03-05' }
    const ofBus = (more: object = {}) =>
      liquidacionPayload({ busNumero: bus, conductorDocumento: '2', deudaDto: DEBT, ...more })
    /** A settlement of the last driver, with a debt. */
    const entered = async () => {
      const { uuid } = (await ask('POST', '/liquidaciones', ofBus())).body
      return { uuid, edit: ofBus({ uuid, conductorDocumento: '1' }) }
    }
    const somebodyWaits = async () => {
      const { rows } = await sql`select from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`.execute(server.db)
      return rows.length > 0
    }
    const lock = (trx: Db, uuid: string) =>
      sql`select from conductores where uuid = ${uuid} for no key update nowait`.execute(trx)

    /** Prepares a write that moves money of both drivers, or of the first. */
    const DOORS: Record<string, () => Promise<() => Promise<{ status: number }>>> = {
      'a new debt': async () => () => ask('POST', '/deudas', { ...DEBT, conductorDocumento: '1' }),
      'a new repayment': async () => () => ask('POST', '/abonos', { ...REPAYMENT, conductorDocumento: '1' }),
      'a debt that goes to another driver': async () => {
        const { uuid } = await aDeuda(server.db, LAST)
        return () => ask('POST', '/deudas', { ...DEBT, uuid, conductorDocumento: '1' })
      },
      'a repayment of another amount': async () => {
        const { uuid } = await anAbono(server.db, FIRST)
        return () => ask('PUT', '/abonos', { ...REPAYMENT, valor: 7, uuid, conductorDocumento: '1' })
      },
      'the deletion of a debt': async () => {
        const { uuid } = await aDeuda(server.db, FIRST)
        return () => ask('DELETE', `/deudas/eliminar/${uuid}`)
      },
      'the deletion of a repayment': async () => {
        const { uuid } = await anAbono(server.db, FIRST)
        return () => ask('DELETE', `/abonos/eliminar/${uuid}`)
      },
      'a settlement’s debt that goes to another driver': async () => {
        const { edit } = await entered()
        return () => ask('PUT', '/liquidaciones/liquidar', edit)
      },
      'one that is taken from a driver': async () => {
        const { uuid, edit } = await entered()
        await ask('PUT', '/liquidaciones/liquidar', edit)
        return () => ask('PUT', '/liquidaciones/liquidar', ofBus({ uuid }))
      },
      'one that is taken back': async () => undone('PUT', '/liquidaciones/liquidar', (await entered()).edit),
      'the deletion of a settlement with a debt': async () => {
        const { uuid, edit } = await entered()
        await ask('PUT', '/liquidaciones/liquidar', edit)
        return () => ask('DELETE', `/liquidaciones?uuid=${uuid}`)
      },
      'one that comes back': async () => {
        const { uuid, edit } = await entered()
        await ask('PUT', '/liquidaciones/liquidar', edit)
        return undone('DELETE', `/liquidaciones?uuid=${uuid}`)
      },
      'a debt that is undone': async () => undone('POST', '/deudas', { ...DEBT, conductorDocumento: '1' }),
      'a deleted repayment that comes back': async () =>
        undone('DELETE', `/abonos/eliminar/${(await anAbono(server.db, FIRST)).uuid}`),
      'debts of a file': async () => () =>
        importing(
          'deudas',
          'crear',
          ...['2', '1'].map((conductorDocumento) => ({ ...DEBT, razon: randomUUID(), conductorDocumento })),
        ),
      'repayments of a file': async () => () =>
        importing(
          'abonos',
          'crear',
          ...['2', '1'].map((conductorDocumento) => ({
            ...REPAYMENT,
            origen: randomUUID(),
            conductorDocumento,
          })),
        ),
      'settlements of a file': async () => () =>
        importing(
          'liquidaciones',
          'crear',
          ...['2', '1'].map((conductorDocumento) =>
            ofBus({ conductorDocumento, fecha: `2026-03-0${3 - +conductorDocumento}` }),
          ),
        ),
      'corrections of a file': async () => {
        await ask('PUT', '/liquidaciones/liquidar', (await entered()).edit)
        return () => importing('liquidaciones', 'corregir', ofBus())
      },
    }

    it.each(Object.entries(DOORS))(
      '%s waits for the first driver and holds no other',
      async (_what, prepare) => {
        const write = await prepare()
        const issued = await server.db.transaction().execute(async (trx) => {
          await lock(trx, FIRST)
          let answered = false
          const writing = write().finally(() => (answered = true))
          while (!answered && !(await somebodyWaits())) await setImmediate()
          expect(answered).toBe(false)
          await lock(trx, LAST)
          return { writing }
        })
        expect((await issued.writing).status).toBeLessThan(300)
      },
    )

    it('a file waits for its settlements and holds no driver', async () => {
      await aLiquidacion(server.db, { busNumero: bus, fecha: '2026-03-05', conductorUuid: LAST })
      const importingThem = await server.db.transaction().execute(async (trx) => {
        await sql`select from liquidaciones where ${sql.ref('busNumero')} = ${bus} for update`.execute(trx)
        const writing = importing('liquidaciones', 'corregir', ofBus({ conductorDocumento: '1' }))
        while (!(await somebodyWaits())) await setImmediate()
        await lock(trx, FIRST)
        await lock(trx, LAST)
        return { writing }
      })
      expect((await importingThem.writing).status).toBe(201)
    })
  },
)
