import { copyFileSync, existsSync, renameSync, rmSync } from 'node:fs'
import path from 'node:path'
import BetterSqlite from 'better-sqlite3'
import { sql } from 'kysely'
import { type Config } from '../config'
import { openDatabase } from '../db/connection'
import { migrate } from '../db/migrator'
import { openFile, createFolder, lockFolder } from '../db/sqlite'
import { StartupError } from '../startup-error'
import { escribirEntero } from './archivos'
import { damagedBackup, END_SESSIONS, requireKnownLevel } from './backup-checks'

const TODAS_LAS_PAGINAS = 2_000_000_000

const archivoDe = (dataDir: string) => path.resolve(dataDir, 'cochera.sqlite')

/** The migrations that a file has had. @throws StartupError when it is not a sound database of ours. */
function comprobar(archivo: string): string[] {
  try {
    const copia = new BetterSqlite(archivo, { readonly: true, fileMustExist: true })
    const estado = copia.pragma('integrity_check', { simple: true })
    const migraciones = copia.prepare<[], string>('select name from kysely_migration').pluck().all()
    copia.close()
    if (estado === 'ok') return migraciones
  } catch {
    // Said below: whatever is wrong with it, it cannot be used.
  }
  throw damagedBackup(archivo)
}

/** Makes one file of a database that is closed: a WAL database keeps its last writes in a second one. */
function reunir(archivo: string) {
  const copia = new BetterSqlite(archivo)
  copia.pragma('journal_mode = DELETE')
  copia.close()
  comprobar(archivo)
}

/** Copies an open database as it is at one moment, in one step: in pages, every write of the server would begin it again. */
async function copiar(origen: BetterSqlite.Database, destino: string) {
  await origen.backup(destino, { progress: () => TODAS_LAS_PAGINAS })
  reunir(destino)
}

/** Backs up the file in `dataDir`, while the server that holds it goes on writing. */
export async function respaldarSqlite({ dataDir }: Pick<Config, 'dataDir'>, destino: string): Promise<void> {
  if (!existsSync(archivoDe(dataDir)))
    throw new StartupError(`No hay base de datos en ${path.resolve(dataDir)}. Revise DATA_DIR.`)
  const origen = openFile(dataDir)
  try {
    await escribirEntero(destino, (provisional) => copiar(origen, provisional))
  } finally {
    origen.close()
  }
}

/** Makes `destino` of a backup: up to date, and with its sessions ended. It is done in a folder of its own, as one opens any database. */
async function prepararCopia(respaldo: string, destino: string, carpeta: string) {
  rmSync(carpeta, { recursive: true, force: true })
  createFolder(carpeta)
  try {
    copyFileSync(respaldo, archivoDe(carpeta))
    const conexion = await openDatabase({ dataDir: carpeta })
    try {
      await migrate(conexion)
      await sql.raw(END_SESSIONS).execute(conexion.db)
    } finally {
      await conexion.close()
    }
    reunir(archivoDe(carpeta))
    renameSync(archivoDe(carpeta), destino)
  } finally {
    rmSync(carpeta, { recursive: true, force: true })
  }
}

/**
 * What is still in the write-ahead log goes into the file, so that the log of the one is never read with the other.
 * @throws StartupError while somebody else reads the file, whose log is then still needed.
 */
function vaciarRegistro(dataDir: string) {
  const actual = openFile(dataDir)
  const [estado] = actual.pragma('wal_checkpoint(TRUNCATE)') as { busy: number }[]
  actual.close()
  if (estado?.busy !== 0)
    throw new StartupError('Otro proceso usa la base de datos. Espere a que termine e intente de nuevo.')
}

/**
 * Puts a backup in the place of the file in `dataDir`, in one step: whenever it is cut off, one of the two is there whole.
 * @param anterior where the file that is replaced is backed up first.
 * @throws StartupError when a server is running on it, or the backup cannot be used; then nothing has changed.
 */
export async function restaurarSqlite(
  { dataDir }: Pick<Config, 'dataDir'>,
  respaldo: string,
  anterior: string,
): Promise<void> {
  requireKnownLevel(respaldo, comprobar(respaldo))
  const cerrojo = lockFolder(dataDir)
  try {
    const archivo = archivoDe(dataDir)
    if (existsSync(archivo)) await respaldarSqlite({ dataDir }, anterior)
    await escribirEntero(archivo, async (provisional) => {
      await prepararCopia(respaldo, provisional, path.resolve(dataDir, 'restauracion'))
      if (existsSync(archivo)) vaciarRegistro(dataDir)
      for (const resto of ['-wal', '-shm']) rmSync(archivo + resto, { force: true })
    })
  } finally {
    cerrojo.close()
  }
}
