import type { Habituales } from '../../../src/contract/habituales'
import { ENGINES } from '../../setup/databases'
import { aBus, aConductor, aDeuda, aGasto, aLiquidacion } from '../builders'
import { serverFor } from '../testServer'

describe.each(ENGINES)('what is usual of a settlement on %s', (engine) => {
  const server = serverFor(engine)

  const usual = async () => {
    const { status, body } = await server.ask<Habituales>('consulta', 'GET', '/liquidaciones/habituales')
    expect(status).toBe(200)
    return body
  }

  /** One on each day before 1 April 2026, backwards. */
  const settle = async (count: number, figuresOf: (index: number) => Parameters<typeof aLiquidacion>[1]) => {
    for (let index = 0; index < count; index += 1) {
      const fecha = new Date(Date.UTC(2026, 2, 31 - index)).toISOString().slice(0, 10)
      const { uuid } = await aLiquidacion(server.db, { fecha, ...figuresOf(index) })
      await aGasto(server.db, uuid, { nombre: index % 2 === 0 ? 'Aseo' : ' ASÉO', valor: 12_000 })
    }
  }
  it('is of the company the 99th percentile of a hundred or more', async () => {
    await aBus(server.db, { numero: '12' })
    const { uuid } = await aConductor(server.db)
    await settle(99, () => ({ busNumero: '12', viajes: 6 }))
    for (let index = 0; index < 99; index += 1) await aDeuda(server.db, uuid, { valor: 80_000 })
    expect((await usual()).empresa).toEqual({})
    await aLiquidacion(server.db, { busNumero: '12', fecha: '2026-05-01', viajes: 361, civica: 30 })
    await aDeuda(server.db, uuid, { valor: 9_000_000 })
    // One in a hundred may be anything.
    expect((await usual()).empresa).toEqual({ pasajeros: 300, viajes: 6, sensor: 350, deuda: 80_000 })
  })

  it('is the median of the bus’s last thirty that staff have entered', async () => {
    await aBus(server.db, { numero: '12' })
    await settle(40, (index) => ({
      busNumero: '12',
      // Sixteen of the last thirty have 340 and fourteen 300; those before have 9,000.
      pasajerosReg: index >= 30 ? 9_000 : index < 16 ? 340 : 300,
      viajes: index % 2 === 0 ? 6 : 7,
      sensor: 350,
      civica: 0,
      tiquetes: 4,
    }))
    await aLiquidacion(server.db, { busNumero: '12', fecha: '2026-04-01', viajes: 5, fechaEntrega: null })
    expect((await usual()).buses).toEqual({
      '12': { pasajeros: 340, viajes: 6.5, sensor: 350, tiquetes: 4, 'gasto aseo': 12_000 },
    })
  })

  it('is told of a bus from eight on', async () => {
    await aBus(server.db, { numero: '12' })
    await aBus(server.db, { numero: '15' })
    await settle(7, () => ({ busNumero: '12' }))
    await settle(8, () => ({ busNumero: '15' }))
    const { buses, empresa } = await usual()
    expect(buses).toEqual({
      '12': {},
      '15': { pasajeros: 300, viajes: 6, sensor: 350, 'gasto aseo': 12_000 },
    })
    expect(empresa).toEqual({})
  })
})
