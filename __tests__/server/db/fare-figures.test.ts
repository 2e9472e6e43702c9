import { Migrator } from 'kysely'
import { openDatabase } from '../../../src/server/db/connection'
import { migrations, migrate } from '../../../src/server/db/migrator'
import { ENGINES, freshDatabase } from '../../setup/databases'
import { aDeuda, aGasto, aLiquidacion, aPasaje, aConductor } from '../builders'

it.each(ENGINES)(
  'fares and the copies of them that settlements keep are as they were, and take cents: %s',
  async (engine) => {
    const base = await freshDatabase(engine)
    const connection = await openDatabase(base)
    const { db } = connection
    const provider = { getMigrations: async () => migrations }
    await new Migrator({ db, provider }).migrateTo('026_actions')
    await aPasaje(db, { valor: 999_999_999_999, limiteBonificacion: 999_999_999 })
    await aPasaje(db, { valor: 0, valido: 0 })
    const { uuid: conductorUuid } = await aConductor(db)
    const paid = { pasajeValor: 999_999_999_999, pasajeLimiteBonificacion: 0, pasajePasajerosPorViaje: 7 }
    const { uuid: liquidacionUuid } = await aLiquidacion(db, { conductorUuid, ...paid })
    await aGasto(db, liquidacionUuid)
    await aDeuda(db, conductorUuid, { liquidacionUuid })
    const all = async () => ({
      pasajes: await db.selectFrom('pasajes').selectAll().orderBy('uuid').execute(),
      // Later migrations give a settlement columns of its own entry.
      liquidaciones: (await db.selectFrom('liquidaciones').selectAll().execute()).map(
        ({ registradaPor: _by, registradaSecuencia: _change, registradaEnCaja: _till, ...row }) => row,
      ),
      gastos: await db.selectFrom('gastos').selectAll().execute(),
      deudas: await db.selectFrom('deudas').selectAll().execute(),
    })
    const before = await all()

    await migrate(connection)
    // The names of their columns too, by which the record of changes undoes.
    expect(await all()).toEqual(before)
    await aPasaje(db, { valor: 2650.55, porcentajePasajero: 120, pasajerosPorViaje: 2.5 })
    await db
      .updateTable('liquidaciones')
      .set({ pasajeValor: 2650.55, pasajeLimiteBonificacion: 0.5 })
      .execute()
    expect((await all()).liquidaciones).toEqual([
      { ...before.liquidaciones[0], pasajeValor: 2650.55, pasajeLimiteBonificacion: 0.5 },
    ])
    await expect(aPasaje(db, { porcentajeBonificacion: -1 })).rejects.toMatchObject({
      message: expect.stringContaining('pasajes_numeros') as string,
    })
    await connection.close()
    await base.destroy()
  },
)
