import { RUTAS } from '../../contract/catalogos'
import { type BusesTable, type PasajesTable } from '../db/schema'
import { type Random } from './random'
import { type ConductorDemo } from './personas'

export type BusDemo = Omit<BusesTable, 'version'>
export type PasajeDemo = Omit<PasajesTable, 'version'>

const MARCAS = ['Chevrolet', 'Hino', 'International', 'Mercedes-Benz', 'Volkswagen'] as const
const LETTERS = 'ABCDEFGHJKLMNPRSTUVWXYZ'

/** Twenty buses, five on each route, each with its driver. */
export const createFlota = (random: Random, titulares: readonly ConductorDemo[]): BusDemo[] =>
  titulares.map((conductor, index) => {
    const ruta = RUTAS[index % RUTAS.length] ?? RUTAS[0]
    const letter = () => LETTERS.charAt(random.integer(0, LETTERS.length - 1))
    return {
      numero: String(301 + index),
      empresa: conductor.empresa,
      ruta: ruta.valor,
      modelo: String(random.integer(2012, 2023)),
      marca: random.pick(MARCAS),
      placa: `${letter()}${letter()}${letter()}${random.integer(100, 999)}`,
      conductorUuid: conductor.uuid,
    }
  })

/** Fare of each route in pesos, and the passengers above which the bonus is earned. */
const TARIFAS = { CCNT: [3450, 380], CSUR3: [3300, 360], CSUR2: [3300, 360], CBOS: [3150, 340] } as const

const terms = {
  porcentajePasajero: 12.8,
  porcentajeFestivos: 14.5,
  porcentajeBonificacion: 4,
  pasajerosPorViaje: 3,
}

/**
 * A valid fare of each route from the year of the first settlement to the end of the next one, and one of the year
 * before that was made invalid.
 */
export function createPasajes(random: Random, desde: string, today: string): PasajeDemo[] {
  const firstYear = Number(desde.slice(0, 4))
  const lastYear = Number(today.slice(0, 4)) + 1
  const pasaje = (ruta: string, valor: number, limiteBonificacion: number, from: number, to: number) => ({
    uuid: random.uuid(),
    ruta,
    valor,
    limiteBonificacion,
    ...terms,
    fechaInicio: `${from}-01-01`,
    fechaFinal: `${to}-12-31`,
  })
  const vigentes = RUTAS.map(({ valor: ruta }): PasajeDemo => {
    const [valor, limiteBonificacion] = TARIFAS[ruta]
    return { ...pasaje(ruta, valor, limiteBonificacion, firstYear, lastYear), valido: 1 }
  })
  return [{ ...pasaje('CCNT', 3200, 380, firstYear - 1, firstYear - 1), valido: 0 }, ...vigentes]
}
