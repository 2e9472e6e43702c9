import { copyFileSync, existsSync, renameSync, rmSync } from 'node:fs'
import path from 'node:path'
import BetterSqlite from 'better-sqlite3'
import { sql } from 'kysely'
import { type Config } from '../config'
import { openDatabase } from '../db/connection'
import { migrate } from '../db/migrator'
import { openFile, createFolder, lockFolder } from '../db/sqlite'
import { StartupError } from '../startup-error'
import { writeWhole } from './files'
import { damagedBackup, END_SESSIONS, assertKnownLevel } from './backup-checks'

const ALL_PAGES = 2_000_000_000

const databaseFile = (dataDir: string) => path.resolve(dataDir, 'cochera.sqlite')

/** The migrations of a file. @throws StartupError when it is no sound database of ours. */
function check(file: string) {
  try {
    const copy = new BetterSqlite(file, { readonly: true, fileMustExist: true })
    const status = copy.pragma('integrity_check', { simple: true })
    const migrations = copy.prepare<[], string>('select name from kysely_migration').pluck().all()
    copy.close()
    if (status === 'ok') return migrations
  } catch {
    // Whatever is wrong, the file cannot be used.
  }
  throw damagedBackup(file)
}

/** Merges the write-ahead log of a closed database into its file. */
function mergeLog(file: string) {
  const copy = new BetterSqlite(file)
  copy.pragma('journal_mode = DELETE')
  copy.close()
  check(file)
}

/** Copies an open database in one step: copied page by page, every write of the server would restart it. */
async function copyOpen(source: BetterSqlite.Database, target: string) {
  await source.backup(target, { progress: () => ALL_PAGES })
  mergeLog(target)
}

/** Backs up the file in `dataDir`, while the server that holds it goes on writing. */
export async function backUpSqlite({ dataDir }: Pick<Config, 'dataDir'>, target: string) {
  if (!existsSync(databaseFile(dataDir)))
    throw new StartupError(`No hay base de datos en ${path.resolve(dataDir)}. Revise DATA_DIR.`)
  const source = openFile(dataDir)
  try {
    await writeWhole(target, (temporary) => copyOpen(source, temporary))
  } finally {
    source.close()
  }
}

/** Makes `target` from a backup, migrated and with its sessions ended, in a temporary data folder. */
async function prepareCopy(respaldo: string, target: string, folder: string) {
  rmSync(folder, { recursive: true, force: true })
  createFolder(folder)
  try {
    copyFileSync(respaldo, databaseFile(folder))
    const connection = await openDatabase({ dataDir: folder })
    try {
      await migrate(connection)
      await sql.raw(END_SESSIONS).execute(connection.db)
    } finally {
      await connection.close()
    }
    mergeLog(databaseFile(folder))
    renameSync(databaseFile(folder), target)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/**
 * Writes the write-ahead log into the file, so that it is never read with the restored one.
 * @throws StartupError while another process reads the file and needs its log.
 */
function flushLog(dataDir: string) {
  const current = openFile(dataDir)
  const [status] = current.pragma('wal_checkpoint(TRUNCATE)') as { busy: number }[]
  current.close()
  if (status?.busy !== 0)
    throw new StartupError('Otro proceso usa la base de datos. Espere a que termine e intente de nuevo.')
}

/**
 * Replaces the file in `dataDir` with a backup in one step: if it is cut off, one of the two is there whole.
 * @param previous where the replaced file is backed up first.
 * @throws StartupError when a server is running on it, or the backup cannot be used; then nothing has changed.
 */
export async function restoreSqlite(
  { dataDir }: Pick<Config, 'dataDir'>,
  respaldo: string,
  previous: string,
) {
  assertKnownLevel(respaldo, check(respaldo))
  const lock = lockFolder(dataDir)
  try {
    const file = databaseFile(dataDir)
    if (existsSync(file)) await backUpSqlite({ dataDir }, previous)
    await writeWhole(file, async (temporary) => {
      await prepareCopy(respaldo, temporary, path.resolve(dataDir, 'restauracion'))
      if (existsSync(file)) flushLog(dataDir)
      for (const suffix of ['-wal', '-shm']) rmSync(file + suffix, { force: true })
    })
  } finally {
    lock.close()
  }
}
