import { openDatabase } from '../../../src/server/db/connection'
import { type Connection } from '../../../src/server/db/types'
import { isForeignKeyViolation, isUniqueViolation } from '../../../src/server/db/errors'
import { migrate } from '../../../src/server/db/migrator'
import { ENGINES, freshDatabase, type FreshDatabase } from '../../setup/databases'
import { unBus, unConductor, unFestivo } from '../builders'

const fallo = (promesa: Promise<unknown>): Promise<unknown> =>
  promesa.then(
    () => undefined,
    (error: unknown) => error,
  )

describe.each(ENGINES)('what a refused write means on %s', (engine) => {
  let base: FreshDatabase
  let conexion: Connection
  beforeAll(async () => {
    base = await freshDatabase(engine)
    conexion = await openDatabase(base)
    await migrate(conexion)
  })
  afterAll(async () => {
    await conexion.close()
    await base.destroy()
  })

  it('tells which key was taken', async () => {
    const { db } = conexion
    await unBus(db, { numero: '7', placa: 'AAA111' })
    const numero = await fallo(unBus(db, { numero: '7' }))
    const placa = await fallo(unBus(db, { placa: 'AAA111' }))
    expect([numero, placa].map((error) => isUniqueViolation(error, 'buses.numero'))).toEqual([true, false])
    expect([numero, placa].map((error) => isUniqueViolation(error, 'buses.placa'))).toEqual([false, true])
    expect([numero, placa].every((error) => isUniqueViolation(error))).toBe(true)
  })

  it('tells a composite key by any of its columns', async () => {
    const { db } = conexion
    const { uuid: conductorUuid } = await unConductor(db)
    const marcar = (uuid: string) =>
      db
        .insertInto('asistencias')
        .values({
          uuid,
          fecha: '2026-05-01',
          conductorUuid,
          bus: '',
          justificacion: '',
          asistio: 1,
          entregoAlDia: 0,
          entregoPresencial: 0,
        })
        .execute()
    await marcar('una')
    const error = await fallo(marcar('otra'))
    expect(isUniqueViolation(error, 'asistencias.fecha')).toBe(true)
    expect(isUniqueViolation(error, 'asistencias.conductorUuid')).toBe(true)
    expect(isUniqueViolation(error, 'asistencias.uuid')).toBe(false)
  })

  it('tells a missing reference, and that nothing else is one', async () => {
    const { db } = conexion
    const error = await fallo(unBus(db, { conductorUuid: 'nadie' }))
    expect([isForeignKeyViolation(error), isUniqueViolation(error)]).toEqual([true, false])
    await unFestivo(db, { fecha: '2026-12-25' })
    const repetido = await fallo(unFestivo(db, { fecha: '2026-12-25' }))
    expect([isForeignKeyViolation(repetido), isUniqueViolation(repetido, 'festivos.fecha')]).toEqual([
      false,
      true,
    ])
  })

  it('answers dates as text and sums of money as numbers', async () => {
    const { db } = conexion
    const { fechaNacimiento } = await unConductor(db, { fechaNacimiento: '1955-02-28' })
    const fila = await db
      .selectFrom('conductores')
      .select(['fechaNacimiento', (eb) => eb.fn.sum<number>(eb.lit(999_999_999_999)).as('suma')])
      .where('fechaNacimiento', '=', fechaNacimiento)
      .groupBy('fechaNacimiento')
      .executeTakeFirst()
    expect(fila).toEqual({ fechaNacimiento: '1955-02-28', suma: 999_999_999_999 })
  })
})
