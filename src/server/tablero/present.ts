/** How things stand today: what is pending, owed, about to end or missing. */
import { sql } from 'kysely'
import { diasEntre, sumarDias } from '../../contract/fechas'
import { type PasajePorVencer } from '../../contract/tablero'
import { sumCuentas } from '../cartera/accounts'
import { alphabetically } from '../collation'
import { type Db } from '../db/types'

/** Counts what is to be settled, from the index that holds nothing else. */
export const countPendientes = (db: Db) =>
  db
    .selectFrom('liquidaciones')
    .where('liquidada', '=', sql.lit(0))
    // Has the engine go by the index for any day, not over the table.
    .where('fecha', '>=', '1900-01-01')
    .select(({ fn }) => [
      fn.count<number>('fechaEntrega').as('cantidad'),
      fn.countAll<number>().filterWhere('fechaEntrega', 'is', null).as('soloSensor'),
      fn.min<string | null>('fecha').filterWhere('fechaEntrega', 'is not', null).as('desde'),
    ])
    .executeTakeFirstOrThrow()

const WARNING_DAYS = 30

/** The valid fares that end within the next days. */
export async function pasajesToEnd(db: Db, hoy: string): Promise<PasajePorVencer[]> {
  const pasajes = await db
    .selectFrom('pasajes')
    .select(['ruta', 'fechaFinal'])
    .where('valido', '=', 1)
    .where('fechaFinal', '>=', hoy)
    .where('fechaFinal', '<=', sumarDias(hoy, WARNING_DAYS))
    .orderBy('fechaFinal')
    .orderBy('ruta')
    .orderBy('uuid')
    .execute()
  return pasajes.map(({ ruta, fechaFinal }) => ({ ruta, dias: diasEntre(hoy, fechaFinal) }))
}

/** How many owe, who owes most first, and what all owe together. */
export async function balances(db: Db) {
  const { cuentas, balance } = await sumCuentas(db)
  const debtors = cuentas.filter((cuenta) => cuenta.balance > 0)
  return { deudores: debtors.length, mayor: debtors[0]?.balance ?? 0, balance }
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
