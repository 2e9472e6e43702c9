import type { Updateable } from 'kysely'
import type { LiquidacionDetalle, LiquidacionFila } from '../../../src/contract/liquidaciones'
import type { PasajesTable } from '../../../src/server/db/schema'
import type { Engine } from '../../setup/databases'
import { openApplication, type ServerRequest, type Usuario } from '../realApp'
import { whileTested } from '../whileTested'
import { aBus, aConductor, aFestivo, aPasaje } from '../builders'

/** Body that the form sends for bus 12 on Thursday 5 March 2026; `undefined` leaves a field out. */
export const liquidacionPayload = (changes: Record<string, unknown> = {}) => ({
  fecha: '2026-03-05',
  busNumero: '12',
  conductorDocumento: '1001',
  viajes: 6,
  regIni: 1_000,
  regFin: 1_300,
  sensor: 350,
  civica: 40,
  tiquetes: 10,
  comentario: '',
  liquidada: false,
  gastos: [
    { nombre: 'Aseo', valor: 30_000 },
    { nombre: 'Combustible', valor: 150_000 },
  ],
  ...changes,
})

/** Answer to a call on one settlement, refusals included. */
type Body = LiquidacionFila & { mensaje?: string; errores?: Record<string, string>; actual?: object }

const FARE = {
  valor: 2_800,
  porcentajePasajero: 12.8,
  porcentajeFestivos: 14,
  porcentajeBonificacion: 5,
  limiteBonificacion: 400,
  pasajerosPorViaje: 3,
}

/**
 * A server whose day is 20 March 2030, with buses 12 (Ana's), 15 (Beto's), 17 (nobody's) and 20, whose route has no
 * fare; driver 1003 is retired.
 */
export async function openCompany(engine: Engine) {
  const application = await openApplication(engine, { now: '2030-03-20T17:00:00Z' })
  const { db } = application
  const ana = await aConductor(db, { documento: '1001', nombre: 'Ana Álvarez' })
  const beto = await aConductor(db, { documento: '1002', nombre: 'Beto Bernal' })
  await aConductor(db, { documento: '1003', nombre: 'Carlos Retirado', valido: 0 })
  await aBus(db, { numero: '12', ruta: 'CCNT', conductorUuid: ana.uuid })
  await aBus(db, { numero: '15', ruta: 'CSUR3', conductorUuid: beto.uuid })
  await aBus(db, { numero: '17', ruta: 'CCNT' })
  await aBus(db, { numero: '20', ruta: 'CBOS' })
  await aPasaje(db, { ...FARE, ruta: 'CCNT' })
  await aPasaje(db, { ...FARE, ruta: 'CSUR3', valor: 2_500, fechaFinal: '2026-12-31' })
  const june = { ruta: 'CSUR3', fechaInicio: '2026-06-01', fechaFinal: '2026-06-30' }
  await aPasaje(db, { ...FARE, ...june, valor: 2_600 })
  await aPasaje(db, { ...FARE, ...june, valor: 9_999, fechaInicio: '2026-06-01', valido: 0 })
  await aFestivo(db, { fecha: '2026-03-23' })

  const raw = (
    method: 'GET' | 'POST' | 'PUT' | 'DELETE',
    path: string,
    payload?: unknown,
    who?: Usuario | null,
  ) => application.ask(who === undefined ? 'admin' : who, { method, url: `/api${path}`, payload })

  async function ask(...request: Parameters<typeof raw>) {
    const answer = await raw(...request)
    return { status: answer.statusCode, body: answer.json<Body>() }
  }

  return {
    db,
    raw,
    withHeaders: (request: ServerRequest) => application.ask('consulta', request),
    ask,
    close: application.close,
    remove: (uuid: string) => ask('DELETE', `/liquidaciones?uuid=${uuid}`),
    table: async (path = '/liquidaciones/table') => (await raw('GET', path)).json<LiquidacionFila[]>(),
    detail: async (uuid: string) =>
      (await raw('GET', `/liquidaciones/detalle?uuid=${uuid}`)).json<LiquidacionDetalle>(),
    rowsOf: (table: 'abonos' | 'deudas' | 'gastos') => db.selectFrom(table).selectAll().execute(),
    uuidOf: async (documento: string) =>
      (
        await db
          .selectFrom('conductores')
          .select('uuid')
          .where('documento', '=', documento)
          .executeTakeFirstOrThrow()
      ).uuid,

    /** Sends sensor rows of 5 March, with 350 passengers in 6 trips where a row does not say. */
    async sensores(rows: readonly Record<string, unknown>[]) {
      const common = { fecha: '2026-03-05', sensor: 350, civica: 0, viajes: 6 }
      const answer = await raw(
        'POST',
        '/liquidaciones/sensores',
        rows.map((row) => ({ ...common, ...row })),
      )
      return { status: answer.statusCode, body: answer.json<LiquidacionFila[] & Body>() }
    },

    /** Runs something while every fare has these figures. */
    async withPasajes(figures: Updateable<PasajesTable>, fn: () => Promise<void>) {
      const before = await db.selectFrom('pasajes').selectAll().execute()
      await db.updateTable('pasajes').set(figures).execute()
      try {
        await fn()
      } finally {
        await db.deleteFrom('pasajes').execute()
        await db.insertInto('pasajes').values(before).execute()
      }
    },

    /** Deletes every settlement, and what hangs from them. */
    async clear() {
      await db.deleteFrom('liquidaciones').execute()
    },
  }
}

export type Company = Awaited<ReturnType<typeof openCompany>>

/** The server for the tests of a describe, without settlements before each. */
export const companyFor = (engine: Engine) =>
  whileTested(
    () => openCompany(engine),
    (company) => company.clear(),
  )
