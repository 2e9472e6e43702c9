import { sql, type RawBuilder } from 'kysely'
import { GastoFilaSchema, type FiltroGastosSchema, type ReporteGastos } from '../../contract/gastos'
import type * as z from '../../contract/zod'
import { listaConCifras, objetoConLista } from '../db/listas'
import { type Dependencias } from '../dependencias'

const COLUMNAS = Object.keys(GastoFilaSchema.shape)

// Neither SQLite's lower() nor that of a PostgreSQL made with the C locale knows letters beyond ASCII.
const MAYUSCULAS = [...'ÁÉÍÓÚÜÑ']
const enMinusculas = (columna: string): RawBuilder<string> =>
  MAYUSCULAS.reduce(
    (texto, letra) => sql<string>`replace(${texto}, ${sql.lit(letra)}, ${sql.lit(letra.toLowerCase())})`,
    sql<string>`lower(${sql.ref(columna)})`,
  )

/** A pattern for LIKE that finds the text anywhere; what the text has of a pattern is taken literally. */
const contiene = (texto: string): string => `%${texto.toLowerCase().replace(/[\\%_]/g, '\\$&')}%`

interface Cifras {
  dias: number
  total: number
}

/** The average is per distinct day that has an expense, in whole pesos, half up; 0 when there is none. */
const totales = ({ dias, total }: Cifras): Omit<ReporteGastos, 'gastos'> => ({
  promedioGastosDia: dias && Math.round(total / dias),
  totalGasto: total,
})

/**
 * The expenses of settlements, the latest first, with their total and the average per day. `nombre` is found anywhere
 * in the name, whatever the case, accents as typed. @returns the JSON text of a `ReporteGastos`.
 */
export async function reporteGastos(
  deps: Pick<Dependencias, 'db' | 'engine'>,
  { fechaInicial, fechaFinal, nombre, numero, documento }: z.output<typeof FiltroGastosSchema>,
): Promise<string> {
  let consulta = deps.db
    .selectFrom('liquidaciones as l')
    // SQLite keeps the order of a cross join: from the settlements, which have an index by date, it takes a third less.
    .crossJoin('gastos as g')
    .whereRef('g.liquidacionUuid', '=', 'l.uuid')
    .leftJoin('conductores as c', 'c.uuid', 'l.conductorUuid')
    .select(['g.uuid', 'g.nombre', 'g.valor', 'l.fecha', 'l.busNumero'])
    .select((eb) => eb.fn.coalesce('c.nombre', eb.val('')).as('conductorNombre'))
    .orderBy('l.fecha', 'desc')
    .orderBy('l.id', 'desc')
    .orderBy('g.orden')
  if (fechaInicial) consulta = consulta.where('l.fecha', '>=', fechaInicial)
  if (fechaFinal) consulta = consulta.where('l.fecha', '<=', fechaFinal)
  if (nombre)
    consulta = consulta.where(sql<boolean>`${enMinusculas('g.nombre')} like ${contiene(nombre)} escape '\\'`)
  if (numero) consulta = consulta.where('l.busNumero', '=', numero)
  if (documento) consulta = consulta.where('c.documento', '=', documento)

  const { json, cifras } = await listaConCifras(deps, {
    consulta,
    columnas: COLUMNAS,
    cifras: sql<Cifras>`
      count(distinct f."fecha") as "dias",
      coalesce(sum(f."valor"), 0) as "total"`,
  })
  return objetoConLista('gastos', json, totales(cifras))
}
