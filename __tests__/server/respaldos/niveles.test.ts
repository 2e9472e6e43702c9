import { execFileSync } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { copyFileSync, mkdirSync, readdirSync, statSync, symlinkSync, truncateSync } from 'node:fs'
import path from 'node:path'
import { Migrator, sql } from 'kysely'
import { sumarDias } from '../../../src/contract/fechas'
import { openDatabase } from '../../../src/server/db/connection'
import { type Connection } from '../../../src/server/db/types'
import { migrations, migrate } from '../../../src/server/db/migrator'
import { type StartupError } from '../../../src/server/startup-error'
import { backUp, restore } from '../../../src/server/respaldos/respaldos'
import { ENGINES, freshDatabase, type FreshDatabase } from '../../setup/databases'
import { canDump } from '../../setup/dump'
import { lanzar, matarTodos } from '../../setup/serverProcess'
import { unFestivo } from '../builders'

const AYER = new Date('2026-03-19T05:00:00Z')
const HOY = new Date('2026-03-20T05:00:00Z')
const MUERTES = 10
const NIVELES = Object.keys(migrations('sqlite'))

const ajustesDe = (base: FreshDatabase) => ({
  dataDir: base.dataDir,
  databaseUrl: base.databaseUrl,
  respaldosDir: path.join(base.dataDir, 'respaldos'),
  respaldos: 9,
})

/** Works on the database and closes it again. */
async function sobre<T>(base: FreshDatabase, fn: (conexion: Connection) => Promise<T>): Promise<T> {
  const conexion = await openDatabase(base)
  try {
    return await fn(conexion)
  } finally {
    await conexion.close()
  }
}

/** The tables as they were at one level, with a user, a holiday and, where they exist, what later levels know. */
async function alNivel({ db, engine }: Connection, nivel: string) {
  const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations(engine) } })
  const { error } = await migrator.migrateTo(nivel)
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
  await unFestivo(db, { fecha: '2026-05-01' })
}

/** Every table, column, index, trigger and function, as the engine itself describes them. */
async function esquemaDe(base: FreshDatabase): Promise<unknown> {
  if (base.databaseUrl !== undefined) {
    const texto = execFileSync('pg_dump', ['--schema-only', `--dbname=${base.databaseUrl}`], {
      encoding: 'utf8',
    })
    // pg_dump marks each dump with a random word; and what is read back from a dump has fewer parentheses.
    return texto
      .split('\n')
      .filter((linea) => !/^\\(un)?restrict /.test(linea))
      .map((linea) => linea.replaceAll(/[()]/g, ''))
  }
  return sobre(
    base,
    async ({ db }) => (await sql`select name, sql from sqlite_master order by name`.execute(db)).rows,
  )
}

const festivosDe = (base: FreshDatabase) =>
  sobre(base, ({ db }) => db.selectFrom('festivos').select('fecha').orderBy('fecha').execute())

