import { TablaSalariosSchema, type TablaSalarios } from '../../../src/contract/salarios'
import { ENGINES } from '../../setup/databases'
import { unaLiquidacion, unConductor } from '../builders'
import { abrirOficina, estadosPorUsuario, type Negativa, type Oficina } from '../oficina'

describe.each(ENGINES)('salarios on %s', (engine) => {
  let oficina: Oficina
  beforeAll(async () => {
    oficina = await abrirOficina(engine)
  })
  beforeEach(() => oficina.vaciar())
  afterAll(() => oficina.cerrar())

  const tabla = async (filtro = '') =>
    (await oficina.pedir<TablaSalarios>('consulta', 'GET', `/salarios${filtro}`)).cuerpo

  /** Ana on 1 and 2 March, Beto on 2 March with another bus, and a day that only a sensor has filled. */
  async function unMes() {
    const { db } = oficina
    const ana = await unConductor(db, { documento: '1001', nombre: 'Ana "la" Álvarez' })
    const beto = await unConductor(db, { documento: '1002', nombre: 'Beto Bernal', valido: 0 })
    const dia = (fecha: string, conductorUuid: string | null, salarioSensor: number, salarioReg: number) =>
      unaLiquidacion(db, { fecha, conductorUuid, salarioSensor, salarioReg })
    return {
      primera: await dia('2026-03-01', ana.uuid, 100_000, 90_000),
      segunda: await dia('2026-03-02', ana.uuid, 110_001, 80_000),
      deBeto: await dia('2026-03-02', beto.uuid, 50_000, 60_001),
      deNadie: await dia('2026-03-03', null, 999_999, 999_999),
    }
  }

  it('are the settlements with a driver, the latest first, by sensor and by register', async () => {
    const { primera, segunda, deBeto } = await unMes()
    await oficina.db
      .updateTable('liquidaciones')
      .set({ liquidada: 1 })
      .where('uuid', '=', primera.uuid)
      .execute()
    const leida = await tabla()
    expect(TablaSalariosSchema.parse(leida)).toEqual(leida)
    expect(leida.salarios).toEqual([
      {
        uuid: deBeto.uuid,
        valor: 50_000,
        valorRegistradora: 60_001,
        conductorDocumento: '1002',
        conductorNombre: 'Beto Bernal',
        busNumero: deBeto.busNumero,
        fecha: '2026-03-02',
      },
      {
        uuid: segunda.uuid,
        valor: 110_001,
        valorRegistradora: 80_000,
        conductorDocumento: '1001',
        conductorNombre: 'Ana "la" Álvarez',
        busNumero: segunda.busNumero,
        fecha: '2026-03-02',
      },
      {
        uuid: primera.uuid,
        valor: 100_000,
        valorRegistradora: 90_000,
        conductorDocumento: '1001',
        conductorNombre: 'Ana "la" Álvarez',
        busNumero: primera.busNumero,
        fecha: '2026-03-01',
      },
    ])
  })

  it('come with totals, averages per row, and averages per distinct day, in whole pesos', async () => {
    await unMes()
    const { salarios: _, ...cifras } = await tabla()
    expect(cifras).toEqual({
      // 100.000 + 110.001 + 50.000; ÷ 3 = 86.667; ÷ 2 days = 130.000,5
      totalSalarios: 260_001,
      promedioSalario: 86_667,
      promedioSalarioDia: 130_001,
      // 90.000 + 80.000 + 60.001; ÷ 3 = 76.667; ÷ 2 days = 115.000,5
      totalSalariosRegistradora: 230_001,
      promedioSalarioRegistradora: 76_667,
      promedioSalarioDiaRegistradora: 115_001,
    })
  })

  it.each([
    ['?fechaInicial=2026-03-02', 2, 160_001],
    ['?fechaFinal=2026-03-01', 1, 100_000],
    ['?fechaInicial=2026-03-01&fechaFinal=2026-03-02', 3, 260_001],
    ['?fechaInicial=2026-03-02&fechaFinal=2026-03-02', 2, 160_001],
    ['?documento=1001', 2, 210_001],
    ['?documento=1002&fechaInicial=2026-03-01', 1, 50_000],
    ['?fechaInicial=&fechaFinal=null&documento=', 3, 260_001],
  ])('%s leaves %i rows that add up to %i', async (filtro, filas, total) => {
    await unMes()
    const { salarios, totalSalarios } = await tabla(filtro)
    expect([salarios.length, totalSalarios]).toEqual([filas, total])
  })

  it.each(['', '?documento=9', '?fechaFinal=2000-01-01'])(
    'without rows (%s) there is no average per day',
    async (filtro) => {
      if (filtro) await unMes()
      expect(await tabla(filtro)).toEqual({
        salarios: [],
        totalSalarios: 0,
        promedioSalario: 0,
        totalSalariosRegistradora: 0,
        promedioSalarioRegistradora: 0,
      })
    },
  )

  it.each([
    [
      '?fechaInicial=2026-03-02&fechaFinal=2026-03-01',
      'fechaFinal',
      'Fecha final debe ser mayor a la inicial.',
    ],
    ['?fechaInicial=ayer', 'fechaInicial', 'Ingrese una fecha válida.'],
  ])('refuses %s', async (filtro, campo, mensaje) => {
    expect(await oficina.pedir<Negativa>('consulta', 'GET', `/salarios${filtro}`)).toEqual({
      status: 400,
      cuerpo: { mensaje, errores: { [campo]: mensaje } },
    })
  })

  it('need a session', async () => {
    expect(await estadosPorUsuario((usuario) => oficina.pedir(usuario, 'GET', '/salarios'))).toEqual([
      200, 200, 200, 401,
    ])
  })
})
