/**
 * What becomes of acknowledged writes when the server is killed: `ciclos` times it serves, a client creates settlements
 * with expenses and a repayment, and SIGKILL comes at a random moment; every fifth time it comes during the start.
 */
import { randomInt } from 'node:crypto'
import { setTimeout as esperar } from 'node:timers/promises'
import { sql } from 'kysely'
import { sumarDias } from '../../src/contract/fechas'
import { openDatabase } from '../../src/server/db/connection'
import { freshDatabase, type Engine, type FreshDatabase } from '../setup/databases'
import { direccionDe, ingresar, lanzar, pedir, type Proceso } from '../setup/serverProcess'

const CLAVE = 'clave-de-la-demo'
const PRIMER_DIA = '2081-01-01'
const GASTOS = [
  { nombre: 'Aseo', valor: 12_000 },
  { nombre: 'Combustible', valor: 215_000 },
  { nombre: 'Taller', valor: 48_000 },
]
const CLIENTES = 4
const VIDA_MAXIMA_MS = 700
const ARRANQUE_MAXIMO_MS = 900

export interface Balance {
  ciclos: number
  /** Settlements whose creation was acknowledged. */
  confirmadas: number
  /** Of those, the ones that are not there. */
  perdidas: number
  /** Settlements of which not all the expenses, or not the repayment, are there. */
  aMedias: number
  /** Kills that came before the server listened. */
  enArranque: number
}

interface Flota {
  buses: { numero: string; ruta: string; conductorDocumento: string }[]
}

/** The settings of a server over a fresh database, where the demonstration will be. */
const ajustes = ({ dataDir, databaseUrl }: FreshDatabase) => ({
  DATA_DIR: dataDir,
  DATABASE_URL: databaseUrl,
  DEMO_PASSWORD: CLAVE,
})

/** Makes sure that every route has a fare on the days of the test, and answers the buses that have a driver. */
async function prepararFlota(url: string, token: string): Promise<Flota> {
  const { cuerpo } = await pedir(`${url}/api/buses`, { token })
  const buses = (JSON.parse(cuerpo) as Flota['buses']).filter(({ conductorDocumento }) => conductorDocumento)
  for (const ruta of new Set(buses.map((bus) => bus.ruta))) {
    const body = {
      ruta,
      valor: 3000,
      porcentajePasajero: 12.8,
      porcentajeFestivos: 15,
      porcentajeBonificacion: 5,
      limiteBonificacion: 300,
      pasajerosPorViaje: 2,
      fechaInicio: PRIMER_DIA,
      fechaFinal: '2099-12-31',
    }
    const { estado, cuerpo: negativa } = await pedir(`${url}/api/pasajes`, { token, body })
    if (estado >= 300) throw new Error(`No fare: ${negativa}`)
  }
  return { buses }
}

/** Creates settlements one after the other until the server is gone; each acknowledged one goes into `confirmadas`. */
async function trabajar(url: string, token: string, siguiente: () => object, confirmadas: Set<string>) {
  for (;;) {
    const respuesta = await pedir(`${url}/api/liquidaciones`, { token, body: siguiente() }).catch(() => null)
    if (respuesta === null) return
    if (respuesta.estado !== 201) throw new Error(`Not created: ${respuesta.cuerpo}`)
    confirmadas.add((JSON.parse(respuesta.cuerpo) as { uuid: string }).uuid)
  }
}

async function matar(proceso: Proceso) {
  proceso.hijo.kill('SIGKILL')
  await proceso.fin
}

