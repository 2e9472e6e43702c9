/** The settlements that the proofs have a real server store, and what of them is there in the end. */
import { sql } from 'kysely'
import { sumarDias } from '../../src/contract/fechas'
import { openDatabase } from '../../src/server/db/connection'
import { type FreshDatabase } from '../setup/databases'
import { ask } from '../setup/serverProcess'

export const PASSWORD = 'clave-de-la-demo'
export const FIRST_DAY = '2081-01-01'
export const GASTOS = [
  { nombre: 'Aseo', valor: 12_000 },
  { nombre: 'Combustible', valor: 215_000 },
  { nombre: 'Taller', valor: 48_000 },
]

export interface Fleet {
  buses: { numero: string; ruta: string; conductorDocumento: string }[]
}

/** The settings of a server over a fresh database, where the demonstration will be. */
export const settings = ({ dataDir, databaseUrl }: FreshDatabase) => ({
  DATA_DIR: dataDir,
  DATABASE_URL: databaseUrl,
  DEMO_PASSWORD: PASSWORD,
})

/** Makes sure that every route has a fare on the days of the test, and answers the buses that have a driver. */
export async function prepareFleet(url: string, token: string): Promise<Fleet> {
  const { body } = await ask(`${url}/api/buses`, { token })
  const buses = (JSON.parse(body) as Fleet['buses']).filter(({ conductorDocumento }) => conductorDocumento)
  for (const ruta of new Set(buses.map((bus) => bus.ruta))) {
    const body = {
      ruta,
      valor: 3000,
      porcentajePasajero: 12.8,
      porcentajeFestivos: 15,
      porcentajeBonificacion: 5,
      limiteBonificacion: 300,
      pasajerosPorViaje: 2,
      fechaInicio: FIRST_DAY,
      fechaFinal: '2099-12-31',
    }
    const { status, body: refusal } = await ask(`${url}/api/pasajes`, { token, body })
    if (status >= 300) throw new Error(`No fare: ${refusal}`)
  }
  return { buses }
}

/** Makes settlements that are all of another day and bus. */
export function newLiquidaciones(fleet: () => Fleet | undefined) {
  let created = 0
  return () => {
    const { buses } = fleet() ?? { buses: [] }
    const bus = buses[created % buses.length]
    const fecha = sumarDias(FIRST_DAY, Math.floor(created / buses.length))
    created += 1
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
}

/** Counts the settlements of the test's days in the database, and checks that it and its record of changes are sound. */
export async function count(base: FreshDatabase, confirmed: ReadonlySet<string>) {
  const connection = await openDatabase(base, { shared: true })
  try {
    const rows = await connection.db
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
      .where('fecha', '>=', FIRST_DAY)
      .execute()
    if (connection.engine === 'sqlite') {
      const { rows } = await sql<{ integrity_check: string }>`pragma integrity_check`.execute(connection.db)
      if (rows[0]?.integrity_check !== 'ok') throw new Error(`Damaged: ${JSON.stringify(rows)}`)
    }
    const stored = new Set(rows.map(({ uuid }) => uuid))
    const changes = await connection.db
      .selectFrom('cambios')
      .select(['identificador', 'tipo'])
      .where('sustantivo', '=', 'liquidaciones')
      .orderBy('secuencia')
      .execute()
    const recorded = new Set<string>()
    for (const { identificador, tipo } of changes)
      if (tipo === 'eliminado') recorded.delete(identificador)
      else recorded.add(identificador)
    const withoutRecord = [...stored].filter((uuid) => !recorded.has(uuid))
    const withoutLiquidacion = [...recorded].filter((uuid) => !stored.has(uuid))
    if (withoutRecord.length + withoutLiquidacion.length > 0)
      throw new Error(
        `The record is not in step: ${JSON.stringify({ withoutRecord, sinLiquidacion: withoutLiquidacion })}`,
      )
    return {
      stored: rows.length,
      lost: [...confirmed].filter((uuid) => !stored.has(uuid)).length,
      halfway: rows.filter(({ gastos, abonos }) => gastos !== GASTOS.length || abonos !== 1).length,
    }
  } finally {
    await connection.close()
  }
}
