import { diasEntre, sumarDias } from '../../contract/fechas'
import { type GastosTable, type LiquidacionesTable } from '../db/schema'
import { tarifaColumns } from '../liquidaciones/tarifa'
import { esFestivo as esFestivoEn } from '../nomina/festivos'
import { calcularLiquidacion } from '../nomina/liquidacion'
import { type Azar } from './azar'
import { type PasajeDemo } from './flota'
import { pasajerosDelDia, type Jornada } from './jornadas'

export type LiquidacionDemo = Omit<LiquidacionesTable, 'id'>

const COMENTARIOS = [
  'Sensor trasero fallando.',
  'Salió tarde por revisión de frenos.',
  'Desvío por obra en la vía.',
  'Registradora se trabó en el segundo viaje.',
  'Llanta pinchada, perdió un viaje.',
  'Lluvia fuerte en la tarde.',
  'Entregó el bus con tanque lleno.',
] as const

const OCASIONALES = [
  ['Taller', 40_000, 320_000],
  ['Pesca', 10_000, 25_000],
  ['Reserva', 15_000, 40_000],
  ['Preventiva', 90_000, 180_000],
  ['Montallantas', 20_000, 60_000],
  ['Parqueadero', 8000, 14_000],
] as const

const enMiles = (azar: Azar, minimo: number, maximo: number) =>
  azar.entero(minimo / 1000, maximo / 1000) * 1000

function gastosDelDia(azar: Azar) {
  const gastos = [
    { nombre: 'Aseo', valor: enMiles(azar, 8000, 14_000) },
    { nombre: 'Combustible', valor: enMiles(azar, 170_000, 265_000) },
  ]
  if (!azar.sucede(0.14)) return gastos
  const [nombre, minimo, maximo] = azar.uno(OCASIONALES)
  return [...gastos, { nombre, valor: enMiles(azar, minimo, maximo) }]
}

/** How far the office has come with a day: all settled after three days, of yesterday some only counted by the sensor. */
function avance(azar: Azar, fecha: string, hoy: string) {
  const dias = diasEntre(fecha, hoy)
  if (dias <= 1 && azar.sucede(0.2)) return { entregada: false, liquidada: false, fechaEntrega: null }
  const alDia = azar.sucede(0.82)
  const fechaEntrega = alDia || dias === 0 ? fecha : sumarDias(fecha, 1)
  const liquidada = dias > 3 || azar.sucede([0, 0.25, 0.55, 0.85][dias] ?? 1)
  return { entregada: true, liquidada, fechaEntrega }
}

/**
 * The settlements of the given days and their expenses, in the order in which they were entered. Each bus's register
 * goes on where its last settlement left it, and every figure is the one that the pay rules compute.
 */
export function crearOperacion(
  azar: Azar,
  jornadas: readonly Jornada[],
  pasajes: readonly PasajeDemo[],
  festivos: ReadonlySet<string>,
  hoy: string,
): { liquidaciones: LiquidacionDemo[]; gastos: GastosTable[] } {
  const registradoras = new Map<string, number>()
  const gastos: GastosTable[] = []
  const liquidaciones = jornadas.map(({ fecha, bus, conductorUuid }): LiquidacionDemo => {
    const tarifa = pasajes.find(({ ruta, valido }) => valido === 1 && ruta === bus.ruta)
    if (!tarifa) throw new Error(`The demonstration has no fare for ${bus.ruta}.`)
    const uuid = azar.uuid()
    const esFestivo = esFestivoEn(fecha, festivos)
    const { entregada, liquidada, fechaEntrega } = avance(azar, fecha, hoy)
    const pasajeros = pasajerosDelDia(azar, fecha, esFestivo)
    const viajes = esFestivo ? azar.entero(4, 6) : azar.entero(6, 9)
    const regIni = registradoras.get(bus.numero) ?? azar.entero(60_000, 480_000)
    const regFin = entregada ? regIni + pasajeros : regIni
    registradoras.set(bus.numero, regFin)
    const propios = entregada ? gastosDelDia(azar) : []
    gastos.push(
      ...propios.map((gasto, orden) => ({ uuid: azar.uuid(), liquidacionUuid: uuid, orden, ...gasto })),
    )
    const datos = {
      viajes,
      regIni,
      regFin,
      // It sees who gets on and off again, about as many on every trip as the fare allows for.
      sensor: pasajeros + viajes * tarifa.pasajerosPorViaje + azar.entero(-4, 11),
      civica: Math.round((pasajeros * azar.entero(9, 24)) / 100),
      tiquetes: entregada ? azar.entero(0, 6) : 0,
    }
    return {
      uuid,
      fecha,
      busNumero: bus.numero,
      conductorUuid,
      ...datos,
      comentario: entregada && azar.sucede(0.07) ? azar.uno(COMENTARIOS) : '',
      liquidada: liquidada ? 1 : 0,
      fechaEntrega,
      ...tarifaColumns(tarifa),
      ...calcularLiquidacion({ ...datos, gastos: propios, tarifa, esFestivo }),
    }
  })
  return { liquidaciones, gastos }
}
