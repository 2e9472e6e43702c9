import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { text } from 'node:stream/consumers'
import { sql } from 'kysely'
import { openDatabase } from '../db/connection'
import { ErrorDeArranque, codigoDe } from '../errores'
import { escribirEntero } from './archivos'

/** The address without its password, which goes by the environment: other accounts of the machine can read a command's arguments. */
function accesoDe(databaseUrl: string) {
  const url = new URL(databaseUrl)
  const clave = decodeURIComponent(url.password)
  url.password = ''
  return { direccion: url.href, env: { ...process.env, ...(clave && { PGPASSWORD: clave }) } }
}

/** Runs a program of PostgreSQL. @throws ErrorDeArranque with what it said when it fails or is not there. */
async function ejecutar(programa: 'pg_dump' | 'pg_restore', argumentos: string[], databaseUrl: string) {
  const { direccion, env } = accesoDe(databaseUrl)
  const proceso = spawn(programa, [`--dbname=${direccion}`, ...argumentos], {
    env,
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  try {
    const [dicho] = await Promise.all([text(proceso.stderr), once(proceso, 'close')])
    if (proceso.exitCode !== 0) throw new ErrorDeArranque(`${programa} falló: ${dicho.trim()}`)
  } catch (error) {
    if (codigoDe(error) !== 'ENOENT') throw error
    throw new ErrorDeArranque(
      `No se encontró ${programa}. Instale las herramientas de PostgreSQL (paquete postgresql-client).`,
    )
  }
}

/** Backs up the database as it is at one moment, while the servers go on writing. */
export const respaldarPostgres = (databaseUrl: string, destino: string): Promise<void> =>
  escribirEntero(destino, (provisional) =>
    ejecutar(
      'pg_dump',
      ['--format=custom', '--no-owner', '--no-privileges', `--file=${provisional}`],
      databaseUrl,
    ),
  )

/** @throws ErrorDeArranque while a server is connected: it would write into what is being replaced. */
async function exigirSinServidores(databaseUrl: string) {
  const conexion = await openDatabase({ dataDir: '', databaseUrl })
  try {
    const { rows } = await sql<{ n: number }>`select count(*) as n from pg_stat_activity
      where datname = current_database() and application_name = 'cochera' and pid <> pg_backend_pid()`.execute(
      conexion.db,
    )
    if (Number(rows[0]?.n) > 0)
      throw new ErrorDeArranque(
        'Cochera está en marcha sobre esta base de datos. Deténgala antes de restaurar.',
      )
  } finally {
    await conexion.close()
  }
}

/**
 * Puts a backup in the place of the database, in one transaction.
 * @param anterior where the database that is replaced is backed up first.
 * @throws ErrorDeArranque when a server is connected or the backup cannot be read; then nothing has changed.
 */
export async function restaurarPostgres(
  databaseUrl: string,
  respaldo: string,
  anterior: string,
): Promise<void> {
  await exigirSinServidores(databaseUrl)
  await respaldarPostgres(databaseUrl, anterior)
  const opciones = ['--clean', '--if-exists', '--no-owner', '--no-privileges', '--single-transaction']
  await ejecutar('pg_restore', [...opciones, respaldo], databaseUrl)
}
