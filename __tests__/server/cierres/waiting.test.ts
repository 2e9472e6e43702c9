import { setImmediate } from 'node:timers/promises'
import { sql } from 'kysely'
import { unaLiquidacion } from '../builders'
import { abrirCaja, HOY, type OficinaDeCaja } from './caja'

/** SQLite has one writer at a time. */
describe('a closing that waits for a settlement that somebody writes, on postgres', () => {
  let oficina: OficinaDeCaja
  beforeAll(async () => {
    oficina = await abrirCaja('postgres')
    await oficina.conBuses()
  })
  afterAll(() => oficina.cerrar())

  const somebodyWaits = async () => {
    const { rows } = await sql`select from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`.execute(oficina.db)
    return rows.length > 0
  }

  it('holds none that comes later in a batch of sensors, whatever their identifiers are', async () => {
    const entered = { fecha: HOY, fechaEntrega: HOY }
    await unaLiquidacion(oficina.db, { ...entered, busNumero: '12', uuid: 'f' })
    await unaLiquidacion(oficina.db, { ...entered, busNumero: '15', uuid: 'a' })
    const { huella, ahora } = await oficina.cajaDe(null)
    const lock = (busNumero: string) =>
      sql`select from liquidaciones where fecha = ${HOY} and ${sql.ref('busNumero')} = ${busNumero} for update nowait`
    const closing = await oficina.db.transaction().execute(async (trx) => {
      await lock('12').execute(trx)
      const waiting = oficina.cerrarCaja('admin', null, { huella, total: ahora.esperado })
      while (!(await somebodyWaits())) await setImmediate()
      await lock('15').execute(trx)
      return { waiting }
    })
    expect((await closing.waiting).status).toBe(201)
  })
})
