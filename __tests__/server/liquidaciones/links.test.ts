import { ANY_ENGINE, ENGINES, type Engine } from '../../setup/databases'
import { companyFor, liquidacionPayload } from './company'

const linked = {
  abonoDto: { valor: 50_000, fecha: '2020-01-01' },
  deudaDto: { razon: 'Préstamo', valor: 80_000 },
}

function openLinks(engine: Engine) {
  const empresa = companyFor(engine)
  const create = async () =>
    (await empresa.ask('POST', '/liquidaciones', liquidacionPayload(linked))).body.uuid
  const liquidar = (changes: Parameters<typeof liquidacionPayload>[0]) =>
    empresa.ask('PUT', '/liquidaciones/liquidar', liquidacionPayload(changes))
  return { empresa, create, liquidar }
}

describe.each(ENGINES)('the debt and the repayment of a settlement on %s', (engine) => {
  const { empresa, create, liquidar } = openLinks(engine)

  it('follow its edit, date and driver included, and stay the same rows', async () => {
    const uuid = await create()
    const [abono] = await empresa.rowsOf('abonos')
    const [deuda] = await empresa.rowsOf('deudas')
    await liquidar({
      uuid,
      fecha: '2026-03-06',
      conductorDocumento: '1002',
      abonoDto: { valor: 1 },
      deudaDto: { razon: 'Multa', valor: 2 },
    })
    const common = { fecha: '2026-03-06', conductorUuid: await empresa.uuidOf('1002') }
    expect(await empresa.rowsOf('abonos')).toEqual([{ ...abono, ...common, valor: 1, version: 2 }])
    expect(await empresa.rowsOf('deudas')).toEqual([
      { ...deuda, ...common, valor: 2, razon: 'Multa', version: 2 },
    ])
  })

  it('are deleted with it, and so are its expenses, and nothing of others', async () => {
    const uuid = await create()
    const other = liquidacionPayload({ ...linked, busNumero: '15' })
    const { body } = await empresa.ask('POST', '/liquidaciones', other)
    const { status, body: answer } = await empresa.remove(uuid)
    expect(status).toBe(200)
    expect(answer).toEqual({ mensaje: 'Liquidación eliminada.' })
    expect(await empresa.table()).toEqual([body])
    const theirs = [{ liquidacionUuid: body.uuid }]
    expect(await empresa.rowsOf('abonos')).toMatchObject(theirs)
    expect(await empresa.rowsOf('deudas')).toMatchObject(theirs)
    expect(await empresa.rowsOf('gastos')).toMatchObject([...theirs, ...theirs])
  })
})

describe('the debt and the repayment of a settlement', () => {
  const { empresa, create, liquidar } = openLinks(ANY_ENGINE)

  it('are rows of the ledgers, dated with the settlement and owed by its driver', async () => {
    const liquidacionUuid = await create()
    const conductorUuid = await empresa.uuidOf('1001')
    const common = { conductorUuid, liquidacionUuid, fecha: '2026-03-05' }
    expect(await empresa.rowsOf('abonos')).toMatchObject([
      { ...common, valor: 50_000, origen: 'Liquidación' },
    ])
    expect(await empresa.rowsOf('deudas')).toMatchObject([{ ...common, valor: 80_000, razon: 'Préstamo' }])
    expect(await empresa.detail(liquidacionUuid)).toMatchObject({
      abonoDto: { valor: 50_000, fecha: '2026-03-05' },
      deudaDto: { razon: 'Préstamo', valor: 80_000, fecha: '2026-03-05' },
    })
  })

  it.each([{}, { abonoDto: null, deudaDto: null }])(
    'are removed by an edit that leaves them out: %j',
    async (without) => {
      const uuid = await create()
      expect((await liquidar({ uuid, ...without })).status).toBe(200)
      expect(await empresa.rowsOf('abonos')).toEqual([])
      expect(await empresa.rowsOf('deudas')).toEqual([])
      expect(await empresa.detail(uuid)).toMatchObject({ abonoDto: null, deudaDto: null })
    },
  )
})
