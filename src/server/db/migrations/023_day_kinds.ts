import { sql, type Kysely } from 'kysely'
import { isPostgres } from './tables'

/** A figure as floating point, which no product of two columns exceeds. */
const real = (name: string) => sql`cast(${sql.ref(name)} as double precision)`

/** Checks whether a salary follows from a rate, in rounded pesos. */
function isOf(salario: string, pasajeros: string, rate: string) {
  const [passengers, limit] = [real(pasajeros), real('pasajeLimiteBonificacion')]
  const bonus = sql`case when ${limit} > 0 and ${passengers} > ${limit}
    then (${passengers} - ${limit}) * ${real('pasajePorcentajeBonificacion')} else 0 end`
  const scaled = sql`${real('pasajeValor')} * (${passengers} * ${real(rate)} + ${bonus})`
  return sql`abs(${sql.ref(salario)} - (${scaled}) / 100) < 0.75`
}

/** Checks whether both salaries follow from a rate. */
const paidBy = (rate: string) =>
  sql`(${isOf('salarioReg', 'pasajerosReg', rate)} and ${isOf('salarioSensor', 'pasajerosSensor', rate)})`

/**
 * Stores with each settlement whether its day paid the holiday rate, which keeps past pay apart from later changes of the holidays; for
 * older ones it follows from their salaries or, failing that, from the present holidays.
 */
export async function up(db: Kysely<unknown>) {
  await db.schema
    .alterTable('liquidaciones')
    .addColumn('festivo', 'integer', (column) => column.check(sql`festivo in (0, 1)`))
    .execute()
  const isSunday = isPostgres(db) ? sql`extract(dow from fecha) = 0` : sql`strftime('%w', fecha) = '0'`
  const [festivo, other] = [paidBy('pasajePorcentajeFestivos'), paidBy('pasajePorcentajePasajero')]
  await sql`
      update liquidaciones set festivo = case
        when ${festivo} and not ${other} then 1
        when ${other} and not ${festivo} then 0
        when ${isSunday} or fecha in (select fecha from festivos) then 1
        else 0 end`.execute(db)
  // Runs the deferred constraints, since pending trigger events keep a later migration from altering the table.
  if (isPostgres(db)) await sql`set constraints all immediate`.execute(db)
}
