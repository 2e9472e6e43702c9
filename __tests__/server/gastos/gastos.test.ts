import { ReporteGastosSchema, type ReporteGastos } from '../../../src/contract/gastos'
import { ENGINES } from '../../setup/databases'
import { unaLiquidacion, unBus, unConductor, unGasto } from '../builders'
import { abrirOficina, estadosPorUsuario, type Negativa, type Oficina } from '../oficina'

describe.each(ENGINES)('the report of expenses on %s', (engine) => {
  let oficina: Oficina
  beforeAll(async () => {
    oficina = await abrirOficina(engine)
  })
  beforeEach(() => oficina.vaciar())
  afterAll(() => oficina.cerrar())

  const reporte = async (filtro: Record<string, string> = {}) =>
    (
      await oficina.pedir<ReporteGastos>(
        'consulta',
        'GET',
        `/reporte/gastos?${new URLSearchParams(filtro).toString()}`,
      )
    ).cuerpo
  const nombres = async (filtro: Record<string, string>) =>
    (await reporte(filtro)).gastos.map(({ nombre }) => nombre)

  /** Ana with bus 12 on 1 and 2 March, and bus 15 without a driver on 2 March. */
  async function dosDias() {
    const { db } = oficina
    const ana = await unConductor(db, { documento: '1001', nombre: 'Ana Álvarez' })
    await unBus(db, { numero: '12' })
    await unBus(db, { numero: '15' })
    const dia = async (fecha: string, busNumero: string, conductorUuid: string | null) =>
      (await unaLiquidacion(db, { fecha, busNumero, conductorUuid })).uuid
    const primero = await dia('2026-03-01', '12', ana.uuid)
    const segundo = await dia('2026-03-02', '12', ana.uuid)
    const sinConductor = await dia('2026-03-02', '15', null)
    await unaLiquidacion(db, { fecha: '2026-03-03', conductorUuid: ana.uuid })
    await unGasto(db, primero, { nombre: 'Combustible', valor: 150_000 })
    await unGasto(db, primero, { nombre: 'Aseo', valor: 30_000 })
    await unGasto(db, segundo, { nombre: 'Revisión TÉCNICA', valor: 70_001 })
    await unGasto(db, sinConductor, { nombre: 'Aseo y lavado', valor: 40_000 })
  }

  it('lists the latest first, and those of a settlement in the order of its list', async () => {
    await dosDias()
    const leido = await reporte()
    expect(ReporteGastosSchema.parse(leido)).toEqual(leido)
    const uuid = expect.stringMatching(/^[0-9a-f-]{36}$/) as string
    const ana = { uuid, busNumero: '12', conductorDocumento: '1001', conductorNombre: 'Ana Álvarez' }
    expect(leido.gastos).toEqual([
      {
        uuid,
        nombre: 'Aseo y lavado',
        valor: 40_000,
        fecha: '2026-03-02',
        busNumero: '15',
        conductorDocumento: null,
        conductorNombre: '',
      },
      { ...ana, nombre: 'Revisión TÉCNICA', valor: 70_001, fecha: '2026-03-02' },
      { ...ana, nombre: 'Combustible', valor: 150_000, fecha: '2026-03-01' },
      { ...ana, nombre: 'Aseo', valor: 30_000, fecha: '2026-03-01' },
    ])
  })

  it('comes with the total, and the average per distinct day that has an expense', async () => {
    await dosDias()
    // 40.000 + 70.001 + 150.000 + 30.000 = 290.001; ÷ 2 days (3 March has none) = 145.000,5
    expect(await reporte()).toMatchObject({ totalGasto: 290_001, promedioGastosDia: 145_001 })
    expect(await reporte({ fechaFinal: '2026-03-01' })).toMatchObject({
      totalGasto: 180_000,
      promedioGastosDia: 180_000,
    })
  })

  it.each([
    [{ numero: '15' }, ['Aseo y lavado']],
    [{ documento: '1001', fechaInicial: '2026-03-02' }, ['Revisión TÉCNICA']],
    [{ fechaInicial: '2026-03-01', fechaFinal: '2026-03-02', numero: '12', nombre: 'aseo' }, ['Aseo']],
    [{ fechaInicial: '2026-03-01', fechaFinal: '2026-03-01' }, ['Combustible', 'Aseo']],
    [{ fechaInicial: '', fechaFinal: 'null', nombre: '', numero: 'null', documento: '' }, 4],
    [{ documento: '9' }, []],
  ])('%j leaves %j', async (filtro, esperado) => {
    await dosDias()
    const leidos = await nombres(filtro)
    expect(typeof esperado === 'number' ? leidos.length : leidos).toEqual(esperado)
  })

  it('finds part of a name whatever its case, accents as typed', async () => {
    await dosDias()
    expect(await nombres({ nombre: 'ASEO' })).toEqual(['Aseo y lavado', 'Aseo'])
    expect(await nombres({ nombre: 'visión téc' })).toEqual(['Revisión TÉCNICA'])
    expect(await nombres({ nombre: 'tecnica' })).toEqual([])
  })

  it.each([
    ['50% de aceite', '0% de'],
    ['filtro_aire', '_'],
    ['ruta C\\D', 'c\\d'],
    ["llanta d'oro", "d'o"],
  ])('takes the signs of a pattern literally: %s', async (nombre, buscado) => {
    await dosDias()
    const { uuid } = await unaLiquidacion(oficina.db)
    await unGasto(oficina.db, uuid, { nombre })
    expect(await nombres({ nombre: buscado })).toEqual([nombre])
  })

  it('without expenses is empty, and its figures 0', async () => {
    expect(await reporte()).toEqual({ gastos: [], totalGasto: 0, promedioGastosDia: 0 })
  })

  it('refuses an end before the start', async () => {
    const mensaje = 'Fecha final debe ser mayor a la inicial.'
    const ruta = '/reporte/gastos?fechaInicial=2026-03-02&fechaFinal=2026-03-01'
    expect(await oficina.pedir<Negativa>('consulta', 'GET', ruta)).toEqual({
      status: 400,
      cuerpo: { mensaje, errores: { fechaFinal: mensaje } },
    })
  })

  it('needs a session', async () => {
    expect(await estadosPorUsuario((usuario) => oficina.pedir(usuario, 'GET', '/reporte/gastos'))).toEqual([
      200, 200, 200, 401,
    ])
  })
})
