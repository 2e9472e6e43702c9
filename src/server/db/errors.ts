/** The meaning of both engines' error codes. */
import { errorCode } from '../error-code'

const UNIQUE_VIOLATIONS = ['SQLITE_CONSTRAINT_UNIQUE', 'SQLITE_CONSTRAINT_PRIMARYKEY', '23505']

/**
 * Whether a write was refused because another row has the same key.
 * @param column `tabla.columna` to ask about one key, e.g. `buses.placa`; of a composite key, any of its columns. The key by which spellings are the same stands for its identifier.
 */
export function isUniqueViolation(error: unknown, column?: string) {
  const code = errorCode(error)
  if (!UNIQUE_VIOLATIONS.includes(code)) return false
  if (column === undefined) return true
  const details = error as { message: string; table?: string; constraint?: string }
  // SQLite names the columns in its message ('UNIQUE constraint failed: buses.placa'); PostgreSQL names the
  // constraint, which the migrations call table_column_key.
  const broken =
    code === '23505'
      ? `${details.constraint}`.split('_').map((name) => `${details.table}.${name}`)
      : details.message.split(/[\s,]+/)
  return broken.includes(column) || broken.includes(`${column}Clave`)
}

/** Recognises a foreign-key violation: the referenced row does not exist, or is still referenced. */
export const isForeignKeyViolation = (error: unknown) =>
  ['SQLITE_CONSTRAINT_FOREIGNKEY', '23503'].includes(errorCode(error))

/**
 * Checks whether to run the transaction again: after a serialisation failure, a deadlock, or a foreign-key violation, which a second run
 * words.
 */
export const isRetryable = (error: unknown) =>
  ['40001', '40P01'].includes(errorCode(error)) || isForeignKeyViolation(error)

// Network errors. PostgreSQL: connection exceptions (08), resources (53), shutdown (57P), statement timeout (57014), given up too
// often (40), a standby that only reads (25006). SQLite: a full or failing disk, a lock that did not come free.
const UNAVAILABLE_CODES =
  /^(ECONN|ETIMEDOUT|EPIPE|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH|ENOSPC|08|53|57P0|57014|25006|40001|40P01|SQLITE_(FULL|IOERR|BUSY|LOCKED|CANTOPEN|READONLY))/
// Errors of pg without a code.
const UNAVAILABLE_MESSAGES =
  /^(Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error|Client was closed|Query read timeout|Cannot use a pool after)/

/** Recognises a database that is out of service for the moment, so that a later try may succeed. */
export const isDatabaseUnavailable = (error: unknown) =>
  UNAVAILABLE_CODES.test(errorCode(error)) ||
  (error instanceof Error && UNAVAILABLE_MESSAGES.test(error.message))
