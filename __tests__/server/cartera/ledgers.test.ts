import { TablaAbonosSchema, type AbonoFila, type TablaAbonos } from '../../../src/contract/abonos'
import { TablaDeudasSchema, type DeudaFila, type TablaDeudas } from '../../../src/contract/deudas'
import { ANY_ENGINE, ENGINES, type Engine } from '../../setup/databases'
import { aConductor, aDeuda, anAbono } from '../builders'
import { serverFor } from '../testServer'

type Row = DeudaFila | AbonoFila
type Table = Partial<TablaDeudas & TablaAbonos>

const ANA = '11111111-1111-4111-8111-111111111111'
const BETO = '22222222-2222-4222-8222-222222222222'
const UNKNOWN = '00000000-0000-4000-8000-000000000000'

/** Ledgers, each with what is asked of it and what it answers. */
const LEDGERS = [
  {
    ledger: 'deudas',
    method: 'POST',
    store: aDeuda,
    schema: TablaDeudasSchema,
    entry: { valor: 120_000, razon: 'Préstamo', conductorDocumento: '1001' },
    dated: { fecha: '2090-03-20' },
    // The date of a debt stays.
    edit: { valor: 0, razon: 'Multa', conductorDocumento: '1002' },
    edited: { fecha: '2026-03-05' },
    total: 'totalDeuda',
  },
  {
    ledger: 'abonos',
    method: 'PUT',
    store: anAbono,
    schema: TablaAbonosSchema,
    entry: { valor: 120_000, origen: 'Cesantías', conductorDocumento: '1001', fecha: '2026-02-28' },
    dated: {},
    edit: { valor: 0, origen: 'Prima', conductorDocumento: '1002', fecha: '2026-12-31' },
    edited: {},
    total: 'totalAbono',
  },
] as const
type Ledger = (typeof LEDGERS)[number]

function openLedger(engine: Engine, { ledger, method, entry }: Ledger) {
  const server = serverFor(engine)
  beforeEach(async () => {
    await aConductor(server.db, { uuid: ANA, documento: '1001', nombre: 'Ana Álvarez' })
    await aConductor(server.db, { uuid: BETO, documento: '1002', nombre: 'Beto Bernal', valido: 0 })
  })
  const save = (changes: object, by: 'POST' | 'PUT' = method) =>
    server.ask<Row>('editor', by, `/${ledger}`, { ...entry, ...changes })
  const remove = (uuid: string) => server.ask('admin', 'DELETE', `/${ledger}/eliminar/${uuid}`)
  const table = async (documento = '') => {
    const path = documento && `/conductor?documento=${documento}`
    return (await server.ask<Table>('consulta', 'GET', `/${ledger}${path}`)).body
  }
  const rows = async (documento = ''): Promise<Row[]> => (await table(documento))[ledger] ?? []
  return { server, save, remove, table, rows }
}

describe.each(ENGINES.flatMap((engine) => LEDGERS.map((of) => ({ engine, of, ledger: of.ledger }))))(
  '$ledger on $engine',
  ({ engine, of }) => {
    const { server, save, table, rows } = openLedger(engine, of)

    it('of edits of the same version, takes one', async () => {
      const { uuid } = await of.store(server.db, ANA)
      const edits = await Promise.all([1, 2, 3, 4].map((valor) => save({ uuid, version: 1, valor })))
      expect(edits.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409])
    })

    it('lists the latest date first, of a day the latest entered first, with the sum of the table', async () => {
      for (const [valor, day] of [
        [1, '2026-03-01'],
        [2, '2026-03-02'],
        [3, '2026-03-01'],
        [999_999_999_999, '2026-02-28'],
      ] as const)
        await of.store(server.db, valor === 3 ? BETO : ANA, { valor, fecha: day })
      const all = await table()
      expect(of.schema.parse(all)).toEqual(all)
      expect((await rows()).map(({ valor }) => valor)).toEqual([2, 3, 1, 999_999_999_999])
      expect(all[of.total]).toBe(1_000_000_000_005)
      expect(await table('1002')).toMatchObject({ [of.total]: 3 })
    })
  },
)

describe.each(LEDGERS)('$ledger', (of) => {
  const { server, save, table, rows } = openLedger(ANY_ENGINE, of)

  it('answer a new row, of a uuid of its own', async () => {
    // A debt with a uuid is an edit.
    const { status, body } = await save(of.ledger === 'abonos' ? { uuid: UNKNOWN } : {}, 'POST')
    expect([status, body]).toEqual([
      201,
      {
        ...of.entry,
        ...of.dated,
        uuid: expect.stringMatching(/^[0-9a-f-]{36}$/) as string,
        conductorNombre: 'Ana Álvarez',
        liquidacionUuid: null,
        busNumero: null,
        version: 1,
      },
    ])
    expect(body.uuid).not.toBe(UNKNOWN)
    expect(await rows()).toEqual([body])
  })

  it('are edited whole, and moved to a retired driver too', async () => {
    const { uuid } = await of.store(server.db, ANA)
    const { status, body } = await save({ uuid: uuid.toUpperCase(), ...of.edit })
    expect([status, body]).toEqual([
      200,
      {
        ...of.edit,
        ...of.edited,
        uuid,
        conductorNombre: 'Beto Bernal',
        liquidacionUuid: null,
        busNumero: null,
        version: 2,
      },
    ])
    expect([await rows('1001'), await rows('1002')]).toEqual([[], [body]])
  })

  it('refuse a sum below 0 and an unknown driver, new or edited', async () => {
    const { uuid } = await of.store(server.db, ANA)
    const before = await table()
    for (const changes of [{ valor: -1 }, { conductorDocumento: '9' }])
      for (const answer of [save(changes, 'POST'), save({ uuid, ...changes })])
        expect(await answer).toMatchObject({
          status: 400,
          body: { errores: { [Object.keys(changes)[0] ?? '']: expect.any(String) as string } },
        })
    expect(await table()).toEqual(before)
    expect(await server.ask('consulta', 'GET', `/${of.ledger}/conductor?documento=9`)).toEqual({
      status: 404,
      body: { mensaje: 'El conductor con documento 9 no existe.' },
    })
  })
})

describe('the balance', () => {
  const { server, save, remove } = openLedger(ANY_ENGINE, LEDGERS[1])
  const balance = async (documento = '') => {
    const path = documento && `/conductor?documento=${documento}`
    return (await server.ask<TablaDeudas>('consulta', 'GET', `/deudas${path}`)).body.balance
  }

  it('is of debts less repayments, of all or of the driver asked for, after every write', async () => {
    expect(await balance()).toBe(0)
    await aDeuda(server.db, ANA, { valor: 100_000 })
    await aDeuda(server.db, BETO, { valor: 1 })
    const { body } = await save({ valor: 40_000 }, 'POST')
    expect([await balance(), await balance('1001'), await balance('1002')]).toEqual([60_001, 60_000, 1])
    // Paid too much: the company owes.
    await save({ uuid: body.uuid, valor: 170_000 })
    expect([await balance(), await balance('1001')]).toEqual([-69_999, -70_000])
    await remove(body.uuid)
    expect(await balance()).toBe(100_001)
  })
})
