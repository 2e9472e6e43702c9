import { mkdirSync, readdirSync, utimesSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { sql } from 'kysely'
import { openDatabase } from '../../../src/server/db/connection'
import { type Connection } from '../../../src/server/db/types'
import { migrate } from '../../../src/server/db/migrator'
import { chooseRespaldo, backUp, restore } from '../../../src/server/respaldos/respaldos'
import { ENGINES, freshDatabase, type FreshDatabase } from '../../setup/databases'
import { canDump } from '../../setup/dump'
import { addressOf, tokenBySignIn, launch, killAll, ask } from '../../setup/serverProcess'
import { aChange, aDeuda, aConductor, aFestivo } from '../builders'

const PASSWORD = 'clave-de-la-demo'
const TABLES = [
  'usuarios',
  'conductores',
  'buses',
  'pasajes',
  'festivos',
  'liquidaciones',
  'gastos',
  'deudas',
  'abonos',
  'asistencias',
] as const

const YESTERDAY = new Date('2026-03-19T05:00:00Z')
const TODAY = new Date('2026-03-20T05:00:00Z')

afterEach(killAll)

/** Rows of each table, and the pesos of those that hold money. */
async function totals({ db }: Connection) {
  const allRows: Record<string, number> = {}
  for (const table of TABLES) {
    const { rows } = await sql<{ n: number }>`select count(*) as n from ${sql.table(table)}`.execute(db)
    allRows[table] = Number(rows[0]?.n)
  }
  for (const [table, column] of [
    ['liquidaciones', 'valorNetoSensor'],
    ['liquidaciones', 'salarioReg'],
    ['gastos', 'valor'],
    ['deudas', 'valor'],
    ['abonos', 'valor'],
  ] as const) {
    const sum = sql<{ total: number }>`select sum(${sql.ref(column)}) as total from ${sql.table(table)}`
    allRows[`${table}.${column}`] = Number((await sum.execute(db)).rows[0]?.total)
  }
  return allRows
}

async function totalsOf(base: Pick<FreshDatabase, 'dataDir' | 'databaseUrl'>) {
  const connection = await openDatabase(base, { shared: true })
  try {
    return await totals(connection)
  } finally {
    await connection.close()
  }
}

/** Keeps a server busy with new debts until it is told to stop; answers how many it acknowledged. */
function loadRows(url: string, token: string, conductorDocumento: string) {
  let stop = false
  let confirmed = 0
  const work = async () => {
    while (!stop) {
      const body = { valor: 1000, razon: 'Carga', conductorDocumento }
      const { status } = await ask(`${url}/api/deudas`, { token, body })
      if (status < 300) confirmed += 1
    }
  }
  const jobs = [work(), work(), work()]
  return {
    confirmed: () => confirmed,
    finish: async () => {
      stop = true
      await Promise.all(jobs)
    },
  }
}

describe.each(ENGINES)('a backup on %s', (engine) => {
  let base: FreshDatabase
  let settings: Parameters<typeof backUp>[0]
  beforeEach(async () => {
    base = await freshDatabase(engine)
    settings = {
      dataDir: base.dataDir,
      databaseUrl: base.databaseUrl,
      respaldosDir: path.join(base.dataDir, 'respaldos'),
      respaldos: 2,
    }
  })
  afterEach(() => base.destroy())

  it('is whole while the server writes, and brings every row and every peso back', async () => {
    const server = launch({ DATA_DIR: base.dataDir, DATABASE_URL: base.databaseUrl, DEMO_PASSWORD: PASSWORD })
    const url = await addressOf(server)
    if (!(await canDump(base))) {
      await expect(backUp(settings, YESTERDAY)).rejects.toThrow(/pg_dump/)
      return
    }

    const token = await tokenBySignIn(url, PASSWORD)
    const { body } = await ask(`${url}/api/conductores`, { token })
    const [{ documento } = { documento: '' }] = JSON.parse(body) as { documento: string }[]
    const before = await totalsOf(base)
    const load = loadRows(url, token, documento)
    const file = await backUp(settings, YESTERDAY)
    await load.finish()
    const after = await totalsOf(base)
    expect(after.deudas).toBe((before.deudas ?? 0) + load.confirmed())
    expect(load.confirmed()).toBeGreaterThan(0)

    await expect(restore(settings, file, TODAY)).rejects.toThrow(/Deténgal[oa]/)
    server.child.kill('SIGTERM')
    await server.end
    await restore(settings, file, TODAY)
    const rounds = await totalsOf(base)
    const created = (rounds.deudas ?? 0) - (before.deudas ?? 0)
    expect(created).toBeGreaterThanOrEqual(0)
    expect(created).toBeLessThanOrEqual(load.confirmed())
    expect(rounds).toEqual({
      ...before,
      deudas: (before.deudas ?? 0) + created,
      'deudas.valor': (before['deudas.valor'] ?? 0) + 1000 * created,
    })

    // Replaced data was kept, and comes back in its turn.
    const replaced = readdirSync(settings.respaldosDir).find((name) => name.includes('-antes'))
    await restore(settings, chooseRespaldo(settings, replaced), TODAY)
    expect(await totalsOf(base)).toEqual(after)
  })
})

describe('the backups in their folder', () => {
  let base: FreshDatabase
  let settings: Parameters<typeof backUp>[0]
  let connection: Connection
  beforeEach(async () => {
    base = await freshDatabase('sqlite')
    settings = { dataDir: base.dataDir, respaldosDir: path.join(base.dataDir, 'respaldos'), respaldos: 2 }
    connection = await openDatabase(base)
    await migrate(connection)
  })
  afterEach(async () => {
    await connection.close()
    await base.destroy()
  })

  it('are the last ones alone, and the newest is the one to bring back', async () => {
    for (const [name, age] of [
      ['muerto', 25],
      ['en-curso', 23],
    ] as const) {
      const file = path.join(settings.respaldosDir, `${name}.parcial`)
      mkdirSync(settings.respaldosDir, { recursive: true })
      writeFileSync(file, '')
      const seconds = Date.now() / 1000 - age * 3600
      utimesSync(file, seconds, seconds)
    }
    for (const day of ['17', '18', '19']) await backUp(settings, new Date(`2026-03-${day}T05:00:00Z`))
    const names = ['cochera-20260318-050000.sqlite', 'cochera-20260319-050000.sqlite']
    expect(readdirSync(settings.respaldosDir).sort()).toEqual([...names, 'en-curso.parcial'])
    expect(chooseRespaldo(settings, undefined)).toBe(path.join(settings.respaldosDir, names[1] ?? ''))
    expect(() => chooseRespaldo(settings, 'otro.sqlite')).toThrow('No existe el respaldo otro.sqlite.')
  })

  it('are refused when damaged, and while a server is running; then nothing has changed', async () => {
    await aFestivo(connection.db, { fecha: '2026-05-01' })
    const good = await backUp(settings, YESTERDAY)
    const bad = path.join(base.dataDir, 'malo.sqlite')
    writeFileSync(bad, 'no es una base de datos')
    await expect(restore(settings, bad, TODAY)).rejects.toThrow('está dañado o no es de Cochera')
    await expect(restore(settings, good, TODAY)).rejects.toThrow('Otro proceso de Cochera ya usa')
    expect(await connection.db.selectFrom('festivos').select('fecha').execute()).toEqual([
      { fecha: '2026-05-01' },
    ])
  })

  it('end every session that was open when one is brought back', async () => {
    const { uuid } = await aConductor(connection.db)
    await aDeuda(connection.db, uuid)
    await connection.db
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
    const file = await backUp(settings, YESTERDAY)
    await connection.close()
    await restore(settings, file, TODAY)
    connection = await openDatabase(base)
    const { versionSesion } = await connection.db
      .selectFrom('usuarios')
      .select('versionSesion')
      .executeTakeFirstOrThrow()
    expect(versionSesion).toBeGreaterThan(7)
    expect(await connection.db.selectFrom('deudas').select('uuid').execute()).toHaveLength(1)
  })
})

describe('the commands', () => {
  it('make a backup, ask before they bring it back, and say in one line why they cannot', async () => {
    const base = await freshDatabase('sqlite')
    const env = { DATA_DIR: base.dataDir }
    const sort = async (name: string, args: string[] = []) => {
      const process = launch(env, { entry: `src/server/respaldos/${name}.main.ts`, args })
      return { codigo: await process.end, salida: process.output() }
    }
    expect(await sort('respaldo')).toEqual({
      codigo: 1,
      salida: `No hay base de datos en ${base.dataDir}. Revise DATA_DIR.\n`,
    })
    const connection = await openDatabase(base)
    await migrate(connection)
    await aChange(connection.db)
    await connection.close()
    expect(await sort('respaldo')).toMatchObject({
      codigo: 0,
      salida: expect.stringMatching(/^Respaldo creado: .*cochera-.*\.sqlite/) as string,
    })
    const unanswered = await sort('restaurar')
    expect(unanswered.codigo).toBe(0)
    expect(unanswered.salida).toMatch(/^¿Reemplazar la base de datos actual[\s\S]*No se cambió nada\.\n$/)
    const motivo =
      'Ya no están los documentos que se emitieron después del 20 de marzo de 2090 a las 7:00: sus números se vuelven a dar, y el código al pie distingue dos con el mismo.'
    const { salida } = await sort('restaurar', ['--si'])
    expect(salida).toMatch(/^Base de datos restaurada de /m)
    expect(salida).toContain(motivo)
    const restored = await openDatabase(base)
    const changes = restored.db.selectFrom('cambios').select(['sustantivo', 'tipo', 'motivo'])
    expect(await changes.orderBy('secuencia', 'desc').limit(1).execute()).toEqual([
      { sustantivo: 'respaldos', tipo: 'restaurado', motivo },
    ])
    await restored.close()
    await base.destroy()
  })
})
