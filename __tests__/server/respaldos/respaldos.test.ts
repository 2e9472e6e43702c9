import { readdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { sql } from 'kysely'
import { openDatabase } from '../../../src/server/db/connection'
import { type Connection } from '../../../src/server/db/types'
import { migrate } from '../../../src/server/db/migrator'
import { chooseRespaldo, backUp, restore } from '../../../src/server/respaldos/respaldos'
import { ENGINES, freshDatabase, type FreshDatabase } from '../../setup/databases'
import { canDump } from '../../setup/dump'
import { direccionDe, ingresar, lanzar, matarTodos, pedir } from '../../setup/serverProcess'
import { unaDeuda, unConductor, unFestivo } from '../builders'

const CLAVE = 'clave-de-la-demo'
const TABLAS = [
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

const AYER = new Date('2026-03-19T05:00:00Z')
const HOY = new Date('2026-03-20T05:00:00Z')

afterEach(matarTodos)

/** Rows of each table, and the pesos of those that hold money. */
async function totales({ db }: Connection) {
  const filas: Record<string, number> = {}
  for (const tabla of TABLAS) {
    const { rows } = await sql<{ n: number }>`select count(*) as n from ${sql.table(tabla)}`.execute(db)
    filas[tabla] = Number(rows[0]?.n)
  }
  for (const [tabla, columna] of [
    ['liquidaciones', 'valorNetoSensor'],
    ['liquidaciones', 'salarioReg'],
    ['gastos', 'valor'],
    ['deudas', 'valor'],
    ['abonos', 'valor'],
  ] as const) {
    const suma = sql<{ total: number }>`select sum(${sql.ref(columna)}) as total from ${sql.table(tabla)}`
    filas[`${tabla}.${columna}`] = Number((await suma.execute(db)).rows[0]?.total)
  }
  return filas
}

async function totalesDe(base: Pick<FreshDatabase, 'dataDir' | 'databaseUrl'>) {
  const conexion = await openDatabase(base, { shared: true })
  try {
    return await totales(conexion)
  } finally {
    await conexion.close()
  }
}

/** Keeps a server busy with new debts until it is told to stop; answers how many it acknowledged. */
function cargar(url: string, token: string, conductorDocumento: string) {
  let parar = false
  let confirmadas = 0
  const trabajar = async () => {
    while (!parar) {
      const body = { valor: 1000, razon: 'Carga', conductorDocumento }
      const { estado } = await pedir(`${url}/api/deudas`, { token, body })
      if (estado < 300) confirmadas += 1
    }
  }
  const trabajos = [trabajar(), trabajar(), trabajar()]
  return {
    confirmadas: () => confirmadas,
    terminar: async () => {
      parar = true
      await Promise.all(trabajos)
    },
  }
}

describe.each(ENGINES)('a backup on %s', (engine) => {
  let base: FreshDatabase
  let ajustes: Parameters<typeof backUp>[0]
  beforeEach(async () => {
    base = await freshDatabase(engine)
    ajustes = {
      dataDir: base.dataDir,
      databaseUrl: base.databaseUrl,
      respaldosDir: path.join(base.dataDir, 'respaldos'),
      respaldos: 2,
    }
  })
  afterEach(() => base.destroy())

  it('is whole while the server writes, and brings every row and every peso back', async () => {
    const servidor = lanzar({ DATA_DIR: base.dataDir, DATABASE_URL: base.databaseUrl, DEMO_PASSWORD: CLAVE })
    const url = await direccionDe(servidor)
    if (!(await canDump(base))) {
      await expect(backUp(ajustes, AYER)).rejects.toThrow(/pg_dump/)
      return
    }

    const token = await ingresar(url, CLAVE)
    const { cuerpo } = await pedir(`${url}/api/conductores`, { token })
    const [{ documento } = { documento: '' }] = JSON.parse(cuerpo) as { documento: string }[]
    const antes = await totalesDe(base)
    const carga = cargar(url, token, documento)
    const archivo = await backUp(ajustes, AYER)
    await carga.terminar()
    const despues = await totalesDe(base)
    expect(despues.deudas).toBe((antes.deudas ?? 0) + carga.confirmadas())
    expect(carga.confirmadas()).toBeGreaterThan(0)

    await expect(restore(ajustes, archivo, HOY)).rejects.toThrow(/Deténgal[oa]/)
    servidor.hijo.kill('SIGTERM')
    await servidor.fin
    await restore(ajustes, archivo, HOY)
    const vueltas = await totalesDe(base)
    const nuevas = (vueltas.deudas ?? 0) - (antes.deudas ?? 0)
    expect(nuevas).toBeGreaterThanOrEqual(0)
    expect(nuevas).toBeLessThanOrEqual(carga.confirmadas())
    expect(vueltas).toEqual({
      ...antes,
      deudas: (antes.deudas ?? 0) + nuevas,
      'deudas.valor': (antes['deudas.valor'] ?? 0) + 1000 * nuevas,
    })

    // What it replaced was kept, and comes back in its turn.
    const reemplazada = readdirSync(ajustes.respaldosDir).find((nombre) => nombre.includes('-antes'))
    await restore(ajustes, chooseRespaldo(ajustes, reemplazada), HOY)
    expect(await totalesDe(base)).toEqual(despues)
  })
})

describe('the backups in their folder', () => {
  let base: FreshDatabase
  let ajustes: Parameters<typeof backUp>[0]
  let conexion: Connection
  beforeEach(async () => {
    base = await freshDatabase('sqlite')
    ajustes = { dataDir: base.dataDir, respaldosDir: path.join(base.dataDir, 'respaldos'), respaldos: 2 }
    conexion = await openDatabase(base)
    await migrate(conexion)
  })
  afterEach(async () => {
    await conexion.close()
    await base.destroy()
  })

  it('are the last ones alone, and the newest is the one to bring back', async () => {
    for (const dia of ['17', '18', '19']) await backUp(ajustes, new Date(`2026-03-${dia}T05:00:00Z`))
    const nombres = ['cochera-20260318-050000.sqlite', 'cochera-20260319-050000.sqlite']
    expect(readdirSync(ajustes.respaldosDir).sort()).toEqual(nombres)
    expect(chooseRespaldo(ajustes, undefined)).toBe(path.join(ajustes.respaldosDir, nombres[1] ?? ''))
    expect(() => chooseRespaldo(ajustes, 'otro.sqlite')).toThrow('No existe el respaldo otro.sqlite.')
  })

  it('are refused when damaged, and while a server is running; then nothing has changed', async () => {
    await unFestivo(conexion.db, { fecha: '2026-05-01' })
    const bueno = await backUp(ajustes, AYER)
    const malo = path.join(base.dataDir, 'malo.sqlite')
    writeFileSync(malo, 'no es una base de datos')
    await expect(restore(ajustes, malo, HOY)).rejects.toThrow('está dañado o no es de Cochera')
    await expect(restore(ajustes, bueno, HOY)).rejects.toThrow('Otro proceso de Cochera ya usa')
    expect(await conexion.db.selectFrom('festivos').select('fecha').execute()).toEqual([
      { fecha: '2026-05-01' },
    ])
  })

  it('end every session that was open when one is brought back', async () => {
    const { uuid } = await unConductor(conexion.db)
    await unaDeuda(conexion.db, uuid)
    await conexion.db
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
    const archivo = await backUp(ajustes, AYER)
    await conexion.close()
    await restore(ajustes, archivo, HOY)
    conexion = await openDatabase(base)
    const { versionSesion } = await conexion.db
      .selectFrom('usuarios')
      .select('versionSesion')
      .executeTakeFirstOrThrow()
    expect(versionSesion).toBeGreaterThan(7)
    expect(await conexion.db.selectFrom('deudas').select('uuid').execute()).toHaveLength(1)
  })
})

describe('the commands', () => {
  it('make a backup, ask before they bring it back, and say in one line why they cannot', async () => {
    const base = await freshDatabase('sqlite')
    const env = { DATA_DIR: base.dataDir }
    const ordenar = async (nombre: string, argumentos: string[] = []) => {
      const proceso = lanzar(env, { entrada: `src/server/respaldos/${nombre}.main.ts`, argumentos })
      return { codigo: await proceso.fin, salida: proceso.salida() }
    }
    expect(await ordenar('respaldo')).toEqual({
      codigo: 1,
      salida: `No hay base de datos en ${base.dataDir}. Revise DATA_DIR.\n`,
    })
    const conexion = await openDatabase(base)
    await migrate(conexion)
    await conexion.close()
    expect(await ordenar('respaldo')).toMatchObject({
      codigo: 0,
      salida: expect.stringMatching(/^Respaldo creado: .*cochera-.*\.sqlite/) as string,
    })
    const sinRespuesta = await ordenar('restaurar')
    expect(sinRespuesta.codigo).toBe(0)
    expect(sinRespuesta.salida).toMatch(/^¿Reemplazar la base de datos actual[\s\S]*No se cambió nada\.\n$/)
    expect((await ordenar('restaurar', ['--si'])).salida).toMatch(/^Base de datos restaurada de /m)
    const restored = await openDatabase(base)
    expect(await restored.db.selectFrom('cambios').select(['sustantivo', 'tipo']).execute()).toEqual([
      { sustantivo: 'respaldos', tipo: 'restaurado' },
    ])
    await restored.close()
    await base.destroy()
  })
})
