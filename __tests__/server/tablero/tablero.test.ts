import { sumarDias } from '../../../src/contract/fechas'
import { TableroSchema, type Tablero } from '../../../src/contract/tablero'
import { ANY_ENGINE } from '../../setup/databases'
import { anAbono, aDeuda, aLiquidacion, aBus, aChange, aConductor, aGasto, aPasaje } from '../builders'
import { serverFor } from '../testServer'

/** The server's day: see `openServer`. */
const TODAY = '2090-03-20'

describe('the dashboard', () => {
  const server = serverFor(ANY_ENGINE)

  /** As it is after what the builders have stored. */
  const tablero = async () => {
    await aChange(server.db)
    return (await server.ask<Tablero>('consulta', 'GET', '/tablero')).body
  }

  it('without a company is all zeros', async () => {
    const read = await tablero()
    expect(TableroSchema.parse(read)).toEqual(read)
    expect(read).toMatchObject({
      ayer: null,
      mes: { desde: '2090-03-01', hasta: '2090-03-19', anterior: '2090-02-01', leidas: 0 },
      gastos: [],
      pendientes: { cantidad: 0, soloSensor: 0, desde: null },
      pasajesPorVencer: [],
      plazos: [],
      saldos: { deudores: 0, mayor: 0, balance: 0 },
      sinLiquidacion: { buses: [], total: 0 },
    })
  })

  it('compares the month up to yesterday with the month before, per bus and kind of day', async () => {
    const { db } = server
    const day = (fecha: string, valorNetoReg: number, festivo: 0 | 1 = 0) =>
      aLiquidacion(db, { fecha, valorNetoReg, festivo })
    // Two weekdays, a Saturday and a Sunday of March; today and the months about count in none.
    await day('2090-03-01', 110)
    await day('2090-03-02', 130)
    await day('2090-03-04', 70)
    await day('2090-03-05', 50, 1)
    await day(TODAY, 5000)
    await day('2090-01-31', 5000)
    // February: weekdays bring 100 each and Saturdays 80; it has no holiday.
    for (const fecha of ['2090-02-01', '2090-02-02', '2090-02-06']) await day(fecha, 100)
    for (const fecha of ['2090-02-04', '2090-02-11']) await day(fecha, 80)
    const { mes } = await tablero()
    expect(mes).toMatchObject({ hasta: '2090-03-19', leidas: 4 })
    expect(mes.figuras.valorNetoReg).toEqual({
      valor: 360,
      esperado: 280,
      diferencia: 30,
      porBus: 90,
      antes: 92,
    })
    // Each day's expectation is that of its settlements, so that theirs sum to the month's.
    const ofDays = mes.dias.map(({ clase, esperado, diferencia }) => [clase, esperado, diferencia])
    expect(ofDays.slice(0, 6)).toEqual([
      ['laborable', 100, 10],
      ['laborable', 100, 30],
      ['laborable', 0, 0],
      ['sábado', 80, -10],
      ['festivo', 0, 0],
      ['laborable', 0, 0],
    ])
  })

  it('counts what staff have entered alone, on both sides of the difference, and salaries of drivers alone', async () => {
    const { db } = server
    const { uuid: conductorUuid } = await aConductor(db)
    const row = {
      fecha: '2090-03-19',
      conductorUuid,
      salarioSensor: 10,
      valorNetoSensor: 100,
      pasajerosSensor: 50,
    }
    await aLiquidacion(db, { ...row, pasajerosReg: 48, salarioReg: 9, valorNetoReg: 90 })
    await aLiquidacion(db, { ...row, conductorUuid: null, pasajerosReg: 52, salarioReg: 9, valorNetoReg: 1 })
    await aLiquidacion(db, { ...row, pasajerosReg: 3, valorNetoReg: -200_100, fechaEntrega: null })
    const { ayer, mes } = await tablero()
    const valores = Object.entries(mes.figuras).map(([name, { valor }]) => [name, valor])
    expect(Object.fromEntries(valores)).toEqual({
      pasajerosReg: 100,
      pasajerosSensor: 100,
      valorNetoReg: 91,
      valorNetoSensor: 200,
      salarioReg: 9,
      salarioSensor: 10,
      totalGasto: 0,
    })
    expect([mes.leidas, ayer?.sensorDeMas]).toEqual([2, 0])
  })

  it('gives the net of each day by what the till goes by, and none of a day that staff have not entered', async () => {
    const { db } = server
    const day = (fecha: string, changes: object) =>
      aLiquidacion(db, { fecha, valorNetoReg: 100, valorNetoSensor: 7, ...changes })
    await day('2090-03-01', {})
    await day('2090-03-01', { valorNetoReg: -30, festivo: 1 })
    await day('2090-03-02', { fechaEntrega: null })
    await day('2090-03-03', { valorNetoReg: 0 })
    const { dias } = (await tablero()).mes
    expect(dias).toHaveLength(19)
    expect(dias.slice(0, 3).map(({ leidas, valor }) => [leidas, valor])).toEqual([
      [2, 70],
      [0, 0],
      [1, 0],
    ])
  })

  it('sets the last day that was entered beside its buses’ own medians of its weekday over eight weeks', async () => {
    const { db } = server
    for (const numero of ['7', '9', '10', '11']) await aBus(db, { numero })
    const day = (fecha: string, busNumero: string, neto: number, changes: object = {}) =>
      aLiquidacion(db, {
        fecha,
        busNumero,
        valorNetoReg: neto,
        pasajerosReg: neto / 10,
        valorNetoSensor: 1,
        pasajerosSensor: 1,
        ...changes,
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
      leidas: 3,
      neto: { valor: 9800, esperado: 705, diferencia: 95 },
      pasajeros: { valor: 980, esperado: 71, diferencia: 9 },
      sensorDeMas: 3 - 980,
      comparados: 2,
      buses: [
        { numero: '7', valor: 500, esperado: 390, diferencia: 110 },
        { numero: '9', valor: 300, esperado: 315, diferencia: -15 },
      ],
    })
  })

  it('sums the month’s expenses by name, the largest first', async () => {
    const { db } = server
    const gasto = async (fecha: string, nombre: string, valor: number) =>
      aGasto(db, (await aLiquidacion(db, { fecha })).uuid, { nombre, valor })
    await gasto('2090-03-01', 'Aseo', 30)
    await gasto('2090-03-02', 'Aseo', 10)
    await gasto('2090-03-02', 'Taller', 50)
    await gasto('2090-02-01', 'Aseo', 25)
    const read = await tablero()
    expect(read.gastos).toEqual([
      { nombre: 'Taller', valor: 50 },
      { nombre: 'Aseo', valor: 40 },
    ])
    expect(read.mes.figuras.totalGasto).toMatchObject({ valor: 90, esperado: 75, diferencia: 15 })
  })

  it('counts what is pending, that of a sensor alone apart, and nothing that is settled, and names the oldest day', async () => {
    const { db } = server
    for (const days of [-1, 0, 31, 400]) await aLiquidacion(db, { fecha: sumarDias(TODAY, -days) })
    await aLiquidacion(db, { fecha: sumarDias(TODAY, -500), liquidada: 1 })
    await aLiquidacion(db, { fecha: sumarDias(TODAY, -500), fechaEntrega: null })
    expect((await tablero()).pendientes).toEqual({
      cantidad: 4,
      soloSensor: 1,
      desde: sumarDias(TODAY, -400),
    })
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

  it('counts who owes, and what the one does who owes most; the balance is of all', async () => {
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
    expect(saldos).toEqual({ deudores: 2, mayor: 501, balance: 501 + 71 - 49 })
    const deudas = await server.ask('consulta', 'GET', '/deudas')
    expect(deudas.body).toMatchObject({ balance: saldos.balance })
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

  it('has no median of a first week, and names one bus alone once', async () => {
    const { db } = server
    await aBus(db, { numero: '7' })
    const day = (fecha: string) =>
      aLiquidacion(db, { fecha, busNumero: '7', valorNetoReg: 50, pasajerosReg: 5 })
    await day('2090-01-02')
    const alone = {
      fecha: '2090-01-02',
      leidas: 1,
      neto: { valor: 50, esperado: 0, diferencia: 0 },
      pasajeros: { valor: 5, esperado: 0, diferencia: 0 },
      sensorDeMas: 333,
      comparados: 0,
    }
    expect((await tablero()).ayer).toEqual({ ...alone, buses: [] })
    await day('2089-12-26')
    expect((await tablero()).ayer).toMatchObject({
      neto: { esperado: 50, diferencia: 0 },
      buses: [{ numero: '7', diferencia: 0 }],
    })
  })

  it('sums the smallest of more than six names into one', async () => {
    const { uuid } = await aLiquidacion(server.db, { fecha: '2090-03-19' })
    for (let i = 1; i <= 10; i += 1) await aGasto(server.db, uuid, { nombre: `Gasto ${i}`, valor: i * 100 })
    const { gastos } = await tablero()
    expect(gastos.map(({ nombre }) => nombre).slice(-2)).toEqual(['Gasto 6', 'Otros (5)'])
    expect(gastos).toHaveLength(6)
    expect(gastos.at(-1)?.valor).toBe(1500)
  })
})
