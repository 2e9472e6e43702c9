/** State of a database while a backup is brought back: of an older level, of a broken file, of a process that is killed. */
import { execFileSync } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { copyFileSync, statSync, truncateSync } from 'node:fs'
import path from 'node:path'
import { Migrator, sql } from 'kysely'
import { sumarDias } from '../../src/contract/fechas'
import { openDatabase } from '../../src/server/db/connection'
import { type Connection } from '../../src/server/db/types'
import { migrations, migrate } from '../../src/server/db/migrator'
import { backUp, restore } from '../../src/server/respaldos/respaldos'
import { aFestivo } from '../server/builders'
import { migratedDatabase } from '../server/realApp'
import { freshDatabase, type Engine, type FreshDatabase } from '../setup/databases'
import { canDump } from '../setup/dump'
import { launch, killAll } from '../setup/serverProcess'

export const YESTERDAY = new Date('2026-03-19T05:00:00Z')
export const TODAY = new Date('2026-03-20T05:00:00Z')

/** The holiday of the database that is to be replaced, and that of the backup. */
export const REPLACED = [{ fecha: '2027-12-25' }]
export const RESTORED = [{ fecha: '2026-05-01' }]

/** Every level of the tables that this program brings up to date, from the baseline to today's. */
export const LEVELS = Object.keys(migrations)
export const FIRST_LEVEL = LEVELS[0] ?? ''
export const LAST_LEVEL = LEVELS.at(-1) ?? ''

export const settingsOf = (base: FreshDatabase) => ({
  dataDir: base.dataDir,
  databaseUrl: base.databaseUrl,
  respaldosDir: path.join(base.dataDir, 'respaldos'),
  respaldos: 9,
})

/** Works on the database and closes it again. */
export async function inside<T>(base: FreshDatabase, fn: (connection: Connection) => Promise<T>): Promise<T> {
  const connection = await openDatabase(base)
  try {
    return await fn(connection)
  } finally {
    await connection.close()
  }
}

/** The tables as they were at one level, with a user, a holiday and, where they exist, what later levels know. */
async function fillAtLevel({ db }: Connection, level: string) {
  const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations } })
  const { error } = await migrator.migrateTo(level)
  if (error !== undefined) throw error as Error
  await db
    .insertInto('usuarios')
    .values({
      uuid: 'u',
      username: 'ana',
      nombre: 'Ana',
      roles: '',
      claveHash: 'x',
      activo: 1,
      versionSesion: 7,
    })
    .execute()
  await aFestivo(db, { fecha: '2026-05-01' })
}

/** Every table, column, index, trigger and function, as the engine itself describes them. */
export async function schemaOf(base: FreshDatabase): Promise<unknown> {
  if (base.databaseUrl !== undefined) {
    const text = execFileSync('pg_dump', ['--schema-only', `--dbname=${base.databaseUrl}`], {
      encoding: 'utf8',
    })
    // pg_dump marks each dump with a random word; and what is read back from a dump has fewer parentheses.
    return text
      .split('\n')
      .filter((line) => !/^\\(un)?restrict /.test(line))
      .map((line) => line.replaceAll(/[()]/g, ''))
  }
  return inside(
    base,
    async ({ db }) => (await sql`select name, sql from sqlite_master order by name`.execute(db)).rows,
  )
}

export const holidaysOf = (base: FreshDatabase) =>
  inside(base, ({ db }) => db.selectFrom('festivos').select('fecha').orderBy('fecha').execute())

interface Databases {
  /** Database to be replaced: one of today with a holiday of its own. */
  base: FreshDatabase
  /** An empty one, to make backups of. */
  other: FreshDatabase
  /** Where it is false, `respaldos.test.ts` says that no backup can be made. */
  dumpable: boolean
}

