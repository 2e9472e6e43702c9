import { diasEntre, sumarDias } from '../../contract/fechas'
import { type GastosTable, type LiquidacionesTable } from '../db/settlement-tables'
import { tarifaColumns } from '../liquidaciones/tarifa'
import { isFestivo as esFestivoEn } from '../nomina/festivos'
import { calculateLiquidacion } from '../nomina/liquidacion'
import { type Random } from './random'
import { type PasajeDemo } from './flota'
import { passengersOfDay, type Jornada } from './jornadas'

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

const inThousands = (random: Random, min: number, max: number) =>
  random.integer(min / 1000, max / 1000) * 1000

function gastosOfDay(random: Random) {
  const gastos = [
    { nombre: 'Aseo', valor: inThousands(random, 8000, 14_000) },
    { nombre: 'Combustible', valor: inThousands(random, 170_000, 265_000) },
  ]
  if (!random.chance(0.14)) return gastos
  const [nombre, min, max] = random.pick(OCASIONALES)
  return [...gastos, { nombre, valor: inThousands(random, min, max) }]
}

/** The office's progress with a day: all settled after three days; of yesterday some have sensor counts only. */
function progress(random: Random, fecha: string, today: string) {
  const days = diasEntre(fecha, today)
  if (days <= 1 && random.chance(0.2)) return { entregada: false, liquidada: false, fechaEntrega: null }
  const alDia = random.chance(0.82)
  const fechaEntrega = alDia || days === 0 ? fecha : sumarDias(fecha, 1)
  const liquidada = days > 3 || random.chance([0, 0.25, 0.55, 0.85][days] ?? 1)
  return { entregada: true, liquidada, fechaEntrega }
}

/**
 * The settlements of the given days and their expenses, in the order in which they were entered. Each bus's register
 * continues from its last settlement, and the pay rules compute every figure.
 */
export function createOperacion(
  random: Random,
  jornadas: readonly Jornada[],
  pasajes: readonly PasajeDemo[],
  festivos: ReadonlySet<string>,
  today: string,
): { liquidaciones: LiquidacionDemo[]; gastos: GastosTable[] } {
  const registradoras = new Map<string, number>()
  const gastos: GastosTable[] = []
  const liquidaciones = jornadas.map(({ fecha, bus, conductorUuid }): LiquidacionDemo => {
    const tarifa = pasajes.find(({ ruta, valido }) => valido === 1 && ruta === bus.ruta)
    if (!tarifa) throw new Error(`The demonstration has no fare for ${bus.ruta}.`)
    const uuid = random.uuid()
    const esFestivo = esFestivoEn(fecha, festivos)
    const { entregada, liquidada, fechaEntrega } = progress(random, fecha, today)
    const pasajeros = passengersOfDay(random, fecha, esFestivo)
    const viajes = esFestivo ? random.integer(4, 6) : random.integer(6, 9)
    const regIni = registradoras.get(bus.numero) ?? random.integer(60_000, 480_000)
    const regFin = entregada ? regIni + pasajeros : regIni
    registradoras.set(bus.numero, regFin)
    const own = entregada ? gastosOfDay(random) : []
    gastos.push(
      ...own.map((gasto, order) => ({ uuid: random.uuid(), liquidacionUuid: uuid, orden: order, ...gasto })),
    )
    const data = {
      viajes,
      regIni,
      regFin,
      // The sensor also counts people who get on and off again, about as many per trip as the fare allows for.
      sensor: pasajeros + viajes * tarifa.pasajerosPorViaje + random.integer(-4, 11),
      civica: Math.round((pasajeros * random.integer(9, 24)) / 100),
      tiquetes: entregada ? random.integer(0, 6) : 0,
    }
    return {
      uuid,
      fecha,
      busNumero: bus.numero,
      conductorUuid,
      ...data,
      comentario: entregada && random.chance(0.07) ? random.pick(COMENTARIOS) : '',
      liquidada: liquidada ? 1 : 0,
      fechaEntrega,
      ...tarifaColumns(tarifa, esFestivo),
      ...calculateLiquidacion({ ...data, gastos: own, tarifa, esFestivo }),
    }
  })
  return { liquidaciones, gastos }
}
