import { type Db } from '../../src/server/db/types'
import { type Engine } from '../setup/databases'
import { textOfPdf } from '../setup/pdf'
import { openApplication, type Options, type Usuario } from './realApp'
import { whileTested } from './whileTested'

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'

/** Answer of a refusal. */
export interface Refusal {
  mensaje: string
  errores?: Record<string, string>
  /** The record as it is now, where the edit came too late. */
  actual?: object
}

const TABLES = [
  'cierreLiquidaciones',
  'cierres',
  'asistencias',
  'abonos',
  'deudas',
  'gastos',
  'liquidaciones',
  'festivos',
  'pasajes',
  'buses',
  'contratos',
  'conductores',
] as const

export async function clearCompany(db: Db): Promise<void> {
  for (const table of TABLES) await db.deleteFrom(table).execute()
}

/**
 * The real server on the evening of 20 March 2090, when it is already the 21st in UTC, unless `now` is another, with no company in it.
 * `ask` asks as a user of `application.ts` (null: nobody signed in) for a path of section 7, and `pdf` reads the pages of a document.
 */
export async function openServer(
  engine: Engine,
  config: Options['config'] = {},
  now: Options['now'] = '2090-03-21T03:00:00Z',
) {
  const application = await openApplication(engine, { now, config })
  const ask = async <Body = Refusal>(
    usuario: Usuario | null,
    method: Method,
    path: string,
    payload?: unknown,
    headers?: Record<string, string>,
  ) => {
    const answer = await application.ask(usuario, { method, url: `/api${path}`, payload, headers })
    return { status: answer.statusCode, body: answer.json<Body>() }
  }
  const pdf = async (usuario: Usuario, path: string) =>
    textOfPdf((await application.ask(usuario, { method: 'GET', url: `/api${path}` })).rawPayload)
  return {
    engine,
    db: application.db,
    ask,
    pdf,
    config: application.config,
    clearCompany: () => clearCompany(application.db),
    close: application.close,
  }
}

export type TestServer = Awaited<ReturnType<typeof openServer>>

/** A server for the tests of a describe, with no company before each. */
export const serverFor = (...options: Parameters<typeof openServer>) =>
  whileTested(
    () => openServer(...options),
    (server) => server.clearCompany(),
  )

/** The application for the tests of a describe, with whatever those before have left in it. */
export const applicationFor = (...options: Parameters<typeof openApplication>) =>
  whileTested(
    () => openApplication(...options),
    () => undefined,
  )
