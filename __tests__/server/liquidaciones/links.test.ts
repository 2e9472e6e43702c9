import { ENGINES } from '../../setup/databases'
import { companyFor, liquidacionPayload } from './company'

const linked = {
  abonoDto: { valor: 50_000, fecha: '2020-01-01' },
  deudaDto: { razon: 'Préstamo', valor: 80_000 },
}

describe.each(ENGINES)('the debt and the repayment of a settlement on %s', (engine) => {
  const empresa = companyFor(engine)
  const create = async () =>
    (await empresa.ask('POST', '/liquidaciones', liquidacionPayload(linked))).body.uuid

  it('are rows of the ledgers, of its day and driver, and follow its edit, staying the same rows', async () => {
    const uuid = await create()
    const [abono] = await empresa.rowsOf('abonos')
    const [deuda] = await empresa.rowsOf('deudas')
    const { abonoDto, deudaDto } = linked
    const fecha = '2026-03-05'
    const own = { conductorUuid: await empresa.uuidOf('1001'), liquidacionUuid: uuid, fecha }
    expect(abono).toMatchObject({ ...own, valor: 50_000, origen: 'Liquidación' })
    expect(deuda).toMatchObject({ ...own, ...deudaDto })
    expect(await empresa.detail(uuid)).toMatchObject({
      abonoDto: { ...abonoDto, fecha },
      deudaDto: { ...deudaDto, fecha },
    })
    const edit = { uuid, fecha: '2026-03-06', conductorDocumento: '1002' }
    const links = { abonoDto: { valor: 1 }, deudaDto: { razon: 'Multa', valor: 2 } }
    await empresa.ask('PUT', '/liquidaciones/liquidar', liquidacionPayload({ ...edit, ...links }))
    const common = { fecha: edit.fecha, conductorUuid: await empresa.uuidOf('1002'), version: 2 }
    expect(await empresa.rowsOf('abonos')).toEqual([{ ...abono, ...common, valor: 1 }])
    expect(await empresa.rowsOf('deudas')).toEqual([{ ...deuda, ...common, ...links.deudaDto }])
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
