import { RUTAS } from '../../contract/catalogos'
import { type BusesTable, type PasajesTable } from '../db/schema'
import { type Azar } from './azar'
import { type ConductorDemo } from './personas'

export type BusDemo = Omit<BusesTable, 'version'>
export type PasajeDemo = Omit<PasajesTable, 'version'>

const MARCAS = ['Chevrolet', 'Hino', 'International', 'Mercedes-Benz', 'Volkswagen'] as const
const LETRAS = 'ABCDEFGHJKLMNPRSTUVWXYZ'

/** Twenty buses, five on each route, each with its driver. */
export const crearFlota = (azar: Azar, titulares: readonly ConductorDemo[]): BusDemo[] =>
  titulares.map((conductor, indice) => {
    const ruta = RUTAS[indice % RUTAS.length] ?? RUTAS[0]
    const letra = () => LETRAS.charAt(azar.entero(0, LETRAS.length - 1))
    return {
      numero: String(301 + indice),
      empresa: conductor.empresa,
      ruta: ruta.valor,
      modelo: String(azar.entero(2012, 2023)),
      marca: azar.uno(MARCAS),
      placa: `${letra()}${letra()}${letra()}${azar.entero(100, 999)}`,
      conductorUuid: conductor.uuid,
    }
  })

/** Fare of each route in pesos, and the passengers above which the bonus is earned. */
const TARIFAS = { CCNT: [3450, 380], CSUR3: [3300, 360], CSUR2: [3300, 360], CBOS: [3150, 340] } as const

const condiciones = {
  porcentajePasajero: 12.8,
  porcentajeFestivos: 14.5,
  porcentajeBonificacion: 4,
  pasajerosPorViaje: 3,
}

/**
 * A valid fare of each route from the year of the first settlement to the end of the next one, and one of the year
 * before that was made invalid.
 */
export function crearPasajes(azar: Azar, desde: string, hoy: string): PasajeDemo[] {
  const primerAnio = Number(desde.slice(0, 4))
  const ultimoAnio = Number(hoy.slice(0, 4)) + 1
  const vigentes = RUTAS.map(({ valor: ruta }): PasajeDemo => {
    const [valor, limiteBonificacion] = TARIFAS[ruta]
    return {
      uuid: azar.uuid(),
      ruta,
      valor,
      limiteBonificacion,
      ...condiciones,
      fechaInicio: `${primerAnio}-01-01`,
      fechaFinal: `${ultimoAnio}-12-31`,
      valido: 1,
    }
  })
  const anterior: PasajeDemo = {
    uuid: azar.uuid(),
    ruta: 'CCNT',
    valor: 3200,
    limiteBonificacion: 380,
    ...condiciones,
    fechaInicio: `${primerAnio - 1}-01-01`,
    fechaFinal: `${primerAnio - 1}-12-31`,
    valido: 0,
  }
  return [anterior, ...vigentes]
}
