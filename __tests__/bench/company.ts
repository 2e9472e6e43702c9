import { randomUUID } from 'node:crypto'
import path from 'node:path'
import BetterSqlite from 'better-sqlite3'
import { hoyEn, limitesDelMes, sumarDias } from '../../src/contract/fechas'
import { openDatabase } from '../../src/server/db/connection'
import { migrate } from '../../src/server/db/migrator'
import { hashPassword } from '../../src/server/sesion/passwords'
import { createUsuario } from '../../src/server/sesion/usuarios'

/** Who signs in to the company, with every role. */
export const USER = { username: 'medidor', password: 'clave-de-medicion' }

const ROUTES = ['CCNT', 'CSUR3', 'CSUR2', 'CBOS']
const [YEAR = 0, MONTH = 0] = hoyEn('America/Bogota').split('-').map(Number)
/** The month whose prima is the last that has become due, and its last day, on which the company's settlements end. */
export const LAST_MONTH = MONTH > 6 ? 6 : 12
export const LAST_DAY = limitesDelMes(MONTH > 6 ? YEAR : YEAR - 1, LAST_MONTH).hasta
const COMMENTS = [
  '',
  '',
  '',
  'Entrega completa',
  'Sensor dañado en la tarde',
  'Varado en la autopista, salió a las 11',
]

/** Figures that look like a company's and are the same each time: a linear congruence. */
function figures(seed: number) {
  let state = seed
  return (below: number) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    return Math.floor((state / 2 ** 32) * below)
  }
}

/** Days of attendance: as many as are asked for at once, and some. */
const ATTENDANCE_DAYS = 150
/** One settlement in so many has a debt, and another one a repayment. */
const DEBT_EVERY = 40

/** Inserts without their triggers, each of which would note that the list has changed. */
function withoutTriggers(sqlite: BetterSqlite.Database, insert: () => void) {
  const triggers = sqlite
    .prepare<[], { name: string; sql: string }>("select name, sql from sqlite_master where type = 'trigger'")
    .all()
  for (const { name } of triggers) sqlite.exec(`drop trigger "${name}"`)
  insert()
  for (const { sql } of triggers) sqlite.exec(sql)
}

