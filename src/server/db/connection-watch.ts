import pg from 'pg'

/** Milliseconds between checks, until a query is suspect, and for PostgreSQL to accept a probe. */
const INTERVAL = 200
const SUSPICIOUS_AFTER = 800
const GREETING_TIMEOUT = 1500

/** Checks whether PostgreSQL answers a new connection, even with a refusal. */
async function isReachable(databaseUrl: string) {
  const client = new pg.Client({ connectionString: databaseUrl, connectionTimeoutMillis: GREETING_TIMEOUT })
  client.on('error', () => undefined)
  try {
    await client.connect()
    return true
  } catch (error) {
    return error instanceof pg.DatabaseError
  } finally {
    void client.end()
  }
}

/**
 * Ends connections to a PostgreSQL that is gone. A machine that lost power, or a firewall that drops packets, closes no connection: a
 * query would wait a quarter of an hour for the system to give up. So while a query takes long, a new connection is tried; if that
 * fails, the query fails too, within 3 s in all.
 */
export function watchConnections(pool: pg.Pool, databaseUrl: string) {
  const inUse = new Map<pg.PoolClient, number>()
  pool.on('acquire', (client) => inUse.set(client, performance.now()))
  pool.on('release', (_error, client) => inUse.delete(client))

  let probing = false
  const probe = async () => {
    const now = performance.now()
    const suspects = [...inUse].filter(([, start]) => now - start > SUSPICIOUS_AFTER)
    if (probing || suspects.length === 0) return
    probing = true
    const reachable = await isReachable(databaseUrl)
    probing = false
    for (const [client, start] of suspects) {
      if (inUse.get(client) !== start) continue
      // PostgreSQL is alive: the query is suspect again after another while.
      if (reachable) inUse.set(client, performance.now())
      else void client.end()
    }
  }
  const timer = setInterval(() => {
    if (pool.ended) clearInterval(timer)
    else void probe()
  }, INTERVAL)
  timer.unref()
}
