import { setImmediate } from 'node:timers/promises'
import { sql } from 'kysely'
import { diasEntre, sumarDias } from '../../contract/fechas'
import { objetoConLista } from '../piezas'
import { type Base } from './piezas'

/** Some days, both inclusive. */
export interface Tramo {
  desde: string
  hasta: string
}

/** Days of the first stretch. */
const AL_EMPEZAR = 4

/**
 * Milliseconds that one statement should take. SQLite works in this process, where nobody is answered meanwhile; PostgreSQL
 * works elsewhere, and is asked less often.
 */
const TURNO = { sqlite: 8, postgres: 40 }

interface Limites {
  fechaInicial?: string | null
  fechaFinal?: string | null
}

/** What has a day and grows with them; each is found by its day. */
type PorDias = 'liquidaciones' | 'deudas' | 'abonos'

/** The days between two limits that have rows; nothing when there are none. */
async function diasConFilas(
  { db }: Base,
  tabla: PorDias,
  { fechaInicial, fechaFinal }: Limites,
): Promise<Tramo | null> {
  // Each by itself is found at an end of the index; both in one would be looked for in all of it.
  const extremo = (cual: 'min' | 'max') =>
    sql<string | null>`(select ${sql.raw(cual)}(fecha) from ${sql.table(tabla)})`
  const { primera, ultima } = await db
    .selectNoFrom([extremo('min').as('primera'), extremo('max').as('ultima')])
    .executeTakeFirstOrThrow()
  if (primera === null || ultima === null) return null
  const desde = fechaInicial && fechaInicial > primera ? fechaInicial : primera
  const hasta = fechaFinal && fechaFinal < ultima ? fechaFinal : ultima
  return desde <= hasta ? { desde, hasta } : null
}

/**
 * Reads a table, or what hangs from it, from the last day to the first, in stretches of as many days as take a statement
 * about a {@link TURNO}: whatever is asked and however many rows there are, other requests are answered between two of them.
 */
export async function* porTramos<T>(
  base: Base,
  tabla: PorDias,
  limites: Limites,
  leer: (tramo: Tramo) => Promise<T>,
): AsyncGenerator<T> {
  const dias = await diasConFilas(base, tabla, limites)
  let cuantos = AL_EMPEZAR
  for (let hasta = dias?.hasta ?? ''; dias && hasta >= dias.desde; await setImmediate()) {
    cuantos = Math.min(cuantos, diasEntre(dias.desde, hasta) + 1)
    const desde = sumarDias(hasta, 1 - cuantos)
    const inicio = performance.now()
    const leido = await leer({ desde, hasta })
    const factor = TURNO[base.engine] / (performance.now() - inicio)
    cuantos = Math.max(1, Math.floor(cuantos * Math.min(4, factor)))
    hasta = sumarDias(desde, -1)
    yield leido
  }
}

interface Tabla<Cifras> {
  tabla: PorDias
  limites?: Limites
  /** What the answer calls its list. */
  nombre: string
  ceros: Cifras
  leer: (tramo: Tramo) => Promise<Cifras & { json: string | null }>
  /** The other members of the answer, from the figures of all the stretches. */
  totales: (sumas: Cifras) => object
}

/**
 * The JSON text, in pieces, of a list by days with figures over it. The figures are added up stretch by stretch, so each must be a
 * sum, or a count of days.
 */
export function tablaPorTramos<Cifras extends Record<keyof Cifras, number>>(
  base: Base,
  { tabla, limites = {}, nombre, ceros, leer, totales }: Tabla<Cifras>,
): AsyncGenerator<string> {
  const sumas = { ...ceros }
  async function* filas() {
    for await (const { json, ...cifras } of porTramos(base, tabla, limites, leer)) {
      for (const cual of Object.keys(sumas) as (keyof Cifras)[])
        sumas[cual] = (sumas[cual] + (cifras as unknown as Cifras)[cual]) as Cifras[keyof Cifras]
      yield json
    }
  }
  return objetoConLista(nombre, filas(), () => totales(sumas))
}
