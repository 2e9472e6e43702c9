import { CuentasSchema, type Cuentas } from '../../../src/contract/cartera'
import { ENGINES } from '../../setup/databases'
import { anAbono, aDeuda, aConductor } from '../builders'
import { serverFor } from '../testServer'

describe.each(ENGINES)("the drivers' accounts on %s", (engine) => {
  const server = serverFor(engine)
  const accounts = async () => (await server.ask<Cuentas>('consulta', 'GET', '/deudas/conductores')).body

  it('of a company without debts are none', async () => {
    await aConductor(server.db)
    expect(await accounts()).toEqual({ cuentas: [], totalDeuda: 0, totalAbono: 0, balance: 0 })
  })

  it('of one balance stand by name in Spanish order', async () => {
    for (const nombre of ['Zoe Zapata', 'Beto Bernal', 'Ávaro Ávila'])
      await aDeuda(server.db, (await aConductor(server.db, { nombre })).uuid, { valor: 1 })
    expect((await accounts()).cuentas.map(({ conductorNombre }) => conductorNombre)).toEqual([
      'Ávaro Ávila',
      'Beto Bernal',
      'Zoe Zapata',
    ])
  })

  it('are the sums of each driver with a debt or a repayment, retired ones too, the highest balance first, with those of all', async () => {
    const { db } = server
    const ana = await aConductor(db, { documento: '1001', nombre: 'Ana Álvarez' })
    const beto = await aConductor(db, { documento: '1002', nombre: 'Beto Bernal', valido: 0 })
    const expensive = await aConductor(db, { documento: '1003', nombre: 'Caro Cano' })
    await aConductor(db, { documento: '1004', nombre: 'Dora Díaz' })
    await aDeuda(db, ana.uuid, { valor: 300_000, fecha: '2026-03-05' })
    await aDeuda(db, ana.uuid, { valor: 111_000, fecha: '2026-01-31' })
    await anAbono(db, ana.uuid, { valor: 11_000, fecha: '2026-04-01' })
    await aDeuda(db, beto.uuid, { valor: 999_999_999_999, fecha: '2025-12-31' })
    await anAbono(db, expensive.uuid, { valor: 5_000, fecha: '2026-02-28' })

    const all = await accounts()
    expect(CuentasSchema.parse(all)).toEqual(all)
    expect(all).toEqual({
      cuentas: [
        {
          conductorDocumento: '1002',
          conductorNombre: 'Beto Bernal',
          totalDeuda: 999_999_999_999,
          totalAbono: 0,
          balance: 999_999_999_999,
          ultimoMovimiento: '2025-12-31',
        },
        {
          conductorDocumento: '1001',
          conductorNombre: 'Ana Álvarez',
          totalDeuda: 411_000,
          totalAbono: 11_000,
          balance: 400_000,
          ultimoMovimiento: '2026-04-01',
        },
        {
          conductorDocumento: '1003',
          conductorNombre: 'Caro Cano',
          totalDeuda: 0,
          totalAbono: 5_000,
          balance: -5_000,
          ultimoMovimiento: '2026-02-28',
        },
      ],
      totalDeuda: 1_000_000_410_999,
      totalAbono: 16_000,
      balance: 1_000_000_394_999,
    })
  })
})
