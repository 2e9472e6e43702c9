/** The settlements that the proofs have a real server store, and what of them is there in the end. */
import { sql } from 'kysely'
import { sumarDias } from '../../src/contract/fechas'
import { openDatabase } from '../../src/server/db/connection'
import { type FreshDatabase } from '../setup/databases'
import { pedir } from '../setup/serverProcess'

export const CLAVE = 'clave-de-la-demo'
export const PRIMER_DIA = '2081-01-01'
export const GASTOS = [
  { nombre: 'Aseo', valor: 12_000 },
  { nombre: 'Combustible', valor: 215_000 },
  { nombre: 'Taller', valor: 48_000 },
]

export interface Flota {
  buses: { numero: string; ruta: string; conductorDocumento: string }[]
}

/** The settings of a server over a fresh database, where the demonstration will be. */
export const ajustes = ({ dataDir, databaseUrl }: FreshDatabase) => ({
  DATA_DIR: dataDir,
  DATABASE_URL: databaseUrl,
  DEMO_PASSWORD: CLAVE,
})

/** Makes sure that every route has a fare on the days of the test, and answers the buses that have a driver. */
export async function prepararFlota(url: string, token: string): Promise<Flota> {
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

/** Makes settlements that are all of another day and bus. */
export function liquidacionesNuevas(flota: () => Flota | undefined) {
  let creadas = 0
  return () => {
    const { buses } = flota() ?? { buses: [] }
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
}

/** What the database holds of the days of the test, and whether it and its record of changes are sound. */
export async function contar(base: FreshDatabase, confirmadas: ReadonlySet<string>) {
  const conexion = await openDatabase(base, { shared: true })
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
    const cambios = await conexion.db
      .selectFrom('cambios')
      .select(['identificador', 'tipo'])
      .where('sustantivo', '=', 'liquidaciones')
      .orderBy('secuencia')
      .execute()
    const registradas = new Set<string>()
    for (const { identificador, tipo } of cambios)
      if (tipo === 'eliminado') registradas.delete(identificador)
      else registradas.add(identificador)
    const sinRegistro = [...guardadas].filter((uuid) => !registradas.has(uuid))
    const sinLiquidacion = [...registradas].filter((uuid) => !guardadas.has(uuid))
    if (sinRegistro.length + sinLiquidacion.length > 0)
      throw new Error(`The record is not in step: ${JSON.stringify({ sinRegistro, sinLiquidacion })}`)
    return {
      guardadas: filas.length,
      perdidas: [...confirmadas].filter((uuid) => !guardadas.has(uuid)).length,
      aMedias: filas.filter(({ gastos, abonos }) => gastos !== GASTOS.length || abonos !== 1).length,
    }
  } finally {
    await conexion.close()
  }
}
