/**
 * Consistency of issued papers when the process is killed: each time another driver's paper is issued, replaced and annulled by a process
 * that kills itself after one more write than the last. Then the office goes on.
 */
import { randomUUID } from 'node:crypto'
import { buildApp } from '../../src/server/app'
import { openDatabase } from '../../src/server/db/connection'
import { type Db } from '../../src/server/db/types'
import { aLeaver, clerkOf, liquidacion, openIssuer, NOW } from '../server/emitidos/issuer'
import { PASSWORD } from '../server/realApp'
import { type Engine } from '../setup/databases'
import { launch } from '../setup/serverProcess'
import { textOfPdf } from '../setup/pdf'

/** More writes than there are in the three calls. */
const MOST = 40
const DEBT = 300_000

/** Contradictions: a number without figures, a repayment without its paper, a gap. */
async function contradictions(db: Db) {
  const wrong: string[] = []
  const papers = await db.selectFrom('emitidos').selectAll().orderBy('numero').execute()
  const counters = await db.selectFrom('emitidoContadores').select('numero').execute()
  if (papers.some(({ numero }, index) => numero !== index + 1)) wrong.push('a gap')
  if (counters.some(({ numero }) => numero !== papers.length)) wrong.push('a counter of its own')
  const repayments = await db.selectFrom('abonos').selectAll().where('emitidoUuid', 'is not', null).execute()
  const covers = await db.selectFrom('emitidoConceptos').select('emitidoUuid').execute()
  for (const { uuid, numero, anulado, lineas } of papers) {
    const repaid = repayments.filter(({ emitidoUuid }) => emitidoUuid === uuid).map(({ valor }) => valor)
    if (repaid.join() !== (anulado === 1 ? '' : String(DEBT)))
      wrong.push(`${numero}: repaid ${repaid.join()}`)
    if (!covers.some(({ emitidoUuid }) => emitidoUuid === uuid)) wrong.push(`${numero}: no cover`)
    if (!lineas.includes('"cesantias"')) wrong.push(`${numero}: no figures`)
  }
  const owners = papers.filter(({ anulado }) => anulado === 0).map(({ conductorUuid }) => conductorUuid)
  if (new Set(owners).size < owners.length) wrong.push('two papers of one driver')
  return wrong
}

/** Kills after every so many writes. @returns how often, and what was wrong afterwards. */
export async function killWhileIssuing(engine: Engine, every = 1) {
  const issuer = await openIssuer(engine)
  const { base, config } = issuer.app
  const drivers: { seen: object; key: string }[] = []
  for (let writes = 1; writes <= MOST; writes += every) {
    const { documento } = await aLeaver(issuer.db)
    const seen = await issuer.admin.seen(liquidacion(documento, { deuda: DEBT }))
    drivers.push({ seen, key: randomUUID() })
  }
  await issuer.app.app.close()
  await issuer.app.connection.close()

  let kills = 0
  const tried: typeof drivers = []
  for (const [index, driver] of drivers.entries()) {
    tried.push(driver)
    const child = launch(
      {
        DATA_DIR: base.dataDir,
        DATABASE_URL: base.databaseUrl,
        WRITES: String(1 + index * every),
        SEEN: JSON.stringify(driver.seen),
        KEY: driver.key,
      },
      { entry: '__tests__/proof/issue-kills.child.ts' },
    )
    const code = await child.end
    if (code === 0) break
    if (code !== null) throw new Error(`It ended by itself: ${child.output()}`)
    kills += 1
  }

  const connection = await openDatabase(base)
  const { db } = connection
  const wrong = await contradictions(db)
  const app = await buildApp({ connection, config, clock: () => new Date(NOW) })
  const signedIn = await app.inject({
    method: 'POST',
    url: '/api/auth/login',
    payload: { username: 'admin', password: PASSWORD },
  })
  const session = { authorization: `Bearer ${signedIn.json<{ token: string }>().token}` }
  const clerk = clerkOf(async (method, path, payload, headers) => {
    const answer = await app.inject({
      method,
      url: `/api${path}`,
      payload,
      headers: { ...headers, ...session },
    })
    return { status: answer.statusCode, body: answer.json<unknown>() }
  })
  // Under its key each first call is stored once, whether it was before or is now.
  for (const { seen, key } of tried) await clerk.send(seen, { 'idempotency-key': key })
  wrong.push(...(await contradictions(db)))
  const papers = await db.selectFrom('emitidos').select(['uuid', 'numero', 'reemplaza']).execute()
  const firsts = papers.filter(({ reemplaza }) => reemplaza === null).length
  if (firsts !== tried.length) wrong.push(`${firsts} first papers of ${tried.length} drivers`)
  for (const { uuid, numero } of papers) {
    const file = await app.inject({ url: `/api/emitidos/pdf?uuid=${uuid}`, headers: session })
    const [page = ''] = await textOfPdf(file.rawPayload)
    if (!page.includes(`Liquidación n.º 2026-${numero} `)) wrong.push(`${numero}: no PDF`)
  }
  await app.close()
  await connection.close()
  await base.destroy()
  return { kills, wrong }
}
