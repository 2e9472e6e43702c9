import { setImmediate } from 'node:timers/promises'
import { type Evento } from '../../../src/contract/eventos'
import type { Sustantivo } from '../../../src/contract/sustantivos'
import { type Engine } from '../../setup/databases'
import { openStream } from '../../setup/eventStream'
import { openApplication, type Options } from '../realApp'

export const HOUR = 3_600_000
/** Nothing but a save of its own, or a notification, has the server look at the record of changes. */
const TOLD_ALONE = { heartbeat: 20, sesiones: 20, reading: HOUR }

export const identifiersOf = (eventos: Evento[]) => eventos.map(({ identificador }) => identificador)

/** The server over the network at noon of 20 March 2030, with admin, editor and consulta signed in. */
export async function openStreamServer(engine: Engine, intervals: Options['intervals'] = TOLD_ALONE) {
  let now = Date.parse('2030-03-20T17:00:00Z')
  const clock = () => new Date(now)
  const app = await openApplication(engine, { now: clock, intervals })
  const origin = await app.app.listen({ port: 0, host: '127.0.0.1' })
  // Signing in is a change, of which a stream would tell.
  for (const username of ['admin', 'editor', 'consulta']) await app.tokenOf(username)

  const lastSecuencia = async () =>
    (
      await app.db
        .selectFrom('cambios')
        .select('secuencia')
        .orderBy('secuencia', 'desc')
        .executeTakeFirstOrThrow()
    ).secuencia
  const header = async () =>
    Number((await app.ask('admin', { method: 'GET', url: '/api/buses' })).headers.secuencia)
  /** Waits until the server has heard of all that is stored. */
  const heardOf = async () => {
    const last = await lastSecuencia()
    while ((await header()) < last) await setImmediate()
  }
  await heardOf()

  const holiday = (fecha: string, who = 'editor') =>
    app.ask(who, { method: 'POST', url: '/api/festivos', payload: { fecha } })
  return {
    ...app,
    origin,
    clock,
    lastSecuencia,
    heardOf,
    holiday,
    /** Saves a holiday. @returns its uuid. */
    uuidOf: async (fecha: string, who?: string) => (await holiday(fecha, who)).json<{ uuid: string }>().uuid,
    /** A stream for one of the users, who has been told of all up to `last`. */
    open: async (username: string, last?: number) => openStream(origin, await app.tokenOf(username), last),
    passTime: (milliseconds: number) => void (now += milliseconds),
    /** So many changes of which nobody says that they are there. */
    store: (count: number, usuario = 'Persona', sustantivo: Sustantivo = 'liquidaciones') =>
      app.db
        .insertInto('cambios')
        .values(
          Array.from({ length: count }, (_, i) => ({
            instante: '2030-03-20T17:00:00.000Z',
            grupo: `${i}`,
            usuario,
            sustantivo,
            identificador: `${i}`,
            registro: 'Bus 12',
            etiqueta: 'bus 12',
            tipo: 'editado' as const,
          })),
        )
        .execute(),
  }
}

export type StreamServer = Awaited<ReturnType<typeof openStreamServer>>
