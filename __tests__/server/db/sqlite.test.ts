import { readFileSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { setTimeout } from 'node:timers/promises'
import BetterSqlite from 'better-sqlite3'
import { sql } from 'kysely'
import { startupErrorLines } from '../../../src/server/http/startup-errors'
import { openDatabase } from '../../../src/server/db/connection'
import { inTransaction, operatorsWrite } from '../../../src/server/db/transaction'
import { migrate } from '../../../src/server/db/migrator'
import { jwtSecretOf } from '../../../src/server/sesion/jwt-secret'
import { NOUNS } from '../../../src/server/nouns'
import { freshDatabase, type FreshDatabase } from '../../setup/databases'
import { aFestivo } from '../builders'

describe('the data folder', () => {
  let base: FreshDatabase
  beforeEach(async () => {
    base = await freshDatabase('sqlite')
  })
  afterEach(() => base.destroy())

  it('belongs to one server at a time, and to the next one once it is closed', async () => {
    const first = await openDatabase(base)
    await expect(openDatabase(base)).rejects.toThrow(
      `Otro proceso de Cochera ya usa la carpeta de datos ${base.dataDir}. Deténgalo o elija otra carpeta con DATA_DIR.`,
    )
    await first.close()
    await (await openDatabase(base)).close()
  })

  it('lets a command-line tool in beside the server', async () => {
    const server = await openDatabase(base)
    await migrate(server)
    const tool = await openDatabase(base, { shared: true })
    await aFestivo(tool.db, { fecha: '2026-05-01' })
    expect(await server.db.selectFrom('festivos').select('fecha').execute()).toEqual([
      { fecha: '2026-05-01' },
    ])
    await tool.close()
    await server.close()
  })

  it('says which file is not a database', async () => {
    writeFileSync(path.join(base.dataDir, 'cochera.sqlite'), 'esto no es una base de datos'.repeat(100))
    await expect(openDatabase(base)).rejects.toThrow(/^No se pudo abrir la base de datos .*cochera\.sqlite/)
  })

  it('says in Spanish that its disk is full, to whoever starts the server', async () => {
    const connection = await openDatabase(base)
    await sql`pragma max_page_count = 3`.execute(connection.db)
    const error: unknown = await migrate(connection).catch((launched: unknown) => launched)
    expect(startupErrorLines(error)).toEqual([
      expect.stringMatching(/^No queda espacio en el disco .* \(.*database or disk is full\)$/),
    ])
    await connection.close()
  })

  it('is written to disk at every commit, and enforces references', async () => {
    const { db, close } = await openDatabase(base)
    const pragma = async (name: string) =>
      Object.values(
        (await sql<Record<string, unknown>>`pragma ${sql.raw(name)}`.execute(db)).rows[0] ?? {},
      )[0]
    expect(await pragma('journal_mode')).toBe('wal')
    expect(await pragma('synchronous')).toBe(2)
    expect(await pragma('foreign_keys')).toBe(1)
    await close()
  })

  it('runs one transaction after the other, and stores nothing of one that fails', async () => {
    const connection = await openDatabase(base)
    await migrate(connection)
    const save = (fecha: string, fails: boolean) =>
      inTransaction(operatorsWrite(connection, NOUNS), async (trx, changes) => {
        changes.watchNew('festivos')
        await aFestivo(trx, { fecha })
        if (fails) throw new Error('no')
      })
    const results = await Promise.allSettled([
      save('2026-01-01', false),
      save('2026-01-12', true),
      save('2026-03-23', false),
    ])
    expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled'])
    const rows = await connection.db.selectFrom('festivos').select('fecha').orderBy('fecha').execute()
    expect(rows.map(({ fecha }) => fecha)).toEqual(['2026-01-01', '2026-03-23'])
    await connection.close()
  })

  it('is waited for while another process writes it, and others are served meanwhile', async () => {
    const connection = await openDatabase(base)
    await migrate(connection)
    const other = new BetterSqlite(path.join(base.dataDir, 'cochera.sqlite'))
    for (const fillIn of [
      () => aFestivo(connection.db, { fecha: '2026-01-01' }),
      () =>
        inTransaction(operatorsWrite(connection, NOUNS), (trx, changes) => {
          changes.watchNew('festivos')
          return aFestivo(trx, { fecha: '2026-01-12' })
        }),
    ]) {
      other.exec('begin immediate')
      const start = performance.now()
      const typed = fillIn()
      await setTimeout(50)
      expect(performance.now() - start).toBeLessThan(2000)
      other.exec('rollback')
      await typed
    }
    expect(await connection.db.selectFrom('festivos').select('fecha').execute()).toHaveLength(2)

    other.exec('begin immediate')
    // Sets the deadline before the first try.
    jest.spyOn(performance, 'now').mockReturnValueOnce(-5000)
    await expect(aFestivo(connection.db, { fecha: '2026-03-23' })).rejects.toMatchObject({
      code: 'SQLITE_BUSY',
    })
    other.close()
    await connection.close()
  })

  it('keeps the key of the tokens from one start to the next, for its owner alone', () => {
    const secret = jwtSecretOf(base)
    expect(secret.length).toBeGreaterThanOrEqual(32)
    expect(jwtSecretOf(base)).toBe(secret)
    const file = path.join(base.dataDir, 'jwt-secret')
    expect(readFileSync(file, 'utf8').trim()).toBe(secret)
    expect(statSync(file).mode & 0o777).toBe(0o600)
    expect(jwtSecretOf({ ...base, jwtSecret: 'x'.repeat(32) })).toBe('x'.repeat(32))
    writeFileSync(file, 'corto')
    expect(() => jwtSecretOf(base)).toThrow(/jwt-secret está dañado/)
  })
})
