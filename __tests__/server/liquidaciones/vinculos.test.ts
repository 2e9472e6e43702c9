import { ENGINES } from '../../setup/databases'
import { abrirEmpresa, unaLiquidacion, type Empresa } from './empresa'

describe.each(ENGINES)('the debt and the repayment of a settlement on %s', (engine) => {
  let empresa: Empresa
  beforeAll(async () => {
    empresa = await abrirEmpresa(engine)
  })
  beforeEach(() => empresa.vaciar())
  afterAll(() => empresa.cerrar())

  const vinculada = {
    abonoDto: { valor: 50_000, fecha: '2020-01-01' },
    deudaDto: { razon: 'Préstamo', valor: 80_000 },
  }
  const crear = async () =>
    (await empresa.pedir('POST', '/liquidaciones', unaLiquidacion(vinculada))).cuerpo.uuid
  const liquidar = (cambios: Parameters<typeof unaLiquidacion>[0]) =>
    empresa.pedir('PUT', '/liquidaciones/liquidar', unaLiquidacion(cambios))

  it('are rows of the ledgers, dated with the settlement and owed by its driver', async () => {
    const liquidacionUuid = await crear()
    const conductorUuid = await empresa.uuidDe('1001')
    const comun = { conductorUuid, liquidacionUuid, fecha: '2026-03-05' }
    expect(await empresa.filasDe('abonos')).toMatchObject([
      { ...comun, valor: 50_000, origen: 'Liquidación' },
    ])
    expect(await empresa.filasDe('deudas')).toMatchObject([{ ...comun, valor: 80_000, razon: 'Préstamo' }])
    expect(await empresa.detalle(liquidacionUuid)).toMatchObject({
      abonoDto: { valor: 50_000, fecha: '2026-03-05' },
      deudaDto: { razon: 'Préstamo', valor: 80_000, fecha: '2026-03-05' },
    })
  })

  it('follow its edit, date and driver included, and stay the same rows', async () => {
    const uuid = await crear()
    const [abono] = await empresa.filasDe('abonos')
    const [deuda] = await empresa.filasDe('deudas')
    await liquidar({
      uuid,
      fecha: '2026-03-06',
      conductorDocumento: '1002',
      abonoDto: { valor: 1 },
      deudaDto: { razon: 'Multa', valor: 2 },
    })
    const comun = { fecha: '2026-03-06', conductorUuid: await empresa.uuidDe('1002') }
    expect(await empresa.filasDe('abonos')).toEqual([{ ...abono, ...comun, valor: 1, version: 2 }])
    expect(await empresa.filasDe('deudas')).toEqual([
      { ...deuda, ...comun, valor: 2, razon: 'Multa', version: 2 },
    ])
  })

  it.each([{}, { abonoDto: null, deudaDto: null }])(
    'are removed by an edit that leaves them out: %j',
    async (sin) => {
      const uuid = await crear()
      expect((await liquidar({ uuid, ...sin })).status).toBe(200)
      expect(await empresa.filasDe('abonos')).toEqual([])
      expect(await empresa.filasDe('deudas')).toEqual([])
      expect(await empresa.detalle(uuid)).toMatchObject({ abonoDto: null, deudaDto: null })
    },
  )

  it('are added by an edit that brings them', async () => {
    const { cuerpo } = await empresa.pedir('POST', '/liquidaciones', unaLiquidacion())
    await liquidar({ uuid: cuerpo.uuid, ...vinculada })
    expect(await empresa.filasDe('abonos')).toHaveLength(1)
    expect(await empresa.filasDe('deudas')).toHaveLength(1)
  })

  it('stay as they were when the edit is refused', async () => {
    const uuid = await crear()
    const antes = [await empresa.filasDe('abonos'), await empresa.filasDe('deudas')]
    expect((await liquidar({ uuid, busNumero: '20' })).status).toBe(400)
    expect([await empresa.filasDe('abonos'), await empresa.filasDe('deudas')]).toEqual(antes)
  })

  it('are deleted with it, and so are its expenses, and nothing of others', async () => {
    const uuid = await crear()
    const otra = unaLiquidacion({ ...vinculada, busNumero: '15' })
    const { cuerpo } = await empresa.pedir('POST', '/liquidaciones', otra)
    const { status, cuerpo: respuesta } = await empresa.eliminar(uuid)
    expect(status).toBe(200)
    expect(respuesta).toEqual({ mensaje: 'Liquidación eliminada.' })
    expect(await empresa.tabla()).toEqual([cuerpo])
    const suyas = [{ liquidacionUuid: cuerpo.uuid }]
    expect(await empresa.filasDe('abonos')).toMatchObject(suyas)
    expect(await empresa.filasDe('deudas')).toMatchObject(suyas)
    expect(await empresa.filasDe('gastos')).toMatchObject([...suyas, ...suyas])
  })

  it('is not deleted twice', async () => {
    const uuid = await crear()
    await empresa.eliminar(uuid)
    expect(await empresa.eliminar(uuid)).toEqual({
      status: 404,
      cuerpo: { mensaje: 'La liquidación no existe o ya fue eliminada.' },
    })
  })
})
