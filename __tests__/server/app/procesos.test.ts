/** Several processes of the server at once, each its own, on one database. */
import { sql } from 'kysely'
import { sumarDias } from '../../../src/contract/fechas'
import { openDatabase } from '../../../src/server/db/connection'
import { ENGINES, freshDatabase, type Engine, type FreshDatabase } from '../../setup/databases'
import { direccionDe, ingresar, lanzar, matarTodos, pedir } from '../../setup/serverProcess'

const CLAVE = 'clave-de-la-demo'
const RONDAS = 10
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
  'kysely_migration',
]

/** Each of three processes has a folder of its own, as on three machines; on SQLite the folder is the database. */
async function arrancarTres(base: FreshDatabase) {
  const tres = await Promise.all(
    Array.from({ length: 3 }, async () => {
      const propia = base.engine === 'postgres' ? await freshDatabase('sqlite') : undefined
      const proceso = lanzar({
        DATA_DIR: propia?.dataDir ?? base.dataDir,
        DATABASE_URL: base.databaseUrl,
        DEMO_PASSWORD: CLAVE,
        JWT_SECRET: 'el-mismo-secreto-para-todos-los-procesos',
      })
      return { proceso, propia }
    }),
  )
  const urls = await Promise.all(tres.map(({ proceso }) => direccionDe(proceso).catch(() => '')))
  const negados = tres.filter((_, numero) => urls[numero] === '')
  return {
    urls: urls.filter((url) => url !== ''),
    negativas: await Promise.all(
      negados.map(async ({ proceso }) => [await proceso.fin, proceso.salida()] as const),
    ),
    terminar: async () => {
      matarTodos()
      for (const { proceso, propia } of tres) {
        await proceso.fin
        await propia?.destroy()
      }
    },
  }
}

async function contarFilas(base: FreshDatabase) {
  const { db, close } = await openDatabase(base, { shared: true })
  const cuentas: Record<string, number> = {}
  for (const tabla of TABLAS) {
    const { rows } = await sql<{ n: number }>`select count(*) as n from ${sql.table(tabla)}`.execute(db)
    cuentas[tabla] = Number(rows[0]?.n)
  }
  await close()
  return cuentas
}

/** The rows that one process alone leaves in an empty database. */
async function filasDeUnoSolo(engine: Engine) {
  const base = await freshDatabase(engine)
  const solo = lanzar({ DATA_DIR: base.dataDir, DATABASE_URL: base.databaseUrl, DEMO_PASSWORD: CLAVE })
  await direccionDe(solo)
  solo.hijo.kill('SIGTERM')
  await solo.fin
  const filas = await contarFilas(base)
  await base.destroy()
  return filas
}

type Tres = Awaited<ReturnType<typeof arrancarTres>>

