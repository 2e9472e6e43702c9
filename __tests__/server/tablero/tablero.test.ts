import { sumarDias } from '../../../src/contract/fechas'
import { TableroSchema, type Tablero } from '../../../src/contract/tablero'
import { ENGINES } from '../../setup/databases'
import {
  unAbono,
  unaDeuda,
  unaLiquidacion,
  unBus,
  unCambio,
  unConductor,
  unGasto,
  unPasaje,
} from '../builders'
import { abrirOficina, estadosPorUsuario, type Oficina } from '../oficina'

/** The office's day: see `abrirOficina`. */
const HOY = '2090-03-20'

describe.each(ENGINES)('the dashboard on %s', (engine) => {
  let oficina: Oficina
  beforeAll(async () => {
    oficina = await abrirOficina(engine)
  })
  beforeEach(() => oficina.vaciar())
  afterAll(() => oficina.cerrar())

  /** As it is after what the builders have stored. */
  const tablero = async () => {
    await unCambio(oficina.db)
    return (await oficina.pedir<Tablero>('consulta', 'GET', '/tablero')).cuerpo
  }

  it('without a company is all zeros', async () => {
    const leido = await tablero()
    expect(TableroSchema.parse(leido)).toEqual(leido)
    const nada = {
      liquidaciones: 0,
      pasajerosReg: 0,
      pasajerosSensor: 0,
      diferenciaPasajeros: 0,
      valorNetoReg: 0,
      valorNetoSensor: 0,
      salarioReg: 0,
      salarioSensor: 0,
      totalGasto: 0,
    }
    expect(leido).toEqual({
      hoy: HOY,
      periodos: [
        { desde: '2090-03-01', hasta: HOY, ...nada },
        { desde: '2090-02-01', hasta: '2090-02-20', ...nada },
        { desde: '2089-03-01', hasta: '2089-03-20', ...nada },
      ],
      gastos: [],
      pendientes: [
        { desde: '2090-03-19', hasta: HOY, cantidad: 0 },
        { desde: '2090-03-13', hasta: '2090-03-18', cantidad: 0 },
        { desde: '2090-02-18', hasta: '2090-03-12', cantidad: 0 },
        { desde: null, hasta: '2090-02-17', cantidad: 0 },
      ],
      pasajesPorVencer: [],
      saldos: { conductores: [], deudores: 0, balance: 0 },
      sinLiquidacion: { dias: expect.any(Array) as string[], buses: [], total: 0 },
    })
  })

  it('sums each period from the first to the same day, and nothing beside it', async () => {
    const { db } = oficina
    const { uuid: conductorUuid } = await unConductor(db)
    const dia = (fecha: string, pasajerosReg: number, pasajerosSensor: number) =>
      unaLiquidacion(db, {
        fecha,
        conductorUuid,
        pasajerosReg,
        pasajerosSensor,
        valorNetoReg: pasajerosReg * 1000,
        valorNetoSensor: -pasajerosSensor,
        salarioReg: pasajerosReg * 10,
        salarioSensor: pasajerosSensor * 10,
      })
    await dia('2090-03-01', 100, 110)
    await dia(HOY, 200, 190)
    await dia('2090-02-01', 40, 41)
    await dia('2090-02-20', 2, 1)
    await dia('2089-03-20', 7, 7)
    // The days about each period count in none.
    for (const fecha of ['2090-03-21', '2090-02-28', '2090-02-21', '2090-01-31', '2089-03-21', '2089-02-28'])
      await dia(fecha, 5000, 5000)

    expect((await tablero()).periodos).toMatchObject([
      {
        liquidaciones: 2,
        pasajerosReg: 300,
        pasajerosSensor: 300,
        diferenciaPasajeros: 0,
        valorNetoReg: 300_000,
        valorNetoSensor: -300,
        salarioReg: 3000,
        salarioSensor: 3000,
      },
      { liquidaciones: 2, pasajerosReg: 42, pasajerosSensor: 42, valorNetoReg: 42_000, salarioReg: 420 },
      { liquidaciones: 1, pasajerosReg: 7, pasajerosSensor: 7, diferenciaPasajeros: 0 },
    ])
  })

  it('takes the difference from the register, and salaries of drivers alone, as their screen does', async () => {
    const { db } = oficina
    const { uuid } = await unConductor(db)
    const cifras = { fecha: HOY, pasajerosReg: 300, salarioReg: 1000, salarioSensor: 2000 }
    await unaLiquidacion(db, { ...cifras, conductorUuid: uuid, pasajerosSensor: 290 })
    await unaLiquidacion(db, { ...cifras, conductorUuid: null, pasajerosSensor: 305 })
    const [mes] = (await tablero()).periodos
    expect(mes).toMatchObject({ liquidaciones: 2, diferenciaPasajeros: -5 })
    const salarios = await oficina.pedir('consulta', 'GET', `/salarios?fechaInicial=${HOY}`)
    expect(salarios.cuerpo).toMatchObject({ totalSalarios: 2000, totalSalariosRegistradora: 1000 })
    expect(mes).toMatchObject({ salarioSensor: 2000, salarioReg: 1000 })
  })

  it('sums expenses by name, a value for each period', async () => {
    const { db } = oficina
    const gasto = async (fecha: string, nombre: string, valor: number) =>
      unGasto(db, (await unaLiquidacion(db, { fecha })).uuid, { nombre, valor })
    await gasto('2090-03-01', 'Aseo', 30)
    await gasto('2090-03-02', 'Aseo', 10)
    await gasto('2090-02-01', 'Aseo', 5)
    await gasto('2089-03-01', 'Taller', 500)
    await gasto('2090-02-21', 'Taller', 9999)
    const leido = await tablero()
    expect(leido.gastos).toEqual([
      { nombre: 'Taller', valores: [0, 0, 500] },
      { nombre: 'Aseo', valores: [40, 5, 0] },
    ])
    expect(leido.periodos.map(({ totalGasto }) => totalGasto)).toEqual([40, 5, 500])
  })

  it('sums the smallest of more than eight names into one', async () => {
    const { uuid } = await unaLiquidacion(oficina.db, { fecha: HOY })
    for (let i = 1; i <= 10; i += 1) await unGasto(oficina.db, uuid, { nombre: `Gasto ${i}`, valor: i * 100 })
    const { gastos } = await tablero()
    expect(gastos.map(({ nombre }) => nombre).slice(-2)).toEqual(['Gasto 4', 'Otros (3)'])
    expect(gastos).toHaveLength(8)
    expect(gastos.at(-1)?.valores).toEqual([600, 0, 0])
  })

  it('counts what is pending by its age, and nothing that is settled or of tomorrow', async () => {
    const { db } = oficina
    for (const dias of [-1, 0, 1, 2, 7, 8, 30, 31, 400])
      await unaLiquidacion(db, { fecha: sumarDias(HOY, -dias) })
    await unaLiquidacion(db, { fecha: HOY, liquidada: 1 })
    const { pendientes } = await tablero()
    expect(pendientes.map(({ cantidad }) => cantidad)).toEqual([2, 2, 2, 2])
    expect(pendientes[3]?.desde).toBe(sumarDias(HOY, -400))
  })

  it('names the valid fares that end within thirty days, their last day included', async () => {
    const { db } = oficina
    const hasta = (dias: number, cambios = {}) =>
      unPasaje(db, { fechaFinal: sumarDias(HOY, dias), ...cambios })
    await hasta(30, { ruta: 'CSUR2' })
    await hasta(0, { ruta: 'CBOS' })
    await hasta(31)
    await hasta(-1)
    await hasta(5, { valido: 0 })
    expect((await tablero()).pasajesPorVencer.map(({ ruta, dias }) => [ruta, dias])).toEqual([
      ['CBOS', 0],
      ['CSUR2', 30],
    ])
  })

  it('names who owes most; the balance is of all', async () => {
    const { db } = oficina
    const debe = async (nombre: string, deuda: number, abono: number) => {
      const { uuid } = await unConductor(db, { nombre, valido: nombre === 'Ana' ? 0 : 1 })
      await unaDeuda(db, uuid, { valor: deuda })
      await unaDeuda(db, uuid, { valor: 1 })
      await unAbono(db, uuid, { valor: abono })
    }
    await debe('Beto', 100, 30)
    await debe('Ana', 500, 0)
    await debe('Carla', 0, 1)
    await debe('Darío', 0, 50)
    const { saldos } = await tablero()
    expect(saldos.conductores.map(({ conductorNombre, balance }) => [conductorNombre, balance])).toEqual([
      ['Ana', 501],
      ['Beto', 71],
    ])
    expect(saldos).toMatchObject({ deudores: 2, balance: 501 + 71 - 49 })
    const deudas = await oficina.pedir('consulta', 'GET', '/deudas')
    expect(deudas.cuerpo).toMatchObject({ balance: saldos.balance })
    for (let i = 0; i < 10; i += 1) await debe(`Otro ${i}`, 1000, 0)
    expect((await tablero()).saldos.conductores).toHaveLength(10)
  })

  it('names the days of the last fourteen on which a bus has no settlement', async () => {
    const { db } = oficina
    for (const numero of ['9', '10', '11']) await unBus(db, { numero })
    const ultimos = Array.from({ length: 14 }, (_, i) => sumarDias(HOY, i - 13))
    for (const fecha of ultimos) await unaLiquidacion(db, { fecha, busNumero: '11' })
    for (const fecha of ultimos.slice(1, 13))
      await unaLiquidacion(db, { fecha, busNumero: '10', liquidada: 1 })
    await unaLiquidacion(db, { fecha: sumarDias(HOY, -14), busNumero: '9' })
    // Only its sensor has counted it: staff have entered none.
    await unaLiquidacion(db, { fecha: HOY, busNumero: '10', fechaEntrega: null })
    expect((await tablero()).sinLiquidacion).toEqual({
      dias: ultimos,
      buses: [
        { numero: '9', dias: ultimos },
        { numero: '10', dias: ['2090-03-07', HOY] },
      ],
      total: 3,
    })
  })

  it('needs a session', async () => {
    expect(await estadosPorUsuario((usuario) => oficina.pedir(usuario, 'GET', '/tablero'))).toEqual([
      200, 200, 200, 401,
    ])
  })
})
