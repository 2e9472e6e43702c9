import type { Updateable } from 'kysely'
import type { LiquidacionDetalle, LiquidacionFila } from '../../../src/contract/liquidaciones'
import type { PasajesTable } from '../../../src/server/db/schema'
import type { Engine } from '../../setup/databases'
import { unaAplicacion, type Peticion, type Usuario } from '../aplicacion'
import { unBus, unConductor, unFestivo, unPasaje } from '../builders'

/** What the form sends for bus 12 on Thursday 5 March 2026; `undefined` leaves a field out. */
export const unaLiquidacion = (cambios: Record<string, unknown> = {}) => ({
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
  ...cambios,
})

/** What the server may answer to a call on one settlement, refusals included. */
type Cuerpo = LiquidacionFila & { mensaje?: string; errores?: Record<string, string>; actual?: object }

const TARIFA = {
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
export async function abrirEmpresa(engine: Engine) {
  const aplicacion = await unaAplicacion(engine, { ahora: '2030-03-20T17:00:00Z' })
  const { db } = aplicacion
  const ana = await unConductor(db, { documento: '1001', nombre: 'Ana Álvarez' })
  const beto = await unConductor(db, { documento: '1002', nombre: 'Beto Bernal' })
  await unConductor(db, { documento: '1003', nombre: 'Carlos Retirado', valido: 0 })
  await unBus(db, { numero: '12', ruta: 'CCNT', conductorUuid: ana.uuid })
  await unBus(db, { numero: '15', ruta: 'CSUR3', conductorUuid: beto.uuid })
  await unBus(db, { numero: '17', ruta: 'CCNT' })
  await unBus(db, { numero: '20', ruta: 'CBOS' })
  await unPasaje(db, { ...TARIFA, ruta: 'CCNT' })
  await unPasaje(db, { ...TARIFA, ruta: 'CSUR3', valor: 2_500, fechaFinal: '2026-12-31' })
  const junio = { ruta: 'CSUR3', fechaInicio: '2026-06-01', fechaFinal: '2026-06-30' }
  await unPasaje(db, { ...TARIFA, ...junio, valor: 2_600 })
  await unPasaje(db, { ...TARIFA, ...junio, valor: 9_999, fechaInicio: '2026-06-01', valido: 0 })
  await unFestivo(db, { fecha: '2026-03-23' })

  const crudo = (
    method: 'GET' | 'POST' | 'PUT' | 'DELETE',
    ruta: string,
    payload?: unknown,
    quien?: Usuario | null,
  ) => aplicacion.pedir(quien === undefined ? 'admin' : quien, { method, url: `/api${ruta}`, payload })

  async function pedir(...peticion: Parameters<typeof crudo>) {
    const respuesta = await crudo(...peticion)
    return { status: respuesta.statusCode, cuerpo: respuesta.json<Cuerpo>() }
  }

  return {
    db,
    crudo,
    conCabeceras: (peticion: Peticion) => aplicacion.pedir('consulta', peticion),
    pedir,
    cerrar: aplicacion.cerrar,
    eliminar: (uuid: string) => pedir('DELETE', `/liquidaciones?uuid=${uuid}`),
    tabla: async (ruta = '/liquidaciones/table') => (await crudo('GET', ruta)).json<LiquidacionFila[]>(),
    detalle: async (uuid: string) =>
      (await crudo('GET', `/liquidaciones/detalle?uuid=${uuid}`)).json<LiquidacionDetalle>(),
    filasDe: (tabla: 'abonos' | 'deudas' | 'gastos') => db.selectFrom(tabla).selectAll().execute(),
    uuidDe: async (documento: string) =>
      (
        await db
          .selectFrom('conductores')
          .select('uuid')
          .where('documento', '=', documento)
          .executeTakeFirstOrThrow()
      ).uuid,

    /** Sends sensor rows of 5 March, with 350 passengers in 6 trips where a row does not say. */
    async sensores(filas: readonly Record<string, unknown>[]) {
      const comun = { fecha: '2026-03-05', sensor: 350, civica: 0, viajes: 6 }
      const respuesta = await crudo(
        'POST',
        '/liquidaciones/sensores',
        filas.map((fila) => ({ ...comun, ...fila })),
      )
      return { status: respuesta.statusCode, cuerpo: respuesta.json<LiquidacionFila[] & Cuerpo>() }
    },

    /** Runs something while every fare has these figures. */
    async conPasajes(cifras: Updateable<PasajesTable>, fn: () => Promise<void>) {
      const antes = await db.selectFrom('pasajes').selectAll().execute()
      await db.updateTable('pasajes').set(cifras).execute()
      try {
        await fn()
      } finally {
        await db.deleteFrom('pasajes').execute()
        await db.insertInto('pasajes').values(antes).execute()
      }
    },

    /** Deletes every settlement, and what hangs from them. */
    async vaciar() {
      await db.deleteFrom('liquidaciones').execute()
    },
  }
}

export type Empresa = Awaited<ReturnType<typeof abrirEmpresa>>
