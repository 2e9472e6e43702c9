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
 * Knows the last stored change and tells its listeners of each new one, once and in order. It reads when it is poked: after a write of
 * this process, at PostgreSQL's notification of any, and now and then in case neither came.
 */
export class ChangeFeed {
  #secuencia = 0
  #again = false
  #reading: Promise<void> | undefined
  #closed = false
  #timer: NodeJS.Timeout | undefined
  readonly #listeners = new Set<Listener>()

  constructor(private readonly options: Options) {}

  /** The last change of which the listeners have been told. */
  get secuencia(): number {
    return this.#secuencia
  }

  async start() {
    this.#secuencia = await lastSecuencia(this.options.db)
    const look = () => {
      if (this.#listeners.size > 0) void this.poke()
    }
    this.#timer = setInterval(look, this.options.interval)
  }

  /** Tells of the changes from now on, above `secuencia` as it is at this moment. @returns what ends it. */
  subscribe(listener: Listener): () => void {
    this.#listeners.add(listener)
    return () => void this.#listeners.delete(listener)
  }

  /** Has what is new read. @returns when it has been, or could not be. */
  poke = (): Promise<void> => {
    this.#again = true
    this.#reading ??= this.#readWhilePoked()
    return this.#reading
  }

  /** Ends the reading: the database may be closed afterwards. */
  async close() {
    this.#closed = true
    clearInterval(this.#timer)
    await this.#reading
  }

  async #readWhilePoked() {
    try {
      while (this.#again && !this.#closed) {
        this.#again = false
        await this.#readOn()
      }
    } catch (error) {
      this.options.onFailure(error)
    } finally {
      this.#reading = undefined
    }
  }

  async #readOn() {
    for (;;) {
      const eventos = await readEventos(this.options.db, { after: this.#secuencia, limit: PAGE })
      const last = eventos.at(-1)
      if (!last || this.#closed) return
      // Both at once: whoever subscribes hears of what is above `secuencia`, and of nothing else.
      this.#secuencia = last.secuencia
      for (const listener of this.#listeners) listener(eventos)
      if (eventos.length < PAGE) return
      // The streams send what they have been told before they are told more.
      await setImmediate()
    }
  }
}
