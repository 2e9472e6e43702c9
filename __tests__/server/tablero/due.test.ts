import { plazosDue } from '../../../src/server/tablero/due'
import { ANY_ENGINE } from '../../setup/databases'
import { aConductor, aContrato, aLiquidacion, anEmitido } from '../builders'
import { openServer, type TestServer } from '../testServer'

describe('the dashboard, of issued papers', () => {
  let server: TestServer
  beforeAll(async () => void (server = await openServer(ANY_ENGINE)))
  afterAll(() => server.close())

  it('names the days by which benefits are due, from thirty days before, and counts primas that are not issued', async () => {
    const { db } = server
    const due = async (hoy: string) =>
      (await plazosDue(db, hoy)).map(({ nombre, dias, sinEmitir }) => [nombre, dias, sinEmitir])
    const contract = async (desde: string, hasta: string | null = null) =>
      aContrato(db, (await aConductor(db)).uuid, { desde, hasta })
    const paid = await contract('2089-01-01')
    const annulled = await contract('2090-07-01', '2090-09-30')
    await contract('2090-12-31')
    await contract('2089-01-01', '2090-06-30')
    await contract('2091-01-01')
    await aConductor(db)
    const left = await aConductor(db, { valido: 0 })
    await aLiquidacion(db, { conductorUuid: left.uuid, fecha: '2090-08-01', fechaEntrega: '2090-08-01' })
    const partly = await contract('2089-01-01')
    const ended = await contract('2089-01-01', '2090-11-15')
    const prima = { concepto: 'prima' as const, desde: '2090-07-01', hasta: '2090-12-31' }
    await anEmitido(db, paid, { conceptos: [prima] })
    await anEmitido(db, partly, { conceptos: [{ ...prima, hasta: '2090-11-27' }] })
    await anEmitido(db, ended, { conceptos: [{ ...prima, hasta: '2090-11-15' }] })
    const { uuid } = await anEmitido(db, annulled, { conceptos: [prima] })
    expect(await due('2090-12-20')).toEqual([['Prima', 0, 3]])
    // Pays the rest of the half-year.
    await anEmitido(db, partly, { conceptos: [{ ...prima, desde: '2090-11-28' }] })
    expect(await due('2090-12-20')).toEqual([['Prima', 0, 2]])
    await db.updateTable('emitidos').set({ anulado: 1, version: 2 }).where('uuid', '=', uuid).execute()
    expect(await due('2090-11-20')).toEqual([['Prima', 30, 3]])
    expect(await due('2090-11-19')).toEqual([])
    expect(await due('2091-01-19')).toContainEqual(['Prima', -30, 3])
    expect(await due('2091-01-20')).toEqual([
      ['Intereses de las cesantías', 11, null],
      ['Consignación de las cesantías', 25, null],
    ])
    expect(await due('2091-06-10')).toEqual([['Prima', 20, 4]])
  })
})
