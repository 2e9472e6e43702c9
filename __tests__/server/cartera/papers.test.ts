import { randomUUID } from 'node:crypto'
import { AbonoFilaSchema, type TablaAbonos } from '../../../src/contract/abonos'
import { ANY_ENGINE } from '../../setup/databases'
import { aConductor, aContrato, anAbono, anEmitido } from '../builders'
import { openServer, type Refusal, type TestServer } from '../testServer'

const OF_PAPER = { status: 409, body: { mensaje: 'Es del documento Liquidación 2026-3: anúlelo' } }

describe('the repayment that an issued paper has deducted', () => {
  let server: TestServer
  let uuid: string
  beforeAll(async () => {
    server = await openServer(ANY_ENGINE)
    const { uuid: ana } = await aConductor(server.db, { documento: '1001', nombre: 'Ana Álvarez' })
    const { uuid: contratoUuid } = await aContrato(server.db, ana)
    const paper = await anEmitido(server.db, { uuid: contratoUuid, conductorUuid: ana }, { numero: 3 })
    const row = { origen: 'Liquidación 2026-3', valor: 800_000, emitidoUuid: paper.uuid }
    uuid = `${(await anAbono(server.db, ana, row)).uuid}`
    await anAbono(server.db, ana, { origen: 'Liquidación 2026-3', valor: 1, emitidoUuid: null })
  })
  afterAll(() => server.close())

  const rows = async () =>
    (await server.ask<TablaAbonos>('consulta', 'GET', '/abonos/conductor?documento=1001')).body.abonos

  it('is neither edited nor deleted, whoever asks', async () => {
    const before = await rows()
    const { emitidoUuid: _paper, version: _seen, ...body } = before.find((row) => row.uuid === uuid)!
    for (const edit of [{ ...body, valor: 1 }, { ...body, conductorDocumento: '9' }, body])
      expect(await server.ask('admin', 'PUT', '/abonos', edit)).toEqual(OF_PAPER)
    expect(await server.ask('admin', 'DELETE', `/abonos/eliminar/${uuid}`)).toEqual(OF_PAPER)
    expect(await rows()).toEqual(before)
  })

  it('comes from no file, though its amount and day be others and the clerk insist', async () => {
    const row = {
      conductorDocumento: '1001',
      origen: 'Liquidación 2026-3',
      valor: 800_000,
      fecha: '2026-03-05',
    }
    const send = (datos: object, call = '') => {
      const fila = { accion: 'crear', datos, aunqueRepetida: true }
      const body = { grupo: randomUUID(), archivo: 'a.csv', total: 1, filas: [fila] }
      const key = { 'idempotency-key': randomUUID() }
      return server.ask<Refusal>('admin', 'POST', `/importaciones/abonos${call}`, body, key)
    }
    const errores = { 'filas.0': OF_PAPER.body.mensaje }
    const others = [
      { ...row, valor: 5, fecha: '2026-04-01' },
      { ...row, origen: '  LIQUIDACION  2026-3' },
    ]
    for (const datos of [row, ...others]) {
      expect((await send(datos)).body.errores).toEqual(errores)
      expect((await send(datos, '/revisar')).body).toMatchObject({
        filas: [{ errores: { '': OF_PAPER.body.mensaje } }],
      })
    }
    expect((await send({ ...row, origen: 'Liquidación 2026-4' })).status).toBe(201)
  })

  it('says whose it is, which other rows do not', async () => {
    const own = (await rows()).filter((row) => row.emitidoUuid)
    expect(own).toMatchObject([{ uuid, emitidoUuid: expect.any(String) as string }])
    expect(AbonoFilaSchema.array().parse(own)).toEqual(own)
    expect((await rows()).filter((row) => 'emitidoUuid' in row)).toEqual(own)
  })
})
