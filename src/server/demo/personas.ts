import { sumarDias } from '../../contract/fechas'
import { type ConductoresTable } from '../db/schema'
import { type Random } from './random'

const NOMBRES = [
  'Jorge Iván Restrepo Mejía',
  'Luis Fernando Gómez Arango',
  'Carlos Andrés Zapata Ríos',
  'Juan Guillermo Cardona Vélez',
  'Héctor Darío Muñoz Tobón',
  'William de Jesús Ospina Londoño',
  'Óscar Alberto Jaramillo Pérez',
  'Nelson Enrique Castaño Duque',
  'Wilmar Antonio Giraldo Sánchez',
  'Jhon Jairo Bedoya Quintero',
  'Gustavo Adolfo Montoya Correa',
  'Sandra Milena Álvarez Henao',
  'Rubén Darío Echeverri Marín',
  'Fabián Alonso Cano Villa',
  'Diego Alejandro Ramírez Ochoa',
  'Elkin Mauricio Betancur Uribe',
  'Gloria Patricia Salazar Toro',
  'Hernán de Jesús Agudelo Roldán',
  'Álvaro León Hincapié Vargas',
  'Edison Arley Tabares Múnera',
  'León Darío Espinosa Cárdenas',
  'Yeison Stiven Córdoba Mosquera',
  'Ramiro Antonio Acevedo Patiño',
  'Nubia Stella Loaiza Franco',
] as const

/** Position of the retired drivers; the two before them are the reliefs. */
const PRIMER_RETIRADO = 22

export type ConductorDemo = Omit<ConductoresTable, 'version'>

export interface Personal {
  conductores: ConductorDemo[]
  /** One for each bus, in the buses' order. */
  titulares: ConductorDemo[]
  relevos: ConductorDemo[]
  retirados: ConductorDemo[]
}

/** The 24 drivers: 20 with a bus of their own, two reliefs, two who retired within the last weeks. */
export function createPersonal(random: Random, today: string): Personal {
  const conductores = NOMBRES.map((nombre, index): ConductorDemo => {
    const retirado = index >= PRIMER_RETIRADO
    const extranjero = index === 21
    return {
      uuid: random.uuid(),
      documento: extranjero
        ? String(random.integer(310_000, 620_000))
        : String(random.integer(70_100_000, 98_900_000)),
      tipoDocumento: extranjero ? 'C.E.' : 'C.C.',
      nombre,
      empresa: index % 3 === 2 ? 'Coopetrans' : 'Coonatra',
      fechaNacimiento: sumarDias('1966-03-11', random.integer(0, 10_000)),
      fechaUltimoIngreso: sumarDias(today, -random.integer(400, 3200)),
      fechaUltimoRetiro: retirado ? sumarDias(today, -(35 + 18 * (index - PRIMER_RETIRADO))) : null,
      valido: retirado ? 0 : 1,
    }
  })
  return {
    conductores,
    titulares: conductores.slice(0, 20),
    relevos: conductores.slice(20, PRIMER_RETIRADO),
    retirados: conductores.slice(PRIMER_RETIRADO),
  }
}