function seed(sqlite: BetterSqlite.Database, settlements: number, buses: number) {
  const drivers = Math.round(buses * 1.25)
  const insert = (table: string, columns: string) =>
    sqlite.prepare(
      `insert into ${table} (${columns
        .split(' ')
        .map((c) => `"${c}"`)
        .join()}) values (${columns
        .split(' ')
        .map(() => '?')
        .join()})`,
    )
  const driver = insert(
    'conductores',
    'uuid documento tipoDocumento nombre empresa fechaNacimiento fechaUltimoIngreso valido',
  )
  const bus = insert('buses', 'numero empresa ruta modelo marca placa conductorUuid')
  const fare = insert(
    'pasajes',
    'uuid ruta valor porcentajePasajero porcentajeFestivos porcentajeBonificacion limiteBonificacion pasajerosPorViaje fechaInicio fechaFinal valido',
  )
  const settlement = insert(
    'liquidaciones',
    'uuid fecha busNumero conductorUuid viajes regIni regFin sensor civica tiquetes comentario liquidada fechaEntrega ' +
      'pasajeValor pasajePorcentajePasajero pasajePorcentajeFestivos pasajePorcentajeBonificacion pasajeLimiteBonificacion ' +
      'pasajePasajerosPorViaje pasajerosReg pasajerosSensor valorNetoReg valorNetoSensor salarioReg salarioSensor',
  )
  const expense = insert('gastos', 'uuid liquidacionUuid orden nombre valor')
  const debt = insert('deudas', 'uuid valor razon conductorUuid fecha liquidacionUuid')
  const repayment = insert('abonos', 'uuid valor origen conductorUuid fecha liquidacionUuid')
  const attendance = insert(
    'asistencias',
    'uuid fecha conductorUuid bus justificacion asistio entregoAlDia entregoPresencial',
  )

  const uuids = Array.from({ length: drivers }, () => randomUUID())
  uuids.forEach((uuid, i) =>
    driver.run(
      uuid,
      `${71_000_000 + i}`,
      'C.C.',
      `Conductor Número ${i + 1} Gómez`,
      'Cochera',
      '1980-01-01',
      '2010-01-01',
      1,
    ),
  )
  for (let i = 0; i < buses; i += 1)
    bus.run(`${1001 + i}`, 'Cochera', ROUTES[i % 4], '2020', 'Chevrolet', `TSA${1001 + i}`, uuids[i])
  for (const route of ROUTES)
    fare.run(randomUUID(), route, 3000, 12.8, 15, 5, 300, 2, '1990-01-01', '2199-12-31', 1)

  const any = figures(7)
  const days = Math.ceil(settlements / buses)
  const dates = Array.from({ length: days }, (_, i) => sumarDias(LAST_DAY, i - days + 1))
  for (let i = 0; i < settlements; i += 1) {
    const day = `${dates[Math.floor(i / buses)]}`
    const which = i % buses
    const register = 1000 + Math.floor(i / buses) * 400
    const passengers = 200 + any(300)
    const uuid = randomUUID()
    const driverUuid = `${uuids[(which + any(3)) % drivers]}`
    const pay = Math.round(passengers * 384)
    const net = passengers * 3000 - pay - 180_000
    settlement.run(
      uuid,
      day,
      `${1001 + which}`,
      driverUuid,
      6,
      register,
      register + passengers,
      passengers + 20,
      any(40),
      any(10),
      COMMENTS[any(COMMENTS.length)],
      any(10) > 0 ? 1 : 0,
      day,
      3000,
      12.8,
      15,
      5,
      300,
      2,
      passengers,
      passengers + 8,
      net,
      net + 20_000,
      pay,
      pay + 3000,
    )
    expense.run(randomUUID(), uuid, 0, 'Aseo', 30_000)
    expense.run(randomUUID(), uuid, 1, 'Combustible', 150_000)
    if (i % DEBT_EVERY === 0) debt.run(randomUUID(), 80_000, 'Préstamo', driverUuid, day, uuid)
    if (i % DEBT_EVERY === 1) repayment.run(randomUUID(), 50_000, 'Liquidación', driverUuid, day, uuid)
  }
  for (let i = 0; i < ATTENDANCE_DAYS; i += 1)
    for (const driverUuid of uuids) {
      const came = any(10) > 0 ? 1 : 0
      attendance.run(
        randomUUID(),
        sumarDias(LAST_DAY, -i),
        driverUuid,
        '1001',
        came || any(2) ? '' : 'Enfermo',
        came,
        came,
        any(2),
      )
    }
}

/**
 * Fills an empty data folder with a company of so many settlements with two expenses each, five drivers to four buses, and
 * {@link USER}.
 */
export async function makeCompany(dataDir: string, settlements: number, buses = 60): Promise<void> {
  const connection = await openDatabase({ dataDir })
  await migrate(connection)
  const passwordHash = await hashPassword(USER.password)
  await createUsuario(connection.db, {
    username: USER.username,
    nombre: 'Medidor',
    roles: ['ADMIN', 'EDITOR'],
    claveHash: passwordHash,
  })
  await connection.close()

  const sqlite = new BetterSqlite(path.join(dataDir, 'cochera.sqlite'))
  sqlite.pragma('synchronous = OFF')
  // Room for all the indexes at once: a million settlements are there in a minute.
  sqlite.pragma('cache_size = -1500000')
  sqlite.transaction(() => withoutTriggers(sqlite, () => seed(sqlite, settlements, buses)))()
  sqlite.pragma('wal_checkpoint(TRUNCATE)')
  sqlite.close()
}