const conVarios = (tres: () => Tres) => {
  let urls: string[]
  let token: string
  beforeAll(async () => {
    urls = tres().urls
    token = await ingresar(urls[0] ?? '', CLAVE)
  })
  /** Asks the nth process, in turns. */
  const enProceso = async (numero: number, ruta: string, opciones: Parameters<typeof pedir>[1] = {}) => {
    const { estado, cuerpo } = await pedir(`${urls[numero % urls.length]}/api${ruta}`, { token, ...opciones })
    return { estado, cuerpo: JSON.parse(cuerpo) as unknown }
  }
  const rondas = Array.from({ length: RONDAS }, (_, ronda) => ronda)

  it('lets one of three settle a bus and a day that are asked of all at once, and tells the others', async () => {
    const buses = (await enProceso(0, '/buses')).cuerpo as { numero: string; conductorDocumento: string }[]
    const bus = buses.find(({ conductorDocumento }) => conductorDocumento)
    const pasajes = (await enProceso(0, '/pasajes')).cuerpo as { valido: boolean; fechaFinal: string }[]
    const ultimoDia =
      pasajes.flatMap(({ valido, fechaFinal }) => (valido ? [fechaFinal] : [])).sort()[0] ?? ''
    for (const ronda of rondas) {
      const body = {
        fecha: sumarDias(ultimoDia, -ronda),
        busNumero: bus?.numero,
        conductorDocumento: bus?.conductorDocumento,
        ...{ viajes: 6, regIni: 1000, regFin: 1400, sensor: 420, gastos: [] },
      }
      const respuestas = await Promise.all([0, 1, 2].map((n) => enProceso(n, '/liquidaciones', { body })))
      expect(respuestas.map(({ estado }) => estado).sort()).toEqual([201, 409, 409])
      const creada = respuestas.find(({ estado }) => estado === 201)?.cuerpo as { uuid: string }
      // Each keeps a copy of the list: none may show the one of before.
      const listas = await Promise.all([0, 1, 2].map((n) => enProceso(n, '/liquidaciones/table')))
      for (const { cuerpo } of listas) {
        const suyas = (cuerpo as { uuid: string; fecha: string; busNumero: string }[]).filter(
          ({ fecha, busNumero }) => fecha === body.fecha && busNumero === body.busNumero,
        )
        expect(suyas.map(({ uuid }) => uuid)).toEqual([creada.uuid])
      }
    }
  })

  it('does once what is sent to all at once under one key', async () => {
    const conductores = (await enProceso(0, '/conductores?valido=true')).cuerpo as { documento: string }[]
    const conductorDocumento = conductores[0]?.documento
    for (const ronda of rondas) {
      const razon = `Choque ${ronda}`
      const opciones = {
        body: { valor: 1000, razon, conductorDocumento },
        headers: { 'idempotency-key': `clave-de-la-ronda-${ronda}` },
      }
      const respuestas = await Promise.all([0, 1, 2].map((n) => enProceso(n, '/deudas', opciones)))
      const estados = respuestas.map(({ estado }) => estado)
      expect(estados).toContain(201)
      // Whoever comes while it is under way is told so; whoever comes after it is answered the same.
      expect(estados.filter((estado) => ![201, 409].includes(estado))).toEqual([])
      const despues = await enProceso(1, '/deudas', opciones)
      expect(despues).toEqual(respuestas.find(({ estado }) => estado === 201))
      const { deudas } = (await enProceso(2, `/deudas/conductor?documento=${conductorDocumento}`)).cuerpo as {
        deudas: { uuid: string; razon: string }[]
      }
      expect(deudas.filter((deuda) => deuda.razon === razon).map(({ uuid }) => uuid)).toEqual([
        (despues.cuerpo as { uuid: string }).uuid,
      ])
    }
  })

  it('takes a session at each of them, and at none once it is closed at one', async () => {
    const otra = await ingresar(urls[2] ?? '', CLAVE)
    const estados = async () =>
      (await Promise.all([0, 1, 2].map((n) => enProceso(n, '/buses', { token: otra })))).map(
        ({ estado }) => estado,
      )
    expect(await estados()).toEqual([200, 200, 200])
    await enProceso(1, '/auth/logout', { token: otra, body: '' })
    expect(await estados()).toEqual([401, 401, 401])
  })

  it('counts the attempts to sign in at all of them together', async () => {
    const intento = async (n: number) =>
      (await enProceso(n, '/auth/login', { body: { username: 'nadie', password: 'x' } })).estado
    const estados = await Promise.all(Array.from({ length: 16 }, (_, numero) => intento(numero)))
    expect(estados.filter((estado) => estado === 400)).toHaveLength(10)
    expect(estados.filter((estado) => estado === 429)).toHaveLength(6)
    expect([await intento(0), await intento(1), await intento(2)]).toEqual([429, 429, 429])
  })
}

describe.each(ENGINES)('three processes on one database: %s', (engine) => {
  let base: FreshDatabase
  let tres: Tres
  beforeAll(async () => {
    base = await freshDatabase(engine)
    tres = await arrancarTres(base)
  })
  afterAll(async () => {
    await tres.terminar()
    await base.destroy()
  })

  it('started at once on an empty one make its tables and its company once', async () => {
    expect(await contarFilas(base)).toEqual(await filasDeUnoSolo(engine))
    // A SQLite file is for one of them; the others say so and end.
    expect(tres.urls).toHaveLength(engine === 'postgres' ? 3 : 1)
    for (const [codigo, dicho] of tres.negativas) {
      expect(codigo).toBe(1)
      expect(dicho).toMatch(/^Otro proceso de Cochera ya usa la carpeta de datos .*\n$/)
    }
  })

  if (engine === 'postgres') describe('that serve side by side', () => conVarios(() => tres))
})
