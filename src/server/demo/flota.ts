import { type Insertable } from 'kysely'
import { anioDe } from '../../contract/calendario'
import { RUTAS } from '../../contract/catalogos'
import { type BusesTable, type PasajesTable } from '../db/schema'
import { type ConductorDemo } from './personas'
import { type Random } from './random'

const MARCAS = ['Chevrolet', 'Hino', 'International', 'Mercedes-Benz', 'Volkswagen']
const LETTERS = [...'ABCDEFGHJKLMNPRSTUVWXYZ']

/** A bus for each of these drivers, as many on each route. */
export const createFlota = (random: Random, titulares: readonly ConductorDemo[]) =>
  titulares.map(({ uuid, empresa }, index) => {
    const letter = () => random.pick(LETTERS)
    return {
      numero: String(301 + index),
      empresa,
      ruta: RUTAS[index % RUTAS.length]?.valor ?? 'CCNT',
      modelo: String(random.integer(2012, 2023)),
      marca: random.pick(MARCAS),
      placa: `${letter()}${letter()}${letter()}${random.integer(100, 999)}`,
      conductorUuid: uuid,
    } satisfies Insertable<BusesTable>
  })

/** Fare of each route in pesos, and the passengers above which the bonus is earned. */
const TARIFAS = { CCNT: [3450, 380], CSUR3: [3300, 360], CSUR2: [3300, 360], CBOS: [3150, 340] } as const

/**
 * A valid fare of each route from the year of the first settlement to the end of the next one, and one of the year
 * before that was made invalid.
 */
export function createPasajes(random: Random, desde: string, today: string) {
  const firstYear = anioDe(desde)
  const pasaje = (ruta: keyof typeof TARIFAS, from: number, to: number, valido: 0 | 1) => ({
    uuid: random.uuid(),
    ruta,
    valor: TARIFAS[ruta][0] - (valido ? 0 : 250),
    limiteBonificacion: TARIFAS[ruta][1],
    porcentajePasajero: 12.8,
    porcentajeFestivos: 14.5,
    porcentajeBonificacion: 4,
    pasajerosPorViaje: 3,
    fechaInicio: `${from}-01-01`,
    fechaFinal: `${to}-12-31`,
    valido,
  })
  const lastYear = anioDe(today) + 1
  return [
    pasaje('CCNT', firstYear - 1, firstYear - 1, 0),
    ...RUTAS.map(({ valor }) => pasaje(valor, firstYear, lastYear, 1)),
  ] satisfies Insertable<PasajesTable>[]
}
