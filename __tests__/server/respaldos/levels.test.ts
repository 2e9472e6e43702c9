/** `npm run proof` goes through every level, and cuts and kills at more places. */
import { execFileSync } from 'node:child_process'
import { mkdirSync, readdirSync, symlinkSync } from 'node:fs'
import path from 'node:path'
import { sql } from 'kysely'
import { migrate } from '../../../src/server/db/migrator'
import { type StartupError } from '../../../src/server/startup-error'
import { backUp, restore } from '../../../src/server/respaldos/respaldos'
import {
  eachWithTwoDatabases,
  FIRST_LEVEL,
  holidaysOf,
  inside,
  killRestorations,
  LAST_LEVEL,
  REPLACED,
  restoreBroken,
  restoreFromLevel,
  schemaOf,
  settingsOf,
  TODAY,
  YESTERDAY,
} from '../../proof/restorations'
import { ENGINES } from '../../setup/databases'
import { launch } from '../../setup/serverProcess'

describe.each(ENGINES)('a restoration on %s', (engine) => {
  const databases = eachWithTwoDatabases(engine)

  // A backup of the first level goes through all that have come since.
  it.each([FIRST_LEVEL, LAST_LEVEL])('brings a backup of level %s back and up to date', (level) =>
    restoreFromLevel(databases, level),
  )

  it('refuses a backup that is newer than the program in one line, and changes nothing', async () => {
    const { base, other, dumpable } = databases
    if (!dumpable) return
    await inside(other, async (connection) => {
      await migrate(connection)
      await sql`insert into kysely_migration values ('999_futura', '2099-01-01')`.execute(connection.db)
      await sql`create table del_futuro (a integer)`.execute(connection.db)
    })
    const backup = await backUp(settingsOf(other), YESTERDAY)
    const before = await schemaOf(base)
    await expect(restore(settingsOf(base), backup, TODAY)).rejects.toThrow(
      /^El respaldo \S+ es de una versión más nueva de Cochera que este programa: instale la 0\.999 o una posterior\.$/,
    )
    expect(await holidaysOf(base)).toEqual(REPLACED)
    expect(await schemaOf(base)).toEqual(before)
    expect(readdirSync(settingsOf(base).respaldosDir)).toEqual([])
  })

  it('changes nothing when it fails, however much of the backup is there', () =>
    restoreBroken(databases, [0, 0.5, 0.99]))

  it('says where the former data lies when it fails on the way, and changes nothing', async () => {
    const { base, other, dumpable } = databases
    if (!dumpable) return
    await inside(other, async (connection) => {
      await migrate(connection)
      await connection.db.schema.alterTable('usuarios').renameTo('personas').execute()
    })
    const backup = await backUp(settingsOf(other), YESTERDAY)
    const before = await schemaOf(base)
    const error: unknown = await restore(settingsOf(base), backup, TODAY).catch((thrown: unknown) => thrown)
    const former = path.join(
      settingsOf(base).respaldosDir,
      readdirSync(settingsOf(base).respaldosDir)[0] ?? '',
    )
    expect((error as StartupError).lines).toEqual([
      expect.stringContaining('usuarios'),
      `Los datos de antes están en ${former}.`,
    ])
    expect(await holidaysOf(base)).toEqual(REPLACED)
    expect(await schemaOf(base)).toEqual(before)
    await restore(settingsOf(other), former, TODAY)
    expect(await holidaysOf(other)).toEqual(REPLACED)
  })

  if (engine === 'postgres')
    it.each(['pg_restore', 'pg_dump', 'psql'])(
      'says that %s is missing, and changes nothing',
      async (program) => {
        const { base, other, dumpable } = databases
        if (!dumpable) return
        const backup = await backUp(settingsOf(base), YESTERDAY)
        const folder = path.join(other.dataDir, 'programas')
        mkdirSync(folder)
        for (const name of ['pg_restore', 'pg_dump', 'psql'])
          if (name !== program)
            symlinkSync(execFileSync('which', [name], { encoding: 'utf8' }).trim(), path.join(folder, name))
        const restoration = launch(
          { PATH: `${folder}`, DATA_DIR: base.dataDir, DATABASE_URL: base.databaseUrl },
          { entry: 'src/server/respaldos/restaurar.main.ts', args: ['--si', backup] },
        )
        expect([await restoration.end, restoration.output()]).toEqual([
          1,
          expect.stringContaining(`No se encontró ${program}. Instale las herramientas de PostgreSQL`),
        ])
        expect(await holidaysOf(base)).toEqual(REPLACED)
      },
    )

  it(
    'leaves the one or the other whole, whenever it is killed',
    () => killRestorations(databases, 3),
    120_000,
  )
})
