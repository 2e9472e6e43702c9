/** Usual figures of a settlement, against which unlikely ones are questioned. */
import { figuraDeGasto } from '../../contract/sabido'
import type { Habituales } from '../../contract/habituales'
import type { Db } from '../db/types'

/** A bus's last settlements that count, and from how many on they tell what is usual for it. */
const LAST = 30
const ENOUGH = 8
/** The company's last records, and from how many on they do. */
const LAST_OF_COMPANY = 1_000
const ENOUGH_OF_COMPANY = 100

/** The middle one of some, in order, and of an even number the mean of the two there. */
export const median = (sorted: Float64Array) =>
  ((sorted.at((sorted.length - 1) / 2) ?? 0) + (sorted.at(sorted.length / 2) ?? 0)) / 2

const percentile99 = (sorted: Float64Array) => sorted.at(Math.ceil(sorted.length * 0.99) - 1) ?? 0

type Figure = readonly [name: string, value: number]

/** The usual value of each figure of which enough are known; none that is 0, of which nothing could be many times. */
function usualOf(figures: readonly Figure[], enough: number, of: typeof median) {
  const byName: Record<string, number[]> = {}
  for (const [name, value] of figures) (byName[name] ??= []).push(value)
  return Object.fromEntries(
    Object.entries(byName)
      .filter(([, values]) => values.length >= enough)
      .map(([name, values]) => [name, of(Float64Array.from(values).sort())] as const)
      .filter(([, usual]) => usual > 0),
  )
}

const COUNTS = ['viajes', 'sensor', 'civica', 'tiquetes'] as const

/** The figures of the last settlements that staff have entered, the bus's or everybody's. @param nameOf of an expense. */
async function lastFigures(db: Db, limit: number, nameOf: (nombre: string) => string, busNumero?: string) {
  const entered = db.selectFrom('liquidaciones').where('fechaEntrega', 'is not', null).limit(limit)
  const last =
    busNumero === undefined
      ? entered.orderBy('id', 'desc')
      : entered.where('busNumero', '=', busNumero).orderBy('fecha', 'desc')
  const counts = await last.select(['pasajerosReg as pasajeros', ...COUNTS]).execute()
  const gastos = await db
    .selectFrom('gastos')
    .select(['nombre', 'valor'])
    .where('liquidacionUuid', 'in', last.select('uuid'))
    .execute()
  return [
    ...counts.flatMap((row): Figure[] => Object.entries(row)),
    ...gastos.map(({ nombre, valor }): Figure => [nameOf(nombre), valor]),
  ]
}

/** Usual figures of the company and of each bus. */
export async function habituales(db: Db): Promise<Habituales> {
  const deudas = await db
    .selectFrom('deudas')
    .select('valor')
    .orderBy('id', 'desc')
    .limit(LAST_OF_COMPANY)
    .execute()
  const ofCompany = [
    ...(await lastFigures(db, LAST_OF_COMPANY, () => 'gasto')),
    ...deudas.map(({ valor }): Figure => ['deuda', valor]),
  ]
  const buses: Habituales['buses'] = {}
  for (const { numero } of await db.selectFrom('buses').select('numero').execute())
    buses[numero] = usualOf(await lastFigures(db, LAST, figuraDeGasto, numero), ENOUGH, median)
  return { empresa: usualOf(ofCompany, ENOUGH_OF_COMPANY, percentile99), buses }
}
