import { lunesDe, mesDe } from '../../contract/calendario'
import { diasEntre } from '../../contract/fechas'
import { groupBy } from '../../contract/groupBy'
import { sumaDe } from '../../contract/numeros'
import type { ResumenSalarios } from '../../contract/salarios'
import { alphabetically } from '../collation'
import { inSnapshot } from '../db/transaction'
import { type Snapshots } from '../db/types'
import { readByDays } from '../streaming/by-days'
import { salariosOf, totalsOf, type Filter } from './repository'

type Row = Awaited<ReturnType<ReturnType<typeof salariosOf>['execute']>>[number]

const daysOf = (rows: readonly Row[]) => new Set(rows.map(({ fecha }) => fecha)).size

/** The table's figures of some rows, and by how much sensor and register differ in those that staff have read. */
function figuresOf(rows: readonly Row[]) {
  const read = rows.filter(({ fechaEntrega }) => fechaEntrega !== null)
  const totalRegistradora = sumaDe(read, 'valorRegistradora')
  const diferencia = sumaDe(read, 'valor') - totalRegistradora
  return {
    ...totalsOf({
      rows: rows.length,
      dias: daysOf(rows),
      total: sumaDe(rows, 'valor'),
      read: read.length,
      readDias: daysOf(read),
      totalRegistradora,
    }),
    diferencia: read.length > 0 ? diferencia : null,
    porcentaje: totalRegistradora > 0 ? Math.round((1000 * diferencia) / totalRegistradora) / 10 : null,
  }
}

const byName = alphabetically('conductorNombre', 'conductorDocumento')

/** @param rows the latest first */
function byConductor(rows: readonly Row[]) {
  const conductores = [...groupBy(rows, ({ conductorDocumento }) => conductorDocumento).values()].map(
    (own) => ({
      conductorDocumento: own[0]!.conductorDocumento,
      conductorNombre: own[0]!.conductorNombre,
      buses: [...new Set(own.map(({ busNumero }) => busNumero))].join(', '),
      dias: daysOf(own),
      diasSoloSensor: daysOf(own.filter(({ fechaEntrega }) => fechaEntrega === null)),
      ...figuresOf(own),
    }),
  )
  conductores.sort((a, b) => b.totalSalarios - a.totalSalarios || byName(a, b))
  const greatest = conductores[0]?.totalSalarios || 1
  return conductores.map((one) => ({ ...one, parte: one.totalSalarios / greatest }))
}

/** Up to so many days are told day by day, and up to so many week by week. */
const [MAX_DAYS, MAX_WEEKS] = [31, 26]

/** The first day of the week or the month in which a day is. */
const FIRST_DAYS = {
  día: (fecha: string) => fecha,
  semana: lunesDe,
  mes: (fecha: string) => mesDe(fecha).desde,
}

/** @param rows the latest first */
function differencesOf(rows: readonly Row[]) {
  const [last, first] = [rows[0], rows.at(-1)]
  const days = last && first ? diasEntre(first.fecha, last.fecha) + 1 : 0
  const por = days <= MAX_DAYS ? 'día' : days <= 7 * MAX_WEEKS ? 'semana' : 'mes'
  const groups = groupBy(rows.toReversed(), ({ fecha }) => FIRST_DAYS[por](fecha))
  const diferencias = [...groups].flatMap(([desde, own]) => {
    const { diferencia } = figuresOf(own)
    return diferencia === null ? [] : { desde, valor: diferencia }
  })
  return { por, diferencias } as const
}

/** Sums what each driver of a search has earned, and tells how sensor and register differ in its course. */
export const sumSalarios = (connection: Snapshots, filter: Filter): Promise<ResumenSalarios> =>
  inSnapshot(connection, async (db) => {
    const base = { db, engine: connection.engine }
    const parts: Row[][] = []
    for await (const part of readByDays(base, filter, (range) =>
      salariosOf(base, filter, range).orderBy('l.fecha', 'desc').orderBy('l.id', 'desc').execute(),
    ))
      parts.push(part)
    const rows = parts.flat()
    return { conductores: byConductor(rows), ...figuresOf(rows), ...differencesOf(rows) }
  })
