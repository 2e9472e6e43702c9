import pg from 'pg'

/** Milliseconds: how often it looks, how long a query may take unasked, and how long PostgreSQL may take to greet. */
const CADA = 200
const SIN_DUDAS = 800
const SALUDO = 1500

/** Whether PostgreSQL still says anything to a new connection, a refusal included. */
async function responde(databaseUrl: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: databaseUrl, connectionTimeoutMillis: SALUDO })
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
 * Ends the connections that wait for a PostgreSQL that is no more. A machine without power, or a firewall that drops
 * packets, ends no connection: a query on it would wait a quarter of an hour, until the system gives it up. So while one takes
 * longer than a moment, a new connection is tried beside it; when that fails, the query fails too, within 3 s in all.
 */
export function vigilar(pool: pg.Pool, databaseUrl: string): void {
  const enUso = new Map<pg.PoolClient, number>()
  pool.on('acquire', (client) => enUso.set(client, performance.now()))
  pool.on('release', (_error, client) => enUso.delete(client))

  let preguntando = false
  const mirar = async () => {
    const desde = performance.now()
    const dudosos = [...enUso].filter(([, inicio]) => desde - inicio > SIN_DUDAS)
    if (preguntando || dudosos.length === 0) return
    preguntando = true
    const vive = await responde(databaseUrl)
    preguntando = false
    for (const [client, inicio] of dudosos) {
      if (enUso.get(client) !== inicio) continue
      // Heard of just now: it is asked about again in a moment.
      if (vive) enUso.set(client, performance.now())
      else void client.end()
    }
  }
  const reloj = setInterval(() => {
    if (pool.ended) clearInterval(reloj)
    else void mirar()
  }, CADA)
  reloj.unref()
}