/** What the database holds of the days of the test, and whether it is sound. */
async function contar(base: FreshDatabase, confirmadas: ReadonlySet<string>) {
  const conexion = await openDatabase(base, { compartida: true })
  try {
    const filas = await conexion.db
      .selectFrom('liquidaciones as l')
      .select(({ selectFrom, fn }) => [
        'l.uuid',
        selectFrom('gastos')
          .select(fn.countAll<number>().as('n'))
          .whereRef('liquidacionUuid', '=', 'l.uuid')
          .as('gastos'),
        selectFrom('abonos')
          .select(fn.countAll<number>().as('n'))
          .whereRef('liquidacionUuid', '=', 'l.uuid')
          .as('abonos'),
      ])
      .where('fecha', '>=', PRIMER_DIA)
      .execute()
    if (conexion.engine === 'sqlite') {
      const { rows } = await sql<{ integrity_check: string }>`pragma integrity_check`.execute(conexion.db)
      if (rows[0]?.integrity_check !== 'ok') throw new Error(`Damaged: ${JSON.stringify(rows)}`)
    }
    const guardadas = new Set(filas.map(({ uuid }) => uuid))
    return {
      perdidas: [...confirmadas].filter((uuid) => !guardadas.has(uuid)).length,
      aMedias: filas.filter(({ gastos, abonos }) => gastos !== GASTOS.length || abonos !== 1).length,
    }
  } finally {
    await conexion.close()
  }
}

/** Kills a server while it makes its first database, and makes sure that the next start finds nothing half-made. */
async function matarEnElPrimerArranque(engine: Engine) {
  const base = await freshDatabase(engine)
  try {
    const proceso = lanzar(ajustes(base))
    await esperar(randomInt(ARRANQUE_MAXIMO_MS))
    await matar(proceso)
    const siguiente = lanzar(ajustes(base))
    const url = await direccionDe(siguiente)
    const token = await ingresar(url, CLAVE)
    const { cuerpo } = await pedir(`${url}/api/conductores`, { token })
    if ((JSON.parse(cuerpo) as unknown[]).length === 0) throw new Error('The demonstration is not whole.')
    await matar(siguiente)
  } finally {
    await base.destroy()
  }
}

/**
 * Runs the cycles on one engine.
 * @param decir hears a line for each tenth of them.
 * @throws when a restart is not clean.
 */
export async function matarUnaYOtraVez(
  engine: Engine,
  ciclos: number,
  decir: (linea: string) => void = () => undefined,
): Promise<Balance> {
  const base = await freshDatabase(engine)
  const confirmadas = new Set<string>()
  const balance = { ciclos, confirmadas: 0, perdidas: 0, aMedias: 0, enArranque: 0 }
  let creadas = 0
  let flota: Flota | undefined
  let token: string | undefined
  const siguiente = () => {
    const { buses } = flota ?? { buses: [] }
    const bus = buses[creadas % buses.length]
    const fecha = sumarDias(PRIMER_DIA, Math.floor(creadas / buses.length))
    creadas += 1
    const registradora = { regIni: 1000, regFin: 1400, sensor: 420, viajes: 6 }
    const { numero: busNumero, conductorDocumento } = bus ?? {}
    return {
      fecha,
      busNumero,
      conductorDocumento,
      ...registradora,
      gastos: GASTOS,
      abonoDto: { valor: 20_000 },
    }
  }

  try {
    for (let ciclo = 1; ciclo <= ciclos; ciclo += 1) {
      const proceso = lanzar(ajustes(base))
      if (ciclo % 5 === 0) {
        balance.enArranque += 1
        await esperar(randomInt(ARRANQUE_MAXIMO_MS))
        await matar(proceso)
        await matarEnElPrimerArranque(engine)
        continue
      }
      const url = await direccionDe(proceso)
      // One session for all the cycles: it outlives the server, and so often nobody may sign in.
      const sesion = (token ??= await ingresar(url, CLAVE))
      flota ??= await prepararFlota(url, sesion)
      const trabajos = Array.from({ length: CLIENTES }, () => trabajar(url, sesion, siguiente, confirmadas))
      // The first one lives long enough for something to be acknowledged on a busy machine too.
      await esperar(randomInt(VIDA_MAXIMA_MS) + (ciclo === 1 ? VIDA_MAXIMA_MS : 0))
      await matar(proceso)
      await Promise.all(trabajos)
      if (ciclo % 10 === 1) decir(`${engine}: ${ciclo} de ${ciclos}, ${confirmadas.size} confirmadas`)
    }
    const ultimo = lanzar(ajustes(base))
    await direccionDe(ultimo)
    Object.assign(balance, await contar(base, confirmadas), { confirmadas: confirmadas.size })
    await matar(ultimo)
    return balance
  } finally {
    await base.destroy()
  }
}
