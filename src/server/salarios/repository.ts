import { sql } from 'kysely'
import { SalarioFilaSchema, type FiltroSalariosSchema, type TablaSalarios } from '../../contract/salarios'
import type * as z from '../../contract/zod'
import { listaConCifras, objetoConLista } from '../db/listas'
import { type Dependencias } from '../dependencias'

const COLUMNAS = Object.keys(SalarioFilaSchema.shape)

/** Sums over the settlements that a filter leaves, and the number of them and of their distinct days. */
interface Cifras {
  filas: number
  dias: number
  total: number
  totalRegistradora: number
}

/** Averages in whole pesos, half up. Without rows there is no day, and no average of days. */
function totales({ filas, dias, total, totalRegistradora }: Cifras): Omit<TablaSalarios, 'salarios'> {
  const entre = (suma: number, cuantos: number) => Math.round(suma / cuantos)
  return {
    totalSalarios: total,
    promedioSalario: filas && entre(total, filas),
    totalSalariosRegistradora: totalRegistradora,
    promedioSalarioRegistradora: filas && entre(totalRegistradora, filas),
    ...(dias > 0 && {
      promedioSalarioDia: entre(total, dias),
      promedioSalarioDiaRegistradora: entre(totalRegistradora, dias),
    }),
  }
}

/**
 * What drivers earned: a row per settlement that has a driver, pending or settled, the latest first, with totals and
 * averages. @returns the JSON text of a `TablaSalarios`.
 */
export async function tablaSalarios(
  deps: Pick<Dependencias, 'db' | 'engine'>,
  { fechaInicial, fechaFinal, documento }: z.output<typeof FiltroSalariosSchema>,
): Promise<string> {
  let consulta = deps.db
    .selectFrom('liquidaciones as l')
    .innerJoin('conductores as c', 'c.uuid', 'l.conductorUuid')
    .select([
      'l.uuid',
      'l.salarioSensor as valor',
      'l.salarioReg as valorRegistradora',
      'c.nombre as conductorNombre',
      'l.busNumero',
      'l.fecha',
    ])
    .orderBy('l.fecha', 'desc')
    .orderBy('l.id', 'desc')
  if (fechaInicial) consulta = consulta.where('l.fecha', '>=', fechaInicial)
  if (fechaFinal) consulta = consulta.where('l.fecha', '<=', fechaFinal)
  if (documento) consulta = consulta.where('c.documento', '=', documento)

  const { json, cifras } = await listaConCifras(deps, {
    consulta,
    columnas: COLUMNAS,
    cifras: sql<Cifras>`
      count(*) as "filas",
      count(distinct f."fecha") as "dias",
      coalesce(sum(f."valor"), 0) as "total",
      coalesce(sum(f."valorRegistradora"), 0) as "totalRegistradora"`,
  })
  return objetoConLista('salarios', json, totales(cifras))
}
