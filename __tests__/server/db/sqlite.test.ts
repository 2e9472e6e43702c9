import { readFileSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { setTimeout } from 'node:timers/promises'
import BetterSqlite from 'better-sqlite3'
import { sql } from 'kysely'
import { startupErrorLines } from '../../../src/server/startup'
import { openDatabase } from '../../../src/server/db/connection'
import { inTransaction, operatorsWrite } from '../../../src/server/db/transaction'
import { migrate } from '../../../src/server/db/migrator'
import { jwtSecretOf } from '../../../src/server/sesion/jwt-secret'
import { freshDatabase, type FreshDatabase } from '../../setup/databases'
import { unFestivo } from '../builders'

describe('the data folder', () => {
  let base: FreshDatabase
  beforeEach(async () => {
    base = await freshDatabase('sqlite')
  })
  afterEach(() => base.destroy())

  it('belongs to one server at a time, and to the next one once it is closed', async () => {
    const primera = await openDatabase(base)
    await expect(openDatabase(base)).rejects.toThrow(
      `Otro proceso de Cochera ya usa la carpeta de datos ${base.dataDir}. Deténgalo o elija otra carpeta con DATA_DIR.`,
    )
    await primera.close()
    await (await openDatabase(base)).close()
  })

  it('lets a command-line tool in beside the server', async () => {
    const servidor = await openDatabase(base)
    await migrate(servidor)
    const herramienta = await openDatabase(base, { shared: true })
    await unFestivo(herramienta.db, { fecha: '2026-05-01' })
    expect(await servidor.db.selectFrom('festivos').select('fecha').execute()).toEqual([
      { fecha: '2026-05-01' },
    ])
    await herramienta.close()
    await servidor.close()
  })

  it('says which file is not a database', async () => {
    writeFileSync(path.join(base.dataDir, 'cochera.sqlite'), 'esto no es una base de datos'.repeat(100))
    await expect(openDatabase(base)).rejects.toThrow(/^No se pudo abrir la base de datos .*cochera\.sqlite/)
  })

  it('says in Spanish that its disk is full, to whoever starts the server', async () => {
    const conexion = await openDatabase(base)
    await sql`pragma max_page_count = 3`.execute(conexion.db)
    const error: unknown = await migrate(conexion).catch((lanzado: unknown) => lanzado)
    expect(startupErrorLines(error, undefined)).toEqual([
      'No queda espacio en el disco de la carpeta de datos. Libere espacio e intente de nuevo.',
    ])
    await conexion.close()
  })

  it('is written to disk at every commit, and enforces references', async () => {
    const { db, close } = await openDatabase(base)
    const pragma = async (nombre: string) =>
      Object.values(
        (await sql<Record<string, unknown>>`pragma ${sql.raw(nombre)}`.execute(db)).rows[0] ?? {},
      )[0]
    expect(await pragma('journal_mode')).toBe('wal')
    expect(await pragma('synchronous')).toBe(2)
    expect(await pragma('foreign_keys')).toBe(1)
    await close()
  })

  it('runs one transaction after the other, and stores nothing of one that fails', async () => {
    const conexion = await openDatabase(base)
    await migrate(conexion)
    const guardar = (fecha: string, falla: boolean) =>
      inTransaction(operatorsWrite(conexion), async (trx, changes) => {
        changes.watchNew('festivos')
        await unFestivo(trx, { fecha })
        if (falla) throw new Error('no')
      })
    const resultados = await Promise.allSettled([
      guardar('2026-01-01', false),
      guardar('2026-01-12', true),
      guardar('2026-03-23', false),
    ])
    expect(resultados.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled'])
    const filas = await conexion.db.selectFrom('festivos').select('fecha').orderBy('fecha').execute()
    expect(filas.map(({ fecha }) => fecha)).toEqual(['2026-01-01', '2026-03-23'])
    await conexion.close()
  })

  it('is waited for while another process writes it, and others are served meanwhile', async () => {
    const conexion = await openDatabase(base)
    await migrate(conexion)
    const otro = new BetterSqlite(path.join(base.dataDir, 'cochera.sqlite'))
    for (const escribir of [
      () => unFestivo(conexion.db, { fecha: '2026-01-01' }),
      () =>
        inTransaction(operatorsWrite(conexion), (trx, changes) => {
          changes.watchNew('festivos')
          return unFestivo(trx, { fecha: '2026-01-12' })
        }),
    ]) {
      otro.exec('begin immediate')
      const inicio = performance.now()
      const escrito = escribir()
      await setTimeout(50)
      expect(performance.now() - inicio).toBeLessThan(2000)
      otro.exec('rollback')
      await escrito
    }
    expect(await conexion.db.selectFrom('festivos').select('fecha').execute()).toHaveLength(2)

    otro.exec('begin immediate')
    await expect(unFestivo(conexion.db, { fecha: '2026-03-23' })).rejects.toMatchObject({
      code: 'SQLITE_BUSY',
    })
    otro.close()
    await conexion.close()
  })

  it('keeps the key of the tokens from one start to the next, for its owner alone', () => {
    const secreto = jwtSecretOf(base)
    expect(secreto.length).toBeGreaterThanOrEqual(32)
    expect(jwtSecretOf(base)).toBe(secreto)
    const archivo = path.join(base.dataDir, 'jwt-secret')
    expect(readFileSync(archivo, 'utf8').trim()).toBe(secreto)
    expect(statSync(archivo).mode & 0o777).toBe(0o600)
    expect(jwtSecretOf({ ...base, jwtSecret: 'x'.repeat(32) })).toBe('x'.repeat(32))
    writeFileSync(archivo, 'corto')
    expect(() => jwtSecretOf(base)).toThrow(/jwt-secret está dañado/)
  })
})
