import { RUTAS } from '../../../src/contract/catalogos'
import { diasEntre, sumarDias } from '../../../src/contract/fechas'
import { createEmpresa } from '../../../src/server/demo/empresa'
import { isFestivo } from '../../../src/server/nomina/festivos'
import { calculateLiquidacion } from '../../../src/server/nomina/liquidacion'
import { storedTarifa } from '../../../src/server/liquidaciones/tarifa'

const FESTIVOS = ['2026-01-01', '2026-01-12', '2026-03-23', '2026-04-02', '2026-04-03', '2026-05-01']

const grouped = <Gasto extends { liquidacionUuid: string }>(gastos: readonly Gasto[]) => {
  const groups = new Map<string, Gasto[]>()
  for (const gasto of gastos)
    groups.set(gasto.liquidacionUuid, [...(groups.get(gasto.liquidacionUuid) ?? []), gasto])
  return groups
}
const contains = (row: object | undefined, part: object) =>
  row !== undefined &&
  Object.entries(part).every(([field, value]) => row[field as keyof typeof row] === value)

// The first day, in the last complete half-year or ninety days back, whichever is earlier.
describe.each([
  ['2026-05-20', '2025-07-01'],
  ['2026-11-20', '2026-01-01'],
  ['2026-07-02', '2026-01-01'],
])('the demonstration company on %s', (today, from) => {
  const empresa = createEmpresa(today, FESTIVOS)

  it('is the same every time', () => {
    // Compared as text: jest's own comparison takes seconds for as many rows.
    expect(JSON.stringify(createEmpresa(today, FESTIVOS)) === JSON.stringify(empresa)).toBe(true)
  })

  it('has twenty buses over the four routes and 24 drivers, two of them retired', () => {
    expect(empresa.buses).toHaveLength(20)
    expect(new Set(empresa.buses.map(({ ruta }) => ruta))).toEqual(new Set(RUTAS.map(({ valor }) => valor)))
    expect(empresa.conductores).toHaveLength(24)
    expect(empresa.conductores.filter(({ valido }) => valido === 0)).toHaveLength(2)
  })

  it('has settlements on each day from the last complete half-year to yesterday, one per bus and day', () => {
    const fechas = new Set(empresa.liquidaciones.map(({ fecha }) => fecha))
    const days = diasEntre(from, today)
    expect([...fechas]).toEqual(Array.from({ length: days }, (_, day) => sumarDias(from, day)))
    const pairs = empresa.liquidaciones.map(({ fecha, busNumero }) => `${fecha} ${busNumero}`)
    expect(new Set(pairs).size).toBe(pairs.length)
  })

  it('lets nobody drive two buses on a day, nor after retiring', () => {
    const turns = empresa.liquidaciones.map(({ fecha, conductorUuid }) => `${fecha} ${conductorUuid}`)
    expect(new Set(turns).size).toBe(turns.length)
    const retirements = new Map(
      empresa.conductores.map(({ uuid, fechaUltimoRetiro }) => [uuid, fechaUltimoRetiro]),
    )
    const late = empresa.liquidaciones.filter(
      ({ fecha, conductorUuid }) => fecha > (retirements.get(conductorUuid ?? '') ?? '9999-12-31'),
    )
    expect(late).toEqual([])
  })

  it('goes on with each register where the last settlement left it', () => {
    const last = new Map<string, number>()
    const broken = empresa.liquidaciones.filter(({ busNumero, regIni, regFin }) => {
      const previous = last.get(busNumero) ?? regIni
      last.set(busNumero, regFin)
      return regIni !== previous || regFin < regIni
    })
    expect(broken).toEqual([])
  })

  it('holds the figures that the pay rules compute, with the fare of the route on the day', () => {
    const festivos = new Set(FESTIVOS)
    const gastosOf = grouped(empresa.gastos)
    const pathOf = new Map(empresa.buses.map(({ numero, ruta }) => [numero, ruta]))
    const wrongOnes = empresa.liquidaciones.filter((liquidacion) => {
      const { fecha, busNumero, uuid } = liquidacion
      const fare = storedTarifa(liquidacion)
      const gastos = gastosOf.get(uuid) ?? []
      const figures = calculateLiquidacion({
        ...liquidacion,
        gastos,
        tarifa: fare,
        esFestivo: isFestivo(fecha, festivos),
      })
      const current = empresa.pasajes.filter(
        ({ valido, ruta, fechaInicio, fechaFinal }) =>
          valido === 1 && ruta === pathOf.get(busNumero) && fechaInicio <= fecha && fechaFinal >= fecha,
      )
      return !contains(liquidacion, figures) || current.length !== 1 || !contains(current[0], fare)
    })
    expect(wrongOnes).toEqual([])
  })

  it('leaves only the last days to settle, some of them counted by the sensor alone', () => {
    const pending = empresa.liquidaciones.filter(({ liquidada }) => liquidada === 0)
    expect(pending.length).toBeGreaterThan(10)
    expect(pending.every(({ fecha }) => fecha >= sumarDias(today, -3))).toBe(true)
    const sensorOnly = empresa.liquidaciones.filter(({ fechaEntrega }) => fechaEntrega === null)
    expect(sensorOnly.length).toBeGreaterThan(0)
    expect(sensorOnly.every(({ regIni, regFin, sensor }) => regIni === regFin && sensor > 0)).toBe(true)
  })

  it('has debts, repayments and a row of attendance for every driver of each day', () => {
    for (const workbook of [empresa.deudas, empresa.abonos]) {
      expect(workbook.length).toBeGreaterThan(10)
      // On the first page of its screen some can be edited.
      expect(workbook.slice(-10).some(({ liquidacionUuid }) => liquidacionUuid === null)).toBe(true)
    }
    const byFecha = new Map<string, number>()
    for (const { fecha } of empresa.asistencias) byFecha.set(fecha, (byFecha.get(fecha) ?? 0) + 1)
    expect(byFecha.size).toBe(diasEntre(from, today))
    expect(Math.min(...byFecha.values())).toBeGreaterThanOrEqual(22)
  })
})
