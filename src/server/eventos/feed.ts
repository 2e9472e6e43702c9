import { setImmediate } from 'node:timers/promises'
import { type Evento } from '../../contract/eventos'
import { lastSecuencia } from '../db/changes/stored'
import { type Db } from '../db/types'

/** Changes of one statement, and of one message of a stream: 50 kB of JSON. */
export const PAGE = 200

type Listener = (eventos: Evento[]) => void

interface Options {
  db: Db
  /** Milliseconds between two readings that nobody asks for, while somebody listens. */
  interval: number
  onFailure: (error: unknown) => void
}

/** The changes above `after`, up to `until`, in their order. */
export const readEventos = (
  db: Db,
  { after, until = Number.MAX_SAFE_INTEGER, limit }: { after: number; until?: number; limit: number },
): Promise<Evento[]> =>
  db
    .selectFrom('cambios')
    .select(['secuencia', 'sustantivo', 'identificador', 'liquidacionUuid', 'tipo', 'usuario', 'solicitud'])
    .where('secuencia', '>', after)
    .where('secuencia', '<=', until)
    .orderBy('secuencia')
    .limit(limit)
    .execute()

/**
 * Knows the last stored change and tells its listeners of each new one, once and in order. It reads when it is woken: after a write of
 * this process, at PostgreSQL's notification of any, and now and then in case neither came.
 */
export function createFeed({ db, interval, onFailure }: Options) {
  const listeners = new Set<Listener>()
  let secuencia = 0
  let again = false
  let reading: Promise<void> | undefined
  let closed = false
  let timer: NodeJS.Timeout | undefined

  async function readOn() {
    for (;;) {
      const eventos = await readEventos(db, { after: secuencia, limit: PAGE })
      const last = eventos.at(-1)
      if (!last || closed) return
      // Both at once: whoever subscribes hears of what is above `secuencia`, and of nothing else.
      secuencia = last.secuencia
      for (const listener of listeners) listener(eventos)
      if (eventos.length < PAGE) return
      // The streams send what they have been told before they are told more.
      await setImmediate()
    }
  }

  async function readWhileWoken() {
    try {
      while (again && !closed) {
        again = false
        await readOn()
      }
    } catch (error) {
      onFailure(error)
    } finally {
      reading = undefined
    }
  }

  /** Has what is new read. @returns when it has been, or could not be. */
  function wake() {
    again = true
    return (reading ??= readWhileWoken())
  }

  return {
    wake,
    /** The last change of which the listeners have been told. */
    secuencia: () => secuencia,
    start: async () => {
      secuencia = await lastSecuencia(db)
      timer = setInterval(() => void (listeners.size > 0 && wake()), interval)
    },
    /** Tells of the changes from now on, above `secuencia` as it is at this moment. @returns what ends it. */
    subscribe: (listener: Listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    /** Ends the reading: the database may be closed afterwards. */
    close: async () => {
      closed = true
      clearInterval(timer)
      await reading
    },
  }
}

export type ChangeFeed = ReturnType<typeof createFeed>