describe.each(ENGINES)('a restoration on %s', (engine) => {
  let base: FreshDatabase
  let otra: FreshDatabase
  /** Elsewhere `respaldos.test.ts` says that no backup can be made. */
  let volcable: boolean | undefined
  beforeEach(async () => {
    base = await freshDatabase(engine)
    otra = await freshDatabase(engine)
    volcable ??= await canDump(base)
    // What is to be replaced: a database of today with a holiday of its own.
    await sobre(base, async (conexion) => {
      await migrate(conexion)
      await unFestivo(conexion.db, { fecha: '2027-12-25' })
    })
  })
  afterEach(async () => {
    matarTodos()
    await base.destroy()
    await otra.destroy()
  })

  it.each(NIVELES)('brings a backup of level %s back and up to date', async (nivel) => {
    if (!volcable) return
    await sobre(otra, (conexion) => alNivel(conexion, nivel))
    const respaldo = await backUp(ajustesDe(otra), AYER)
    await restore(ajustesDe(base), respaldo, HOY)

    expect(await festivosDe(base)).toEqual([{ fecha: '2026-05-01' }])
    await sobre(base, async ({ db }) => {
      const { versionSesion } = await db.selectFrom('usuarios').selectAll().executeTakeFirstOrThrow()
      expect(versionSesion).toBe(1007)
    })
    await sobre(otra, migrate)
    expect(await esquemaDe(base)).toEqual(await esquemaDe(otra))
  })

  it('refuses a backup that is newer than the program in one line, and changes nothing', async () => {
    if (!volcable) return
    await sobre(otra, async (conexion) => {
      await migrate(conexion)
      await sql`insert into kysely_migration values ('999_futura', '2099-01-01')`.execute(conexion.db)
      await sql`create table del_futuro (a integer)`.execute(conexion.db)
    })
    const respaldo = await backUp(ajustesDe(otra), AYER)
    const antes = await esquemaDe(base)
    await expect(restore(ajustesDe(base), respaldo, HOY)).rejects.toThrow(
      /^El respaldo \S+ es de una versión más nueva de Cochera \(999_futura\)\. Actualice el programa e intente de nuevo\.$/,
    )
    expect(await festivosDe(base)).toEqual([{ fecha: '2027-12-25' }])
    expect(await esquemaDe(base)).toEqual(antes)
    expect(readdirSync(ajustesDe(base).respaldosDir)).toEqual([])
  })

  it('changes nothing when it fails, however much of the backup is there', async () => {
    if (!volcable) return
    await sobre(otra, (conexion) => alNivel(conexion, NIVELES[0] ?? ''))
    await sobre(otra, async ({ db }) => {
      const fechas = Array.from({ length: 3000 }, (_, dia) => sumarDias('2030-01-01', dia))
      await db
        .insertInto('festivos')
        .values(fechas.map((fecha) => ({ uuid: randomUUID(), fecha })))
        .execute()
    })
    const respaldo = await backUp(ajustesDe(otra), AYER)
    const { size } = statSync(respaldo)
    for (const parte of [0, 0.1, 0.3, 0.5, 0.7, 0.9, 0.99]) {
      const roto = path.join(otra.dataDir, `roto-${parte}`)
      copyFileSync(respaldo, roto)
      truncateSync(roto, Math.floor(size * parte))
      await expect(restore(ajustesDe(base), roto, HOY)).rejects.toThrow()
      expect(await festivosDe(base)).toEqual([{ fecha: '2027-12-25' }])
    }
  })

  it('says where the former data lies when it fails on the way, and changes nothing', async () => {
    if (!volcable) return
    await sobre(otra, async (conexion) => {
      await migrate(conexion)
      await conexion.db.schema.alterTable('usuarios').renameTo('personas').execute()
    })
    const respaldo = await backUp(ajustesDe(otra), AYER)
    const antes = await esquemaDe(base)
    const error: unknown = await restore(ajustesDe(base), respaldo, HOY).catch((lanzado: unknown) => lanzado)
    const anterior = path.join(
      ajustesDe(base).respaldosDir,
      readdirSync(ajustesDe(base).respaldosDir)[0] ?? '',
    )
    expect((error as StartupError).lines).toEqual([
      expect.stringContaining('usuarios'),
      `Los datos de antes están en ${anterior}.`,
    ])
    expect(await festivosDe(base)).toEqual([{ fecha: '2027-12-25' }])
    expect(await esquemaDe(base)).toEqual(antes)
    await restore(ajustesDe(otra), anterior, HOY)
    expect(await festivosDe(otra)).toEqual([{ fecha: '2027-12-25' }])
  })

  if (engine === 'postgres')
    it.each(['pg_restore', 'pg_dump', 'psql'])(
      'says that %s is missing, and changes nothing',
      async (programa) => {
        if (!volcable) return
        const respaldo = await backUp(ajustesDe(base), AYER)
        const carpeta = path.join(otra.dataDir, 'programas')
        mkdirSync(carpeta)
        for (const nombre of ['pg_restore', 'pg_dump', 'psql'])
          if (nombre !== programa)
            symlinkSync(
              execFileSync('which', [nombre], { encoding: 'utf8' }).trim(),
              path.join(carpeta, nombre),
            )
        const restauracion = lanzar(
          { PATH: `${carpeta}`, DATA_DIR: base.dataDir, DATABASE_URL: base.databaseUrl },
          { entrada: 'src/server/respaldos/restaurar.main.ts', argumentos: ['--si', respaldo] },
        )
        expect([await restauracion.fin, restauracion.salida()]).toEqual([
          1,
          expect.stringContaining(`No se encontró ${programa}. Instale las herramientas de PostgreSQL`),
        ])
        expect(await festivosDe(base)).toEqual([{ fecha: '2027-12-25' }])
      },
    )

  it('leaves the one or the other whole, whenever it is killed', async () => {
    if (!volcable) return
    await sobre(otra, (conexion) => alNivel(conexion, NIVELES[0] ?? ''))
    const respaldo = await backUp(ajustesDe(otra), AYER)
    const de = (fecha: string) => [{ fecha }]
    const restaurando = (ms?: number) => {
      const proceso = lanzar(
        { DATA_DIR: base.dataDir, DATABASE_URL: base.databaseUrl },
        { entrada: 'src/server/respaldos/restaurar.main.ts', argumentos: ['--si', respaldo] },
      )
      if (ms !== undefined) setTimeout(() => proceso.hijo.kill('SIGKILL'), ms)
      return proceso
    }
    const inicio = performance.now()
    expect(await restaurando().fin).toBe(0)
    const duracion = performance.now() - inicio

    const vistas = new Set<string>()
    for (let parte = 1; parte <= MUERTES; parte += 1) {
      await sobre(base, async (conexion) => {
        await migrate(conexion)
        await conexion.db.deleteFrom('festivos').execute()
        await unFestivo(conexion.db, { fecha: '2027-12-25' })
        await conexion.db.updateTable('usuarios').set({ versionSesion: 1 }).execute()
      })
      await restaurando((duracion * parte) / MUERTES).fin
      // As the next start of the server finds it: only PostgreSQL's own undoing is still under way.
      await sobre(base, migrate)
      const festivos = await festivosDe(base)
      const [usuario] = await sobre(base, ({ db }) =>
        db.selectFrom('usuarios').select('versionSesion').execute(),
      )
      const vista = JSON.stringify([festivos, usuario?.versionSesion])
      vistas.add(vista)
      expect([JSON.stringify([de('2027-12-25'), 1]), JSON.stringify([de('2026-05-01'), 1007])]).toContain(
        vista,
      )
    }
    expect(vistas).toContain(JSON.stringify([de('2027-12-25'), 1]))
  }, 120_000)
})
