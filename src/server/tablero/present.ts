/** How things stand today: what is pending, owed, about to end or missing. */
import { sql } from 'kysely'
import { diasEntre, sumarDias } from '../../contract/fechas'
import { type Edad, type PasajePorVencer } from '../../contract/tablero'
import { sumCuentas } from '../cartera/accounts'
import { alphabetically } from '../collation'
import { type Db } from '../db/types'

/** The first and last day of age of each group of pending settlements; those of days to come are among the first. */
const AGES = [
  [null, 1],
  [2, 7],
  [8, 30],
  [31, null],
] as const

/** Counts the pending settlements by their age, from the index that holds nothing else, which one statement for all ages reads whole. */
export async function pendientesByAge(db: Db, hoy: string) {
  const ages: Edad[] = []
  for (const [youngest, oldest] of AGES) {
    const until = sumarDias(hoy, -(youngest ?? 0))
    const { first, last, ...counts } = await db
      .selectFrom('liquidaciones')
      .select(({ fn }) => [
        fn.count<number>('fechaEntrega').as('cantidad'),
        fn.countAll<number>().filterWhere('fechaEntrega', 'is', null).as('soloSensor'),
        fn.min<string | null>('fecha').as('first'),
        fn.max<string | null>('fecha').as('last'),
      ])
      .where('liquidada', '=', sql.lit(0))
      .$if(youngest !== null, (query) => query.where('fecha', '<=', until))
      .$if(oldest !== null, (query) => query.where('fecha', '>=', sumarDias(hoy, -(oldest ?? 0))))
      .executeTakeFirstOrThrow()
    const hasta = youngest === null && last !== null && last > until ? last : until
    ages.push({ desde: oldest === null ? first : sumarDias(hoy, -oldest), hasta, ...counts })
  }
  return ages
}

const WARNING_DAYS = 30

/** The valid fares that end within the next days. */
export async function pasajesToEnd(db: Db, hoy: string): Promise<PasajePorVencer[]> {
  const pasajes = await db
    .selectFrom('pasajes')
    .select(['uuid', 'ruta', 'valor', 'fechaFinal'])
    .where('valido', '=', 1)
    .where('fechaFinal', '>=', hoy)
    .where('fechaFinal', '<=', sumarDias(hoy, WARNING_DAYS))
    .orderBy('fechaFinal')
    .orderBy('ruta')
    .orderBy('uuid')
    .execute()
  return pasajes.map((pasaje) => ({ ...pasaje, dias: diasEntre(hoy, pasaje.fechaFinal) }))
}

const MAX_DEBTORS = 10

/** Who owes most, and what all owe together. */
export async function balances(db: Db) {
  const { cuentas, balance } = await sumCuentas(db)
  const debtors = cuentas.filter((cuenta) => cuenta.balance > 0)
  return { conductores: debtors.slice(0, MAX_DEBTORS), deudores: debtors.length, balance }
}

const MISSING_DAYS = 14

/** The last days of which staff have entered no settlement of a bus; who lacks most comes first. */
export async function missingDays(db: Db, hoy: string) {
  const dias = Array.from({ length: MISSING_DAYS }, (_, i) => sumarDias(hoy, i + 1 - MISSING_DAYS))
  const buses = await db.selectFrom('buses').select('numero').execute()
  const settled = await db
    .selectFrom('liquidaciones')
    .select(['fecha', 'busNumero'])
    .where('fecha', '>=', dias[0] ?? hoy)
    .where('fecha', '<=', hoy)
    .where('fechaEntrega', 'is not', null)
    .execute()
  const known = new Set(settled.map(({ fecha, busNumero }) => `${fecha} ${busNumero}`))
  const byNumber = alphabetically('numero')
  const missing = buses
    .map(({ numero }) => ({ numero, dias: dias.filter((dia) => !known.has(`${dia} ${numero}`)) }))
    .filter((bus) => bus.dias.length > 0)
    .sort((a, b) => b.dias.length - a.dias.length || byNumber(a, b))
  return { dias, buses: missing, total: buses.length }
}
