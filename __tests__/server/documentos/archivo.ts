import { sql } from 'kysely'
import { type Db } from '../../../src/server/db/types'
import { type ConductoresTable } from '../../../src/server/db/schema'
import { type Engine } from '../../setup/databases'
import { textoDePdf } from '../../setup/pdf'
import { unaAplicacion, type Usuario } from '../aplicacion'
import { unConductor, unaLiquidacion } from '../builders'

/** A driver, and what the sensor's salaries were on each of some days. */
export async function unConductorCon(
  db: Db,
  conductor: Partial<Omit<ConductoresTable, 'version'>>,
  salarios: Readonly<Record<string, number>>,
) {
  const { uuid } = await unConductor(db, conductor)
  for (const [fecha, salarioSensor] of Object.entries(salarios))
    await unaLiquidacion(db, { conductorUuid: uuid, fecha, salarioSensor, salarioReg: 1 })
  return uuid
}

/** The real server on 10 June 2090, or at another instant, asked for documents as the browser's second client does. */
export async function abrirArchivo(engine: Engine, ahora = '2090-06-10T17:00:00Z') {
  const aplicacion = await unaAplicacion(engine, {
    ahora,
    config: { empresa: 'Buses de Prueba S.A.S.' },
  })
  const pedir = (usuario: Usuario | null, ruta: string) =>
    aplicacion.pedir(usuario, {
      method: 'GET',
      url: `/api/documentos${ruta}`,
      headers: { 'content-type': 'application/pdf' },
    })
  return {
    db: aplicacion.db,
    pedir,
    cerrar: aplicacion.cerrar,
    /** The text of each page. */
    leer: async (ruta: string) => textoDePdf((await pedir('consulta', ruta)).rawPayload),
    negativa: async (ruta: string) => {
      const respuesta = await pedir('consulta', ruta)
      return { status: respuesta.statusCode, cuerpo: respuesta.json<unknown>() }
    },
    /** Sum of the stored salaries of a driver between two dates, as SQL adds them up. */
    sumaDe: async (conductorUuid: string, desde: string, hasta: string) => {
      const { rows } = await sql<{ suma: number }>`
        select sum("salarioSensor") as suma from liquidaciones
        where "conductorUuid" = ${conductorUuid} and fecha between ${desde} and ${hasta}`.execute(
        aplicacion.db,
      )
      return Number(rows[0]?.suma)
    },
    vaciar: async () => {
      for (const tabla of ['liquidaciones', 'buses', 'conductores'] as const)
        await aplicacion.db.deleteFrom(tabla).execute()
    },
  }
}

export type Archivo = Awaited<ReturnType<typeof abrirArchivo>>
