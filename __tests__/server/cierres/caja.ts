import { type Caja, type Cierres } from '../../../src/contract/cierres'
import { type LiquidacionFila } from '../../../src/contract/liquidaciones'
import { type Engine } from '../../setup/databases'
import { type Usuario } from '../realApp'
import { aBus, aConductor, aPasaje } from '../builders'
import { liquidacionPayload } from '../liquidaciones/company'
import { openServer, type Refusal } from '../testServer'
import { whileTested } from '../whileTested'

/** The server's day. */
export const TODAY = '2090-03-20'

/** Count by a person who counts a sum and knows what is missing. */
const count = (total: number) => ({
  contadoPor: 'total',
  efectivo: {},
  total,
  motivo: '',
  enterado: true,
})

/**
 * The server with buses 12, 15 and 17. A settlement of `liquidacionPayload` at the fare of 3.000 comes, by the register, to
 * 300 passengers, a salary of 115.200 and a net of 750.000 − 115.200 − 180.000 = 454.800.
 */
export async function openTill(
  engine: Engine,
  config: Parameters<typeof openServer>[1] = {},
  now?: Parameters<typeof openServer>[2],
) {
  const server = await openServer(engine, config, now)
  const { db, ask } = server

  const withBuses = async () => {
    await server.clearCompany()
    await aConductor(db, { documento: '1001', nombre: 'Ana Álvarez' })
    for (const numero of ['12', '15', '17']) await aBus(db, { numero })
    await aPasaje(db)
  }
  const signIn = async (usuario: Usuario, changes: Record<string, unknown> = {}) => {
    const { status, body } = await ask<LiquidacionFila & Refusal>(
      usuario,
      'POST',
      '/liquidaciones',
      liquidacionPayload({ fecha: TODAY, liquidada: true, ...changes }),
    )
    if (status !== 201) throw new Error(body.mensaje)
    return body
  }
  const day = async (fecha = TODAY) => (await ask<Cierres>('admin', 'GET', `/cierres?fecha=${fecha}`)).body
  const tillOf = async (username: string | null, fecha = TODAY) =>
    (await day(fecha)).cajas.find((caja) => caja.username === username) as Caja
  /** Closes a till as it is, with what should be there unless `changes` say otherwise. */
  const closeTill = async (
    usuario: Usuario,
    username: string | null,
    changes: { fecha?: string } & Record<string, unknown> = {},
    headers: Record<string, string> = {},
  ) => {
    const caja = await tillOf(username, changes.fecha)
    const body = { fecha: TODAY, username, huella: caja.huella, ...count(caja.ahora.esperado), ...changes }
    return ask<Caja & Refusal>(usuario, 'POST', '/cierres', body, headers)
  }
  const reabrir = async (
    usuario: Usuario,
    username: string | null,
    changes: object = {},
    fecha: string = TODAY,
  ) => {
    const { cierre } = await tillOf(username, fecha)
    const body = { motivo: 'Se contó mal', version: cierre?.version, ...changes }
    return ask<Caja & Refusal>(usuario, 'PUT', `/cierres/reabrir?uuid=${cierre?.uuid}`, body)
  }
  return { ...server, withBuses, signIn, dia: day, tillOf, closeTill, reopen: reabrir }
}

export type TillServer = Awaited<ReturnType<typeof openTill>>

/** The server for the tests of a describe, with its buses alone before each. */
export const tillFor = (...options: Parameters<typeof openTill>) =>
  whileTested(
    () => openTill(...options),
    (server) => server.withBuses(),
  )
