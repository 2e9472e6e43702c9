import { openDatabase } from '../../../src/server/db/connection'
import { type Connection } from '../../../src/server/db/types'
import { isForeignKeyViolation, isUniqueViolation } from '../../../src/server/db/errors'
import { ENGINES, type FreshDatabase } from '../../setup/databases'
import { aBus, aConductor, aFestivo, anAsistencia } from '../builders'
import { migratedDatabase } from '../realApp'

const failure = (promise: Promise<unknown>): Promise<unknown> =>
  promise.then(
    () => undefined,
    (error: unknown) => error,
  )

describe.each(ENGINES)('what a refused write means on %s', (engine) => {
  let base: FreshDatabase
  let connection: Connection
  beforeAll(async () => {
    base = await migratedDatabase(engine)
    connection = await openDatabase(base)
  })
  afterAll(async () => {
    await connection.close()
    await base.destroy()
  })

  it('tells which key was taken', async () => {
    const { db } = connection
    await aBus(db, { numero: '7', placa: 'AAA111' })
    const numero = await failure(aBus(db, { numero: '7' }, false))
    const placa = await failure(aBus(db, { placa: 'AAA111' }, false))
    expect([numero, placa].map((error) => isUniqueViolation(error, 'buses.numero'))).toEqual([true, false])
    expect([numero, placa].map((error) => isUniqueViolation(error, 'buses.placa'))).toEqual([false, true])
    expect([numero, placa].every((error) => isUniqueViolation(error))).toBe(true)
  })

  it('tells a composite key by any of its columns', async () => {
    const { db } = connection
    const { uuid: conductorUuid } = await aConductor(db)
    const mark = (uuid: string) => anAsistencia(db, conductorUuid, '2026-05-01', { uuid })
    await mark('una')
    const error = await failure(mark('otra'))
    expect(isUniqueViolation(error, 'asistencias.fecha')).toBe(true)
    expect(isUniqueViolation(error, 'asistencias.conductorUuid')).toBe(true)
    expect(isUniqueViolation(error, 'asistencias.uuid')).toBe(false)
  })

  it('tells a missing reference, and that nothing else is one', async () => {
    const { db } = connection
    const error = await failure(aBus(db, { conductorUuid: 'nadie' }))
    expect([isForeignKeyViolation(error), isUniqueViolation(error)]).toEqual([true, false])
    await aFestivo(db, { fecha: '2026-12-25' })
    const repeated = await failure(aFestivo(db, { fecha: '2026-12-25' }))
    expect([isForeignKeyViolation(repeated), isUniqueViolation(repeated, 'festivos.fecha')]).toEqual([
      false,
      true,
    ])
  })

  it('answers dates as text and sums of money as numbers', async () => {
    const { db } = connection
    const { fechaNacimiento } = await aConductor(db, { fechaNacimiento: '1955-02-28' })
    const row = await db
      .selectFrom('conductores')
      .select(['fechaNacimiento', (eb) => eb.fn.sum<number>(eb.lit(999_999_999_999)).as('suma')])
      .where('fechaNacimiento', '=', fechaNacimiento)
      .groupBy('fechaNacimiento')
      .executeTakeFirst()
    expect(row).toEqual({ fechaNacimiento: '1955-02-28', suma: 999_999_999_999 })
  })
})
