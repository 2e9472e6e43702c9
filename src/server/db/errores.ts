/** What the two engines' errors mean, so that nobody else needs to know their codes. */
import { codigoDe } from '../errores'

const UNICIDAD = ['SQLITE_CONSTRAINT_UNIQUE', 'SQLITE_CONSTRAINT_PRIMARYKEY', '23505']

/**
 * Whether a write was refused because another row has the same key.
 * @param columna `tabla.columna` to ask about one key, e.g. `buses.placa`; of a composite key, any of its columns.
 */
export function esViolacionDeUnicidad(error: unknown, columna?: string): boolean {
  const codigo = codigoDe(error)
  if (!UNICIDAD.includes(codigo)) return false
  if (columna === undefined) return true
  const motor = error as { message: string; table?: string; constraint?: string }
  // SQLite names the columns in its message ('UNIQUE constraint failed: buses.placa'); PostgreSQL names the
  // constraint, which the migrations call table_column_key.
  if (codigo !== '23505') return motor.message.split(/[\s,]+/).includes(columna)
  const [tabla, nombre] = columna.split('.')
  return motor.table === tabla && `${motor.constraint}`.split('_').includes(`${nombre}`)
}

/** Whether a write was refused because the row that it points to is not there, or because others point to it. */
export const esViolacionDeReferencia = (error: unknown): boolean =>
  ['SQLITE_CONSTRAINT_FOREIGNKEY', '23503'].includes(codigoDe(error))

/** Whether PostgreSQL gave a transaction up so that another one may finish: it is right to run it again. */
export const esRepetible = (error: unknown): boolean => ['40001', '40P01'].includes(codigoDe(error))

// Of the network and of PostgreSQL: connection exceptions (08), resources (53), shutdown (57P), cancelled by its
// time limit (57014), given up more than once (40). Of SQLite: disk full or failing, or a lock that did not come free.
const AUSENTE =
  /^(ECONN|ETIMEDOUT|EPIPE|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH|ENOSPC|08|53|57P0|57014|40001|40P01|SQLITE_(FULL|IOERR|BUSY|LOCKED|CANTOPEN|READONLY))/
// pg says these without a code.
const SIN_CODIGO =
  /^(Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error|Client was closed|Query read timeout|Cannot use a pool after)/

/** Whether the database cannot serve for the moment, so that trying again later makes sense. */
export const esBaseNoDisponible = (error: unknown): boolean =>
  AUSENTE.test(codigoDe(error)) || (error instanceof Error && SIN_CODIGO.test(error.message))
