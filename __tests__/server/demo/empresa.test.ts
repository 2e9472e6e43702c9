import { RUTAS } from '../../../src/contract/catalogos'
import { diasEntre, sumarDias } from '../../../src/contract/fechas'
import { createEmpresa } from '../../../src/server/demo/empresa'
import { isFestivo } from '../../../src/server/nomina/festivos'
import { calculateLiquidacion } from '../../../src/server/nomina/liquidacion'
import { storedTarifa } from '../../../src/server/liquidaciones/tarifa'

const FESTIVOS = ['2026-01-01', '2026-01-12', '2026-03-23', '2026-04-02', '2026-04-03', '2026-05-01']

const agrupados = <Gasto extends { liquidacionUuid: string }>(gastos: readonly Gasto[]) => {
  const grupos = new Map<string, Gasto[]>()
  for (const gasto of gastos)
    grupos.set(gasto.liquidacionUuid, [...(grupos.get(gasto.liquidacionUuid) ?? []), gasto])
  return grupos
}
const contiene = (fila: object | undefined, parte: object) =>
  fila !== undefined &&
  Object.entries(parte).every(([campo, valor]) => fila[campo as keyof typeof fila] === valor)

// The first day, in the last complete half-year or ninety days back, whichever is earlier.
describe.each([
  ['2026-05-20', '2025-07-01'],
  ['2026-11-20', '2026-01-01'],
  ['2026-07-02', '2026-01-01'],
])('the demonstration company on %s', (hoy, desde) => {
  const empresa = createEmpresa(hoy, FESTIVOS)

  it('is the same every time', () => {
    // Compared as text: jest's own comparison takes seconds for as many rows.
    expect(JSON.stringify(createEmpresa(hoy, FESTIVOS)) === JSON.stringify(empresa)).toBe(true)
  })

  it('has twenty buses over the four routes and 24 drivers, two of them retired', () => {
    expect(empresa.buses).toHaveLength(20)
    expect(new Set(empresa.buses.map(({ ruta }) => ruta))).toEqual(new Set(RUTAS.map(({ valor }) => valor)))
    expect(new Set(empresa.buses.map(({ placa }) => placa)).size).toBe(20)
    expect(empresa.conductores).toHaveLength(24)
    expect(new Set(empresa.conductores.map(({ documento }) => documento)).size).toBe(24)
    expect(empresa.conductores.filter(({ valido }) => valido === 0)).toHaveLength(2)
  })

  it('has settlements on each day from the last complete half-year to yesterday, one per bus and day', () => {
    const fechas = new Set(empresa.liquidaciones.map(({ fecha }) => fecha))
    const dias = diasEntre(desde, hoy)
    expect([...fechas]).toEqual(Array.from({ length: dias }, (_, dia) => sumarDias(desde, dia)))
    const pares = empresa.liquidaciones.map(({ fecha, busNumero }) => `${fecha} ${busNumero}`)
    expect(new Set(pares).size).toBe(pares.length)
  })

  it('lets nobody drive two buses on a day, nor after retiring', () => {
    const turnos = empresa.liquidaciones.map(({ fecha, conductorUuid }) => `${fecha} ${conductorUuid}`)
    expect(new Set(turnos).size).toBe(turnos.length)
    const retiros = new Map(
      empresa.conductores.map(({ uuid, fechaUltimoRetiro }) => [uuid, fechaUltimoRetiro]),
    )
    const tardias = empresa.liquidaciones.filter(
      ({ fecha, conductorUuid }) => fecha > (retiros.get(conductorUuid ?? '') ?? '9999-12-31'),
    )
    expect(tardias).toEqual([])
  })

  it('goes on with each register where the last settlement left it', () => {
    const ultima = new Map<string, number>()
    const rotas = empresa.liquidaciones.filter(({ busNumero, regIni, regFin }) => {
      const anterior = ultima.get(busNumero) ?? regIni
      ultima.set(busNumero, regFin)
      return regIni !== anterior || regFin < regIni
    })
    expect(rotas).toEqual([])
  })

  it('holds the figures that the pay rules compute, with the fare of the route on the day', () => {
    const festivos = new Set(FESTIVOS)
    const gastosDe = agrupados(empresa.gastos)
    const rutaDe = new Map(empresa.buses.map(({ numero, ruta }) => [numero, ruta]))
    const erradas = empresa.liquidaciones.filter((liquidacion) => {
      const { fecha, busNumero, uuid } = liquidacion
      const tarifa = storedTarifa(liquidacion)
      const gastos = gastosDe.get(uuid) ?? []
      const cifras = calculateLiquidacion({
        ...liquidacion,
        gastos,
        tarifa,
        esFestivo: isFestivo(fecha, festivos),
      })
      const vigentes = empresa.pasajes.filter(
        ({ valido, ruta, fechaInicio, fechaFinal }) =>
          valido === 1 && ruta === rutaDe.get(busNumero) && fechaInicio <= fecha && fechaFinal >= fecha,
      )
      return !contiene(liquidacion, cifras) || vigentes.length !== 1 || !contiene(vigentes[0], tarifa)
    })
    expect(erradas).toEqual([])
  })

  it('leaves only the last days to settle, some of them counted by the sensor alone', () => {
    const pendientes = empresa.liquidaciones.filter(({ liquidada }) => liquidada === 0)
    expect(pendientes.length).toBeGreaterThan(10)
    expect(pendientes.every(({ fecha }) => fecha >= sumarDias(hoy, -3))).toBe(true)
    const soloSensor = empresa.liquidaciones.filter(({ fechaEntrega }) => fechaEntrega === null)
    expect(soloSensor.length).toBeGreaterThan(0)
    expect(soloSensor.every(({ regIni, regFin, sensor }) => regIni === regFin && sensor > 0)).toBe(true)
    const entregas = empresa.liquidaciones.flatMap(({ fechaEntrega }) => fechaEntrega ?? [])
    expect(entregas.every((fecha) => fecha <= hoy)).toBe(true)
  })

  it('has debts, repayments and a row of attendance for every driver of each day', () => {
    for (const libro of [empresa.deudas, empresa.abonos]) {
      expect(libro.length).toBeGreaterThan(10)
      expect(libro.some(({ liquidacionUuid }) => liquidacionUuid !== null)).toBe(true)
      expect(libro.every(({ fecha, valor }) => fecha <= hoy && valor > 0)).toBe(true)
      // On the first page of its screen some can be edited.
      expect(libro.slice(-10).some(({ liquidacionUuid }) => liquidacionUuid === null)).toBe(true)
    }
    const porFecha = new Map<string, number>()
    for (const { fecha } of empresa.asistencias) porFecha.set(fecha, (porFecha.get(fecha) ?? 0) + 1)
    expect(porFecha.size).toBe(diasEntre(desde, hoy))
    expect(Math.min(...porFecha.values())).toBeGreaterThanOrEqual(22)
  })
})
