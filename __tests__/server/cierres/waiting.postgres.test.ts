import { setImmediate } from 'node:timers/promises'
import { sql } from 'kysely'
import { aLiquidacion } from '../builders'
import { openTill, TODAY, type TillServer } from './caja'

/** SQLite has one writer at a time. */
describe.each(['postgres'] as const)(
  'a closing that waits for a settlement that somebody writes, on %s',
  (engine) => {
    let server: TillServer
    beforeAll(async () => {
      server = await openTill(engine)
      await server.withBuses()
    })
    afterAll(() => server.close())

    const somebodyWaits = async () => {
      const { rows } = await sql`select from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`.execute(server.db)
      return rows.length > 0
    }

    it('holds none that comes later in a batch of sensors, whatever their identifiers are', async () => {
      const entered = { fecha: TODAY, fechaEntrega: TODAY }
      await aLiquidacion(server.db, { ...entered, busNumero: '12', uuid: 'f' })
      await aLiquidacion(server.db, { ...entered, busNumero: '15', uuid: 'a' })
      const { huella, ahora } = await server.tillOf(null)
      const lock = (busNumero: string) =>
        sql`select from liquidaciones where fecha = ${TODAY} and ${sql.ref('busNumero')} = ${busNumero} for update nowait`
      const closing = await server.db.transaction().execute(async (trx) => {
        await lock('12').execute(trx)
        const waiting = server.closeTill('admin', null, { huella, total: ahora.esperado })
        while (!(await somebodyWaits())) await setImmediate()
        await lock('15').execute(trx)
        return { waiting }
      })
      expect((await closing.waiting).status).toBe(201)
    })
  },
)
