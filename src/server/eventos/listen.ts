import pg from 'pg'
import { CHANGES_CHANNEL } from '../db/changes/recorder'

/** Milliseconds between attempts to connect: doubled from the first to the last. */
const FIRST_DELAY = 250
const LAST_DELAY = 10_000

interface Options {
  databaseUrl: string
  /** Called at each notification, and once listening: others may have got lost before. */
  onChange: () => void
  onFailure: (error: unknown) => void
}

/** Hears on a connection of its own of the changes that any process commits to PostgreSQL. A lost connection is replaced. */
export class ChangesListener {
  #client: pg.Client | undefined
  #connecting: Promise<void> | undefined
  #timer: NodeJS.Timeout | undefined
  #delay = FIRST_DELAY
  #closed = false

  constructor(private readonly options: Options) {}

  start() {
    this.#connecting = this.#connect()
  }

  async close() {
    this.#closed = true
    clearTimeout(this.#timer)
    await this.#connecting
    // Not waited for: the way to PostgreSQL may have gone silent.
    this.#client?.end().catch(() => undefined)
  }

  async #connect() {
    const { databaseUrl, onChange, onFailure } = this.options
    const client = new pg.Client({
      connectionString: databaseUrl,
      connectionTimeoutMillis: 2500,
      query_timeout: 2500,
      keepAlive: true,
      keepAliveInitialDelayMillis: 10_000,
      application_name: 'cochera',
    })
    let lost = false
    const onLost = (error: unknown) => {
      if (lost) return
      lost = true
      this.#client = undefined
      client.end().catch(() => undefined)
      if (this.#closed) return
      onFailure(error)
      this.#timer = setTimeout(() => this.start(), this.#delay).unref()
      this.#delay = Math.min(this.#delay * 2, LAST_DELAY)
    }
    client.on('error', onLost)
    client.on('end', () => onLost(new Error('The connection ended.')))
    client.on('notification', onChange)
    try {
      await client.connect()
      await client.query(`listen ${CHANGES_CHANNEL}`)
      this.#client = client
      this.#delay = FIRST_DELAY
      onChange()
    } catch (error) {
      onLost(error)
    }
  }
}
