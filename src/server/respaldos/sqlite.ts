import { copyFileSync, existsSync, rmSync } from 'node:fs'
import path from 'node:path'
import BetterSqlite from 'better-sqlite3'
import { type Config } from '../config'
import { abrirArchivo, tomarCarpeta } from '../db/sqlite'
import { ErrorDeArranque } from '../errores'
import { escribirEntero } from './archivos'

const TODAS_LAS_PAGINAS = 2_000_000_000

const archivoDe = (dataDir: string) => path.resolve(dataDir, 'cochera.sqlite')

/** @throws ErrorDeArranque when the file is not a sound database of ours. */
function comprobar(archivo: string) {
  try {
    const copia = new BetterSqlite(archivo, { readonly: true, fileMustExist: true })
    const estado = copia.pragma('integrity_check', { simple: true })
    copia.prepare('select count(*) from liquidaciones').get()
    copia.close()
    if (estado === 'ok') return
  } catch {
    // Said below: whatever is wrong with it, it cannot be used.
  }
  throw new ErrorDeArranque(`El respaldo ${archivo} está dañado o no es de Cochera.`)
}

/** Copies an open database as it is at one moment, in one step: in pages, every write of the server would begin it again. */
async function copiar(origen: BetterSqlite.Database, destino: string) {
  await origen.backup(destino, { progress: () => TODAS_LAS_PAGINAS })
  // A copy of a WAL database wants a WAL of its own; as a backup it is one file.
  const copia = new BetterSqlite(destino)
  copia.pragma('journal_mode = DELETE')
  copia.close()
  comprobar(destino)
}

/** Backs up the file in `dataDir`, while the server that holds it goes on writing. */
export async function respaldarSqlite({ dataDir }: Pick<Config, 'dataDir'>, destino: string): Promise<void> {
  if (!existsSync(archivoDe(dataDir)))
    throw new ErrorDeArranque(`No hay base de datos en ${path.resolve(dataDir)}. Revise DATA_DIR.`)
  const origen = abrirArchivo(dataDir)
  try {
    await escribirEntero(destino, (provisional) => copiar(origen, provisional))
  } finally {
    origen.close()
  }
}

/**
 * Puts a backup in the place of the file in `dataDir`, in one step: whenever it is cut off, one of the two is there whole.
 * @param anterior where the file that is replaced is backed up first.
 * @throws ErrorDeArranque when a server is running on it, or the backup is damaged; then nothing has changed.
 */
export async function restaurarSqlite(
  { dataDir }: Pick<Config, 'dataDir'>,
  respaldo: string,
  anterior: string,
): Promise<void> {
  comprobar(respaldo)
  const cerrojo = tomarCarpeta(dataDir)
  try {
    const archivo = archivoDe(dataDir)
    if (existsSync(archivo)) {
      await respaldarSqlite({ dataDir }, anterior)
      // What is still in the write-ahead log goes into the file, so that the log of the one is never read with the other.
      const actual = abrirArchivo(dataDir)
      actual.pragma('wal_checkpoint(TRUNCATE)')
      actual.close()
    }
    await escribirEntero(archivo, async (provisional) => {
      copyFileSync(respaldo, provisional)
      for (const resto of ['-wal', '-shm']) rmSync(archivo + resto, { force: true })
    })
  } finally {
    cerrojo.close()
  }
}