/** Two databases for each test of the file. */
export function eachWithTwoDatabases(engine: Engine): Databases {
  const databases = {} as Databases
  beforeEach(async () => {
    databases.base = await migratedDatabase(engine)
    databases.other = await freshDatabase(engine)
    databases.dumpable ??= await canDump(databases.base)
    await inside(databases.base, ({ db }) => aFestivo(db, { fecha: '2027-12-25' }))
  })
  afterEach(async () => {
    killAll()
    await databases.base.destroy()
    await databases.other.destroy()
  })
  return databases
}

export async function restoreFromLevel({ base, other, dumpable }: Databases, level: string) {
  if (!dumpable) return
  await inside(other, (connection) => fillAtLevel(connection, level))
  const backup = await backUp(settingsOf(other), YESTERDAY)
  await restore(settingsOf(base), backup, TODAY)

  expect(await holidaysOf(base)).toEqual(RESTORED)
  await inside(base, async ({ db }) => {
    const { versionSesion } = await db.selectFrom('usuarios').selectAll().executeTakeFirstOrThrow()
    expect(versionSesion).toBe(1007)
  })
  await inside(other, migrate)
  expect(await schemaOf(base)).toEqual(await schemaOf(other))
}

/** @param parts how much of the file is there, from 0 to less than 1. */
export async function restoreBroken({ base, other, dumpable }: Databases, parts: readonly number[]) {
  if (!dumpable) return
  await inside(other, (connection) => fillAtLevel(connection, FIRST_LEVEL))
  await inside(other, async ({ db }) => {
    const days = Array.from({ length: 3000 }, (_, day) => sumarDias('2030-01-01', day))
    await db
      .insertInto('festivos')
      .values(days.map((fecha) => ({ uuid: randomUUID(), fecha })))
      .execute()
  })
  const backup = await backUp(settingsOf(other), YESTERDAY)
  const { size } = statSync(backup)
  for (const part of parts) {
    const broken = path.join(other.dataDir, `broken-${part}`)
    copyFileSync(backup, broken)
    truncateSync(broken, Math.floor(size * part))
    await expect(restore(settingsOf(base), broken, TODAY)).rejects.toThrow()
    expect([part, await holidaysOf(base)]).toEqual([part, REPLACED])
  }
}

/** @param kills how often, spread evenly over the time that a restoration takes. */
export async function killRestorations({ base, other, dumpable }: Databases, kills: number) {
  if (!dumpable) return
  await inside(other, (connection) => fillAtLevel(connection, FIRST_LEVEL))
  const backup = await backUp(settingsOf(other), YESTERDAY)
  const restoring = (ms?: number) => {
    const process = launch(
      { DATA_DIR: base.dataDir, DATABASE_URL: base.databaseUrl },
      { entry: 'src/server/respaldos/restaurar.main.ts', args: ['--si', backup] },
    )
    if (ms !== undefined) setTimeout(() => process.child.kill('SIGKILL'), ms)
    return process
  }
  const start = performance.now()
  expect(await restoring().end).toBe(0)
  const duration = performance.now() - start

  const [before, after] = [JSON.stringify([REPLACED, 1]), JSON.stringify([RESTORED, 1007])]
  const seen = new Set<string>()
  for (let kill = 1; kill <= kills; kill += 1) {
    await inside(base, async (connection) => {
      await migrate(connection)
      await connection.db.deleteFrom('festivos').execute()
      await aFestivo(connection.db, { fecha: '2027-12-25' })
      await connection.db.updateTable('usuarios').set({ versionSesion: 1 }).execute()
    })
    await restoring((duration * (kill - 0.5)) / kills).end
    // As the next start of the server finds it: only PostgreSQL's own undoing is still under way.
    await inside(base, migrate)
    const holidays = await holidaysOf(base)
    const [user] = await inside(base, ({ db }) => db.selectFrom('usuarios').select('versionSesion').execute())
    const found = JSON.stringify([holidays, user?.versionSesion])
    seen.add(found)
    expect([before, after]).toContain(found)
  }
  expect(seen).toContain(before)
}
