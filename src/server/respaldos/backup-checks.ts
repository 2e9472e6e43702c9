import { unknownMigration } from '../db/migrator'
import { StartupError } from '../startup-error'

/** What is not one of our backups, or not a whole one; `reasons` are lines that say more. */
export const damagedBackup = (backup: string, ...reasons: string[]) =>
  new StartupError([`El respaldo ${backup} está dañado o no es de Cochera.`, ...reasons])

/**
 * Refuses a backup that this program could not bring up to date.
 * @param applied the migrations that it has had.
 * @throws StartupError when there are none, or one of a later version.
 */
export function requireKnownLevel(backup: string, applied: readonly string[]): void {
  if (applied.length === 0) throw damagedBackup(backup)
  const unknown = unknownMigration(applied)
  if (unknown !== undefined)
    throw new StartupError(
      `El respaldo ${backup} es de una versión más nueva de Cochera (${unknown}). Actualice el programa e intente de nuevo.`,
    )
}

/**
 * Ends every session of a restored copy, before it takes its place: a token of before must not count again because the
 * sign-out or the new password that ended it was undone.
 */
export const END_SESSIONS = 'update usuarios set "versionSesion" = "versionSesion" + 1000'
