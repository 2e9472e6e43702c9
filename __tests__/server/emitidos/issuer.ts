/** A company that issues papers, with drivers whose contracts have ended. */
import { type CuerpoEmision, type Emitido } from '../../../src/contract/emitidos'
import { claveDelContrato, type Papel } from '../../../src/contract/previa'
import { type Db } from '../../../src/server/db/types'
import { type Engine } from '../../setup/databases'
import { aBus, aConductor, aContrato, aDeuda, aLiquidacion } from '../builders'
import { openApplication, type Options, type ServerRequest, type Usuario } from '../realApp'
import { type Refusal } from '../testServer'

type Caller = (
  method: ServerRequest['method'],
  path: string,
  payload?: object,
  headers?: Record<string, string>,
) => Promise<{ status: number; body: unknown }>

/**
 * A driver whose contract of 2026 ended on 30 September, who earned 9 million and owes 900,000: the settlement pays cesantías of 750,000,
 * their interest, a prima and vacations.
 */
export async function aLeaver(db: Db, conductor: Parameters<typeof aConductor>[1] = {}) {
  const { uuid, documento, empresa, nombre } = await aConductor(db, {
    valido: 0,
    fechaUltimoIngreso: '2026-01-01',
    fechaUltimoRetiro: '2026-09-30',
    ...conductor,
  })
  const contrato = await aContrato(db, uuid, { desde: '2026-01-01', hasta: '2026-09-30', empresa })
  const busNumero = (await aBus(db)).numero
  for (const fecha of ['2026-01-01', '2026-03-15', '2026-05-15', '2026-07-15', '2026-09-30'])
    await aLiquidacion(db, {
      conductorUuid: uuid,
      fecha,
      busNumero,
      liquidada: 1,
      salarioSensor: 1_800_000,
      salarioReg: 1_800_000,
    })
  await aDeuda(db, uuid, { valor: 900_000 })
  return { uuid, documento, nombre, contratoUuid: contrato.uuid, busNumero }
}

export const NOW = '2026-11-27T17:00:00Z'

/** Asks for papers and issues them as a clerk does: what is previewed, then what was seen. */
export function clerkOf(call: Caller) {
  const previa = async (body: object) =>
    (await call('POST', '/documentos/previa', body)).body as { papeles: Papel[] }
  const seen = async (body: object) =>
    ({
      ...body,
      papeles: (await previa(body)).papeles.map(({ contrato, huella }) => ({
        clave: claveDelContrato(contrato),
        huella,
      })),
    }) as CuerpoEmision
  const send = async (body: object, headers?: Record<string, string>) => {
    const answer = await call('POST', '/emitidos', body, headers)
    return answer as { status: number; body: Emitido[] & Refusal }
  }
  return { previa, seen, send, issue: async (body: object) => send(await seen(body)) }
}

export const liquidacion = (documento: string, datos: object = { deuda: 300_000 }) => ({
  tipo: 'liquidacion',
  documento,
  datos,
})

/** The real server on 27 November 2026, and everything that a paper is stored in. */
export async function openIssuer(engine: Engine, options: Options = {}) {
  const app = await openApplication(engine, { now: NOW, ...options })
  const as =
    (usuario: Usuario): Caller =>
    async (method, path, payload, headers) => {
      const answer = await app.ask(usuario, { method, url: `/api${path}`, payload, headers })
      return { status: answer.statusCode, body: answer.json<unknown>() }
    }
  const { db } = app
  const stored = async (conductorUuid: string) => ({
    emitidos: await db
      .selectFrom('emitidos')
      .selectAll()
      .where('conductorUuid', '=', conductorUuid)
      .execute(),
    abonos: await db
      .selectFrom('abonos')
      .select(['valor', 'origen', 'fecha', 'emitidoUuid'])
      .where('conductorUuid', '=', conductorUuid)
      .execute(),
  })
  const pdf = (uuid: string) => app.ask('consulta', { method: 'GET', url: `/api/emitidos/pdf?uuid=${uuid}` })
  const annul = async (uuid: string, body: object = { version: 1 }, usuario: Usuario = 'admin') =>
    (await as(usuario)('PUT', `/emitidos/anular?uuid=${uuid}`, body)) as {
      status: number
      body: Emitido & Refusal
    }
  return {
    app,
    db,
    as,
    stored,
    pdf,
    annul,
    editor: clerkOf(as('editor')),
    admin: clerkOf(as('admin')),
    close: app.close,
  }
}

export type Issuer = Awaited<ReturnType<typeof openIssuer>>
