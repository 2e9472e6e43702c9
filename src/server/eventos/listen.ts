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

/**
 * Hears on a connection of its own of the changes that any process commits to PostgreSQL. A lost connection is replaced.
 * @returns what ends it.
 */
export function listenToChanges({ databaseUrl, onChange, onFailure }: Options) {
  let connected: pg.Client | undefined
  let timer: NodeJS.Timeout | undefined
  let delay = FIRST_DELAY
  let closed = false
  let connecting = connect()

  async function connect() {
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
      connected = undefined
      client.end().catch(() => undefined)
      if (closed) return
      onFailure(error)
      timer = setTimeout(() => {
        connecting = connect()
      }, delay).unref()
      delay = Math.min(delay * 2, LAST_DELAY)
    }
    client.on('error', onLost)
    client.on('end', () => onLost(new Error('The connection ended.')))
    client.on('notification', onChange)
    try {
      await client.connect()
      await client.query(`listen ${CHANGES_CHANNEL}`)
      connected = client
      delay = FIRST_DELAY
      onChange()
    } catch (error) {
      onLost(error)
    }
  }

  return async () => {
    closed = true
    clearTimeout(timer)
    await connecting
    // Not waited for: the way to PostgreSQL may have gone silent.
    connected?.end().catch(() => undefined)
  }
}
