import { type Insertable } from 'kysely'
import { diaDeLaSemana, diasEntre, sumarDias } from '../../contract/fechas'
import { type GastosTable, type LiquidacionesTable } from '../db/settlement-tables'
import { tarifaColumns } from '../liquidaciones/tarifa'
import { isFestivo } from '../nomina/festivos'
import { calculateLiquidacion } from '../nomina/liquidacion'
import { type createFlota, type createPasajes } from './flota'
import { BUSES, RETIRADOS, type ConductorDemo } from './personas'
import { type Random } from './random'

const COMENTARIOS = [
  'Sensor trasero fallando.',
  'Salió tarde por revisión de frenos.',
  'Desvío por obra en la vía.',
  'Registradora se trabó en el segundo viaje.',
  'Llanta pinchada, perdió un viaje.',
  'Lluvia fuerte en la tarde.',
  'Entregó el bus con tanque lleno.',
]

/** Occasional expenses, each with its minimum and maximum in thousands of pesos. */
const OCASIONALES = [
  ['Taller', 40, 320],
  ['Pesca', 10, 25],
  ['Reserva', 15, 40],
  ['Preventiva', 90, 180],
  ['Montallantas', 20, 60],
  ['Parqueadero', 8, 14],
] as const

function gastosOfDay(random: Random) {
  const [nombre, min, max] = random.pick(OCASIONALES)
  return [
    { nombre: 'Aseo', valor: random.thousands(8, 14) },
    { nombre: 'Combustible', valor: random.thousands(170, 265) },
    ...(random.chance(0.14) ? [{ nombre, valor: random.thousands(min, max) }] : []),
  ]
}

/** The expected passengers of a bus: more on working days than on Saturdays, fewer on Sundays and holidays. */
function passengersOfDay(random: Random, fecha: string, esFestivo: boolean) {
  if (esFestivo) return random.integer(170, 290)
  return diaDeLaSemana(fecha) === 6 ? random.integer(260, 390) : random.integer(310, 470)
}

interface Empresa {
  conductores: readonly ConductorDemo[]
  buses: ReturnType<typeof createFlota>
  pasajes: ReturnType<typeof createPasajes>
  festivos: readonly { fecha: string }[]
}

/** The buses that went out on a day. A driver rests one day in seven, when a relief takes the bus if one is free. */
function outOn(random: Random, { conductores, buses }: Empresa, fecha: string, day: number) {
  const relevos = conductores.slice(BUSES, RETIRADOS)
  return buses.flatMap((bus, index) => {
    const former = conductores[RETIRADOS + index]
    const titular = fecha <= (former?.fechaUltimoRetiro ?? '') ? former : conductores[index]
    const conductor = (day + index * 3) % 7 === 0 ? relevos.pop() : titular
    return conductor && !random.chance(0.02) ? [{ bus, conductorUuid: conductor.uuid }] : []
  })
}

/**
 * The settlements of each of the `days` days before today and their expenses, in the order in which they were entered. Each bus's
 * register continues from its last settlement, and the pay rules compute every figure. All are settled after three days; of yesterday
 * some have sensor counts only.
 */
export function createOperacion(random: Random, empresa: Empresa, today: string, days: number) {
  const festivos = new Set(empresa.festivos.map(({ fecha }) => fecha))
  const registradoras = new Map<string, number>()
  const gastos: GastosTable[] = []

  function settle(fecha: string, { bus, conductorUuid }: ReturnType<typeof outOn>[number]) {
    const tarifa = empresa.pasajes.find(({ ruta, valido }) => valido === 1 && ruta === bus.ruta)
    if (!tarifa) throw new Error(`The demonstration has no fare for ${bus.ruta}.`)
    const uuid = random.uuid()
    const esFestivo = isFestivo(fecha, festivos)
    const age = diasEntre(fecha, today)
    const entered = age > 1 || random.chance(0.8)
    const settled = entered && random.chance([0, 0.25, 0.55, 0.85][age] ?? 1)
    const pasajeros = passengersOfDay(random, fecha, esFestivo)
    const viajes = esFestivo ? random.integer(4, 6) : random.integer(6, 9)
    const regIni = registradoras.get(bus.numero) ?? random.integer(60_000, 480_000)
    const regFin = entered ? regIni + pasajeros : regIni
    registradoras.set(bus.numero, regFin)
    const own = entered ? gastosOfDay(random) : []
    gastos.push(
      ...own.map((gasto, orden) => ({ ...gasto, uuid: random.uuid(), liquidacionUuid: uuid, orden })),
    )
    const data = {
      viajes,
      regIni,
      regFin,
      // The sensor also counts people who get on and off again, about as many per trip as the fare allows for.
      sensor: pasajeros + viajes * tarifa.pasajerosPorViaje + random.integer(-4, 11),
      civica: Math.round((pasajeros * random.integer(9, 24)) / 100),
      tiquetes: entered ? random.integer(0, 6) : 0,
    }
    return {
      uuid,
      fecha,
      busNumero: bus.numero,
      conductorUuid,
      ...data,
      comentario: entered && random.chance(0.07) ? random.pick(COMENTARIOS) : '',
      liquidada: settled ? 1 : 0,
      fechaEntrega: entered ? sumarDias(fecha, random.chance(0.82) ? 0 : 1) : null,
      ...tarifaColumns(tarifa, esFestivo),
      ...calculateLiquidacion({ ...data, gastos: own, tarifa, esFestivo }),
    } satisfies Insertable<LiquidacionesTable>
  }

  const liquidaciones = Array.from({ length: days }, (_, day) => sumarDias(today, day - days)).flatMap(
    (fecha, day) => outOn(random, empresa, fecha, day).map((bus) => settle(fecha, bus)),
  )
  return { liquidaciones, gastos }
}

export type LiquidacionDemo = ReturnType<typeof createOperacion>['liquidaciones'][number]
