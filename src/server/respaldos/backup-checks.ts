import { migrationObstacle } from '../db/migrator'
import { StartupError } from '../startup-error'

/** The error for a file that is no backup of ours, or a damaged one; `reasons` are further lines. */
export const damagedBackup = (backup: string, ...reasons: string[]) =>
  new StartupError([`El respaldo ${backup} está dañado o no es de Cochera.`, ...reasons])

/**
 * Refuses a backup that this program cannot migrate.
 * @param applied its migrations.
 * @throws StartupError when there are none, or those of a later version or of one before the baseline.
 */
export function assertKnownLevel(backup: string, applied: readonly string[]) {
  if (applied.length === 0) throw damagedBackup(backup)
  const obstacle = migrationObstacle(`El respaldo ${backup}`, applied)
  if (obstacle !== undefined) throw new StartupError(obstacle)
}

/**
 * Ends every session of a restored copy before it is used: otherwise undoing a sign-out or a new password would revive old tokens.
 */
export const END_SESSIONS = 'update usuarios set "versionSesion" = "versionSesion" + 1000'
