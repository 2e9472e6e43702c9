import { type Insertable } from 'kysely'
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

/** The first of them have a bus each; the two before the retired ones are the reliefs. */
export const BUSES = 20
export const RETIRADOS = 22

/** The 24 drivers. Two retired within the last weeks, and had the first two buses until then. */
export const createConductores = (random: Random, today: string) =>
  NOMBRES.map((nombre, index) => {
    const daysRetired = index < RETIRADOS ? 0 : 35 + 18 * (index - RETIRADOS)
    return {
      uuid: random.uuid(),
      documento: String(random.integer(70_100_000, 98_900_000)),
      tipoDocumento: 'C.C.',
      nombre,
      empresa: index % 3 === 2 ? 'Coopetrans' : 'Coonatra',
      fechaNacimiento: sumarDias('1966-03-11', random.integer(0, 10_000)),
      fechaUltimoIngreso: sumarDias(today, -random.integer(400, 3200)),
      fechaUltimoRetiro: daysRetired ? sumarDias(today, -daysRetired) : null,
      valido: daysRetired ? 0 : 1,
      ...(index === RETIRADOS - 1 && { tipoDocumento: 'C.E.', documento: '412907' }),
    } satisfies Insertable<ConductoresTable>
  })

export type ConductorDemo = ReturnType<typeof createConductores>[number]
