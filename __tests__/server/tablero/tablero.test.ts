import { sumarDias } from '../../../src/contract/fechas'
import { TableroSchema, type Tablero } from '../../../src/contract/tablero'
import { ANY_ENGINE, ENGINES } from '../../setup/databases'
import { anAbono, aDeuda, aLiquidacion, aBus, aChange, aConductor, aGasto, aPasaje } from '../builders'
import { openServer, type TestServer } from '../testServer'

/** The server's day: see `openServer`. */
const TODAY = '2090-03-20'

describe.each(ENGINES)('the dashboard on %s', (engine) => {
  let server: TestServer
  beforeAll(async () => {
    server = await openServer(engine)
  })
  beforeEach(() => server.clearCompany())
  afterAll(() => server.close())

  /** As it is after what the builders have stored. */
  const tablero = async () => {
    await aChange(server.db)
    return (await server.ask<Tablero>('consulta', 'GET', '/tablero')).body
  }

  it('without a company is all zeros', async () => {
    const read = await tablero()
    expect(TableroSchema.parse(read)).toEqual(read)
    const nothing = {
      liquidaciones: 0,
      pasajerosReg: 0,
      pasajerosSensor: 0,
      diferenciaPasajeros: 0,
      valorNetoReg: 0,
      valorNetoSensor: 0,
      salarioReg: 0,
      salarioSensor: 0,
      totalGasto: 0,
      netos: Array.from({ length: 20 }, () => null),
    }
    expect(read).toEqual({
      hoy: TODAY,
      segun: 'registradora',
      ayer: null,
      periodos: [
        { desde: '2090-03-01', hasta: TODAY, ...nothing },
        { desde: '2090-02-01', hasta: '2090-02-20', ...nothing },
        { desde: '2089-03-01', hasta: '2089-03-20', ...nothing },
      ],
      gastos: [],
      pendientes: [
        { desde: '2090-03-19', hasta: TODAY, cantidad: 0 },
        { desde: '2090-03-13', hasta: '2090-03-18', cantidad: 0 },
        { desde: '2090-02-18', hasta: '2090-03-12', cantidad: 0 },
        { desde: null, hasta: '2090-02-17', cantidad: 0 },
      ],
      pasajesPorVencer: [],
      plazos: [],
      saldos: { conductores: [], deudores: 0, balance: 0 },
      sinLiquidacion: { dias: expect.any(Array) as string[], buses: [], total: 0 },
    })
  })

  it('sums each period from the first to the same day, and nothing beside it', async () => {
    const { db } = server
    const { uuid: conductorUuid } = await aConductor(db)
    const day = (fecha: string, pasajerosReg: number, pasajerosSensor: number) =>
      aLiquidacion(db, {
        fecha,
        conductorUuid,
        pasajerosReg,
        pasajerosSensor,
        valorNetoReg: pasajerosReg * 1000,
        valorNetoSensor: -pasajerosSensor,
        salarioReg: pasajerosReg * 10,
        salarioSensor: pasajerosSensor * 10,
      })
    await day('2090-03-01', 100, 110)
    await day(TODAY, 200, 190)
    await day('2090-02-01', 40, 41)
    await day('2090-02-20', 2, 1)
    await day('2089-03-20', 7, 7)
    // The days about each period count in none.
    for (const fecha of ['2090-03-21', '2090-02-28', '2090-02-21', '2090-01-31', '2089-03-21', '2089-02-28'])
      await day(fecha, 5000, 5000)

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
    const { db } = server
    const { uuid } = await aConductor(db)
    const figures = { fecha: TODAY, pasajerosReg: 300, salarioReg: 1000, salarioSensor: 2000 }
    await aLiquidacion(db, { ...figures, conductorUuid: uuid, pasajerosSensor: 290 })
    await aLiquidacion(db, { ...figures, conductorUuid: null, pasajerosSensor: 305 })
    const [month] = (await tablero()).periodos
    expect(month).toMatchObject({ liquidaciones: 2, diferenciaPasajeros: -5 })
    const salarios = await server.ask('consulta', 'GET', `/salarios?fechaInicial=${TODAY}`)
    expect(salarios.body).toMatchObject({ totalSalarios: 2000, totalSalariosRegistradora: 1000 })
    expect(month).toMatchObject({ salarioSensor: 2000, salarioReg: 1000 })
  })

  it('leaves what only a sensor has filled out of each figure of the register, and of both sides of the difference', async () => {
    const { db } = server
    const { uuid: conductorUuid } = await aConductor(db)
    const row = { fecha: TODAY, conductorUuid, salarioSensor: 10, valorNetoSensor: 100, pasajerosSensor: 50 }
    await aLiquidacion(db, { ...row, pasajerosReg: 48, salarioReg: 9, valorNetoReg: 90 })
    await aLiquidacion(db, {
      ...row,
      pasajerosReg: 3,
      salarioReg: 1,
      valorNetoReg: -200_100,
      fechaEntrega: null,
    })
    const [month] = (await tablero()).periodos
    expect(month).toMatchObject({
      ...{ liquidaciones: 2, pasajerosSensor: 100, valorNetoSensor: 200, salarioSensor: 20 },
      ...{ pasajerosReg: 48, salarioReg: 9, valorNetoReg: 90, diferenciaPasajeros: 2 },
    })
  })

  it('gives the net of each day by what the till goes by, and none of a day that staff have not entered', async () => {
    const { db } = server
    const day = (fecha: string, changes: object) =>
      aLiquidacion(db, { fecha, valorNetoReg: 100, valorNetoSensor: 7, ...changes })
    await day('2090-03-01', {})
    await day('2090-03-01', { valorNetoReg: -30 })
    await day('2090-03-02', { fechaEntrega: null })
    await day('2090-03-03', { valorNetoReg: 0 })
    await day('2090-02-20', {})
    await day('2090-02-21', {})
    const { periodos } = await tablero()
    const none = (length: number) => Array.from({ length }, () => null)
    expect(periodos.map(({ netos }) => netos)).toEqual([
      [70, null, 0, ...none(17)],
      [...none(19), 100],
      none(20),
    ])
  })

  it('sets the last day that was entered beside the medians of its weekday over eight weeks', async () => {
    const { db } = server
    for (const numero of ['7', '9', '10', '11']) await aBus(db, { numero })
    const day = (fecha: string, busNumero: string, neto: number, changes: object = {}) =>
      aLiquidacion(db, {
        ...{ fecha, busNumero, valorNetoReg: neto, pasajerosReg: neto / 10 },
        ...{ valorNetoSensor: 1, pasajerosSensor: 1, ...changes },
      })
    const last = '2090-03-17'
    // Only its sensor has counted the 19th, nobody the 18th; today is still to end.
    await day('2090-03-19', '7', 900, { fechaEntrega: null })
    await day(TODAY, '7', 900)
    await day(last, '7', 500)
    await day(last, '9', 300)
    // A bus without a median is neither best nor worst.
    await day(last, '10', 9000)
    await day(last, '11', 900, { fechaEntrega: null })
    const weeks = [
      [7, 400, 310],
      [14, 100, 300],
      [35, 600, 320],
      [56, 380, 330],
    ] as const
    for (const [before, seven, nine] of weeks) {
      await day(sumarDias(last, -before), '7', seven)
      await day(sumarDias(last, -before), '9', nine)
    }
    // A week with nothing that was entered, a ninth week and another weekday count in no median.
    await day(sumarDias(last, -21), '9', 9000, { fechaEntrega: null })
    await day(sumarDias(last, -63), '7', 9000)
    await day(sumarDias(last, -1), '7', 9000)
    expect((await tablero()).ayer).toEqual({
      fecha: last,
      neto: { valor: 9800, mediana: 710 },
      pasajeros: { valor: 980, mediana: 71 },
      buses: [
        { numero: '7', valor: 500, mediana: 390, diferencia: 110 },
        { numero: '9', valor: 300, mediana: 315, diferencia: -15 },
      ],
      faltan: 1,
    })
  })

  it('sums expenses by name, a value for each period', async () => {
    const { db } = server
    const gasto = async (fecha: string, nombre: string, valor: number) =>
      aGasto(db, (await aLiquidacion(db, { fecha })).uuid, { nombre, valor })
    await gasto('2090-03-01', 'Aseo', 30)
    await gasto('2090-03-02', 'Aseo', 10)
    await gasto('2090-02-01', 'Aseo', 5)
    await gasto('2089-03-01', 'Taller', 500)
    await gasto('2090-02-21', 'Taller', 9999)
    const read = await tablero()
    expect(read.gastos).toEqual([
      { nombre: 'Taller', valores: [0, 0, 500] },
      { nombre: 'Aseo', valores: [40, 5, 0] },
    ])
    expect(read.periodos.map(({ totalGasto }) => totalGasto)).toEqual([40, 5, 500])
  })

  it('counts what is pending by its age, that of days to come among the youngest, and nothing that is settled', async () => {
    const { db } = server
    for (const days of [-1, 0, 1, 2, 7, 8, 30, 31, 400])
      await aLiquidacion(db, { fecha: sumarDias(TODAY, -days) })
    await aLiquidacion(db, { fecha: TODAY, liquidada: 1 })
    const { pendientes } = await tablero()
    expect(pendientes.map(({ cantidad }) => cantidad)).toEqual([3, 2, 2, 2])
    expect(pendientes[0]).toEqual({ desde: sumarDias(TODAY, -1), hasta: sumarDias(TODAY, 1), cantidad: 3 })
    expect(pendientes[3]?.desde).toBe(sumarDias(TODAY, -400))
  })

  it('names the valid fares that end within thirty days, their last day included', async () => {
    const { db } = server
    const until = (days: number, changes = {}) =>
      aPasaje(db, { fechaFinal: sumarDias(TODAY, days), ...changes })
    await until(30, { ruta: 'CSUR2' })
    await until(0, { ruta: 'CBOS' })
    await until(31)
    await until(-1)
    await until(5, { valido: 0 })
    expect((await tablero()).pasajesPorVencer.map(({ ruta, dias }) => [ruta, dias])).toEqual([
      ['CBOS', 0],
      ['CSUR2', 30],
    ])
  })

  it('names who owes most; the balance is of all', async () => {
    const { db } = server
    const must = async (nombre: string, deuda: number, abono: number) => {
      const { uuid } = await aConductor(db, { nombre, valido: nombre === 'Ana' ? 0 : 1 })
      await aDeuda(db, uuid, { valor: deuda })
      await aDeuda(db, uuid, { valor: 1 })
      await anAbono(db, uuid, { valor: abono })
    }
    await must('Beto', 100, 30)
    await must('Ana', 500, 0)
    await must('Carla', 0, 1)
    await must('Darío', 0, 50)
    const { saldos } = await tablero()
    expect(saldos.conductores.map(({ conductorNombre, balance }) => [conductorNombre, balance])).toEqual([
      ['Ana', 501],
      ['Beto', 71],
    ])
    expect(saldos).toMatchObject({ deudores: 2, balance: 501 + 71 - 49 })
    const deudas = await server.ask('consulta', 'GET', '/deudas')
    expect(deudas.body).toMatchObject({ balance: saldos.balance })
    for (let i = 0; i < 10; i += 1) await must(`Otro ${i}`, 1000, 0)
    expect((await tablero()).saldos.conductores).toHaveLength(10)
  })

  it('names the days of the last fourteen on which a bus has no settlement', async () => {
    const { db } = server
    for (const numero of ['9', '10', '11']) await aBus(db, { numero })
    const last = Array.from({ length: 14 }, (_, i) => sumarDias(TODAY, i - 13))
    for (const fecha of last) await aLiquidacion(db, { fecha, busNumero: '11' })
    for (const fecha of last.slice(1, 13)) await aLiquidacion(db, { fecha, busNumero: '10', liquidada: 1 })
    await aLiquidacion(db, { fecha: sumarDias(TODAY, -14), busNumero: '9' })
    // Only its sensor has counted it: staff have entered none.
    await aLiquidacion(db, { fecha: TODAY, busNumero: '10', fechaEntrega: null })
    expect((await tablero()).sinLiquidacion).toEqual({
      dias: last,
      buses: [
        { numero: '9', dias: last },
        { numero: '10', dias: ['2090-03-07', TODAY] },
      ],
      total: 3,
    })
  })

  // No engine could break what follows.
  if (engine !== ANY_ENGINE) return

  it('has no median of a first week, and names one bus alone once', async () => {
    const { db } = server
    await aBus(db, { numero: '7' })
    const day = (fecha: string) =>
      aLiquidacion(db, { fecha, busNumero: '7', valorNetoReg: 50, pasajerosReg: 5 })
    await day('2090-01-02')
    const alone = {
      fecha: '2090-01-02',
      neto: { valor: 50, mediana: null },
      pasajeros: { valor: 5, mediana: null },
    }
    expect((await tablero()).ayer).toEqual({ ...alone, buses: [], faltan: 0 })
    await day('2089-12-26')
    expect((await tablero()).ayer).toMatchObject({
      neto: { mediana: 50 },
      buses: [{ numero: '7', diferencia: 0 }],
    })
  })

  it('sums the smallest of more than eight names into one', async () => {
    const { uuid } = await aLiquidacion(server.db, { fecha: TODAY })
    for (let i = 1; i <= 10; i += 1) await aGasto(server.db, uuid, { nombre: `Gasto ${i}`, valor: i * 100 })
    const { gastos } = await tablero()
    expect(gastos.map(({ nombre }) => nombre).slice(-2)).toEqual(['Gasto 4', 'Otros (3)'])
    expect(gastos).toHaveLength(8)
    expect(gastos.at(-1)?.valores).toEqual([600, 0, 0])
  })
})
