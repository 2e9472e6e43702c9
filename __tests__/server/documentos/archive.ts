import { sql } from 'kysely'
import { type Db } from '../../../src/server/db/types'
import { type ConductoresTable } from '../../../src/server/db/schema'
import { type Engine } from '../../setup/databases'
import { textOfPdf } from '../../setup/pdf'
import { openApplication, type Options, type Usuario } from '../realApp'
import { aConductor, aLiquidacion } from '../builders'

/** A driver, and what the sensor's salaries were on each of some days. */
export async function aConductorWith(
  db: Db,
  conductor: Partial<Omit<ConductoresTable, 'version'>>,
  salarios: Readonly<Record<string, number>>,
) {
  const { uuid } = await aConductor(db, conductor)
  for (const [fecha, salarioSensor] of Object.entries(salarios))
    await aLiquidacion(db, { conductorUuid: uuid, fecha, salarioSensor, salarioReg: 1 })
  return uuid
}

/** The real server on 10 June 2090, or at another instant, asked for documents as the browser's second client does. */
export async function openArchive(
  engine: Engine,
  now = '2090-06-10T17:00:00Z',
  config: Options['config'] = {},
) {
  const application = await openApplication(engine, {
    now,
    config: { empresa: 'Buses de Prueba S.A.S.', ...config },
  })
  const ask = (usuario: Usuario | null, path: string) =>
    application.ask(usuario, {
      method: 'GET',
      url: `/api/documentos${path}`,
      headers: { 'content-type': 'application/pdf' },
    })
  return {
    db: application.db,
    ask,
    close: application.close,
    /** The text of each page. */
    read: async (path: string) => textOfPdf((await ask('consulta', path)).rawPayload),
    refusal: async (path: string) => {
      const answer = await ask('consulta', path)
      return { status: answer.statusCode, body: answer.json<unknown>() }
    },
    /** Sum of the stored salaries of a driver between two dates, as SQL adds them up. */
    sumOf: async (conductorUuid: string, from: string, until: string) => {
      const { rows } = await sql<{ suma: number }>`
        select sum("salarioSensor") as suma from liquidaciones
        where "conductorUuid" = ${conductorUuid} and fecha between ${from} and ${until}`.execute(
        application.db,
      )
      return Number(rows[0]?.suma)
    },
    clear: async () => {
      for (const table of ['asistencias', 'liquidaciones', 'buses', 'conductores'] as const)
        await application.db.deleteFrom(table).execute()
    },
  }
}

export type Archive = Awaited<ReturnType<typeof openArchive>>
