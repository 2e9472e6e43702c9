/**
 * Fuzzing with bad input: every field of every endpoint is sent what it should not hold. Nothing may answer a 5xx; each refusal is a 4xx
 * with a Spanish mensaje that says nothing of SQL, and leaves the database as it was.
 */
import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { sql } from 'kysely'
import { openDatabase } from '../../src/server/db/connection'
import type { Db } from '../../src/server/db/types'
import { everyCall, type Fields, type Sent } from '../server/everyCall'
import { aUsuario, openApplication, type ServerRequest } from '../server/realApp'
import { type Engine } from '../setup/databases'

/** A call with what it should be sent. */
export interface Call extends Sent {
  /** A method and a path of section 7, its parameters with a colon. */
  route: string
}

/** Every call as it should be. */
async function aCatalog(db: Db): Promise<Call[]> {
  const catalog: Call[] = []
  for (const [route, call] of Object.entries(await everyCall(db))) catalog.push({ route, ...(await call()) })
  return catalog
}

// Placeholder for a value that JSON has no text for; its quotes are taken off afterwards.
const UNQUOTED = /"@crudo:([^"]*)"/g
const RAW = ['NaN', 'Infinity', '1e999', '-1e999', '0x10', '01', 'undefined', '{', ']']
const TEXTS = [
  '',
  ' ',
  '\0',
  'a\0b',
  '\ud800',
  'x\udc00',
  '\u202e',
  '𝒳',
  '<script>alert(1)</script>',
  '%',
  '%00',
  '0000-01-01',
  '2026-02-31',
  '2026-13-01',
  '9999-12-31',
  '1899-12-31',
  '2026-03-20T00:00:00Z',
  '20/03/2026',
  "'; DROP TABLE buses; --",
  '1 OR 1=1',
  '../../etc/passwd',
  '-1',
  '1e5',
  '0x10',
  'NaN',
  'null',
  'true',
  '٣',
  'x'.repeat(200),
  'x'.repeat(70_000),
  'á'.repeat(40_000),
]
const NUMBERS = [0, -0, -1, 0.5, -0.5, 1e15, 2 ** 31, 2 ** 53, 1e21, 1e308, -1e308, 5e-324]
const poisoned = JSON.parse('{"__proto__":{"roles":"ADMIN"},"constructor":{"prototype":{}}}') as unknown

const badArb: fc.Arbitrary<unknown> = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom<unknown>(...TEXTS) },
  { weight: 2, arbitrary: fc.constantFrom<unknown>(...NUMBERS) },
  { weight: 1, arbitrary: fc.constantFrom<unknown>(...RAW.map((raw) => `@crudo:${raw}`)) },
  {
    weight: 2,
    arbitrary: fc.constantFrom<unknown>(
      null,
      undefined,
      true,
      [],
      [null],
      [[[]]],
      {},
      { length: -1 },
      poisoned,
    ),
  },
  { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 40 }) },
  { weight: 1, arbitrary: fc.jsonValue() },
)

const PARTS = ['query', 'body', 'params'] as const

/** Every place of a call that can hold something else: its part, and the path within it; [] is the whole part. */
function places(value: unknown, way: (string | number)[] = []): (string | number)[][] {
  if (typeof value !== 'object' || value === null) return [way]
  return [way, ...Object.entries(value).flatMap(([password, child]) => places(child, [...way, password]))]
}

/** A copy with `created` at the path. */
function change(value: unknown, [password, ...rest]: (string | number)[], created: unknown): unknown {
  if (password === undefined) return created
  const copy = (Array.isArray(value) ? [...(value as unknown[])] : { ...(value as Fields) }) as Fields
  copy[password] = change(copy[password], rest, created)
  return copy
}

const encode = (text: string) => {
  try {
    return encodeURIComponent(text)
  } catch {
    // Half of a surrogate pair, as bytes.
    return '%ED%A0%80'
  }
}

const asText = (value: unknown): string => (typeof value === 'string' ? value : (JSON.stringify(value) ?? ''))

function asQuery(query: unknown): string {
  if (typeof query !== 'object' || query === null) return encode(asText(query))
  return Object.entries(query)
    .flatMap(([password, value]) =>
      (Array.isArray(value) ? (value as unknown[]) : [value])
        .filter((one) => one !== undefined)
        .map((one) => `${encode(password)}=${encode(asText(one).slice(0, 9000))}`),
    )
    .join('&')
}

export function requestOf({ route, query, body, params }: Call): ServerRequest {
  const [method, path = ''] = route.split(' ')
  const way = path.replace(/:(\w+)/g, (_, name: string) => encode(asText(params?.[name])) || '-')
  const payload = body === undefined ? undefined : (JSON.stringify(body) ?? '').replace(UNQUOTED, '$1')
  // A part of an import goes under a key.
  const headers = path.startsWith('/importaciones/') ? { 'idempotency-key': randomUUID() } : undefined
  const url = `/api${way}${query === undefined ? '' : `?${asQuery(query)}`}`
  return { method: method as ServerRequest['method'], url, payload, headers }
}

const IN_ENGLISH_OR_SQL =
  /\b(select|insert|update|delete from|where|null value|constraint|sqlite|postgres|syntax|column|relation|violates|expected|received|invalid|required|unexpected|undefined|error:|NaN)\b|entrada inválida|se esperaba|recibido/i

/** Defect of a refusal, which may repeat what was sent now or was stored before; undefined when it is as it should be. */
function defectOf(state: number, body: string, sent: readonly unknown[]): string | undefined {
  if (state >= 500) return `a ${state}`
  if (state < 400) return undefined
  const { mensaje, errores = {} } = JSON.parse(body) as {
    mensaje?: unknown
    errores?: Record<string, string>
  }
  for (const text of [mensaje, ...Object.values(errores)]) {
    if (typeof text !== 'string' || !/^\S.*[.!?]$/s.test(text)) return 'no sentence'
    const own = [...sent, ...TEXTS].reduce<string>(
      (rest, one) => rest.replaceAll(asText(one).trim(), ''),
      text,
    )
    if (text.length > 400 || IN_ENGLISH_OR_SQL.test(own)) return 'not for a person'
  }
  return undefined
}

const TABLES = [
  'cambios',
  'usuarios',
  'conductores',
  'contratos',
  'emitidos',
  'emitidoContadores',
  'buses',
  'pasajes',
  'festivos',
  'liquidaciones',
  'gastos',
  'deudas',
  'abonos',
  'asistencias',
  'cierres',
  'importaciones',
  'importacionPartes',
]

/** Where a refusal is itself remembered: it counts as a failure of whoever asked. */
const COUNTED = ['POST /auth/login', 'PUT /auth/clave']

/** Something that is the same for as long as nobody has changed the database. */
async function aWitness(base: Parameters<typeof openDatabase>[0]) {
  const connection = await openDatabase(base, { shared: true })
  // On SQLite another connection sees whether anything was committed; on PostgreSQL the rows are read.
  const query =
    connection.engine === 'sqlite'
      ? sql`pragma data_version`
      : sql.join(
          TABLES.map(
            (table) =>
              sql`select md5(coalesce(string_agg(t::text, ',' order by t::text), '')) from ${sql.table(table)} t`,
          ),
          sql` union all `,
        )
  const read = sql`${query}`
  return {
    leer: async () => JSON.stringify((await read.execute(connection.db)).rows),
    close: () => connection.close(),
  }
}

export interface Result {
  testCases: number
  rejected: number
  accepted: number
}

/**
 * Sends `testCases` bad inputs to the calls of the catalogue, as ADMIN.
 * @param seed repeats the same cases.
 * @throws with the shrunk case that was not refused as it should be.
 */
export async function proveEntries(engine: Engine, testCases: number, seed?: number): Promise<Result> {
  // The clock stands: a sign-in that is in use is noted once a minute.
  const now = new Date().toISOString()
  const app = await openApplication(engine, { now })
  await aUsuario(app.connection, 'tester', ['ADMIN'])
  const catalog = await aCatalog(app.db)
  const witness = await aWitness(app.base)
  const result = { testCases: 0, rejected: 0, accepted: 0 }

  try {
    for (const call of catalog) {
      const { statusCode, body } = await app.ask('tester', requestOf(call))
      const { errores } = statusCode < 400 ? {} : (JSON.parse(body) as { errores?: unknown })
      if (errores && statusCode === 400 && call.route !== 'PUT /auth/clave')
        throw new Error(`${call.route} is not as it should be to begin with: ${body}`)
    }

    const testCaseArb = fc.constantFrom(...catalog).chain((call) => {
      const allPlaces = PARTS.flatMap((part) =>
        call[part] === undefined ? [] : places(call[part]).map((way) => ({ parte: part, way })),
      )
      const changes = fc.array(fc.tuple(fc.constantFrom(...allPlaces), badArb), {
        minLength: 1,
        maxLength: 2,
      })
      return fc.tuple(fc.constant(call), changes, fc.boolean())
    })

    let before = await witness.leer()
    await fc.assert(
      fc.asyncProperty(testCaseArb, async ([call, changes, withBraceTooMany]) => {
        let bad: Call = call
        for (const [{ parte, way }, value] of changes)
          bad = { ...bad, [parte]: change(bad[parte], way, value) }
        if (withBraceTooMany && bad.body && !Array.isArray(bad.body))
          bad = { ...bad, body: { ...bad.body, tooMuch: poisoned } }

        const { statusCode, body } = await app.ask('tester', requestOf(bad))
        const after = await witness.leer()
        const changed = after !== before
        before = after
        result.testCases += 1
        if (statusCode < 400) result.accepted += 1
        else result.rejected += 1
        const defect = defectOf(
          statusCode,
          body,
          changes.map(([, value]) => value),
        )
        if (defect) throw new Error(`${defect}: ${statusCode} ${body.slice(0, 400)}`)
        if (statusCode >= 400 && changed && !COUNTED.includes(call.route))
          throw new Error(`refused with ${statusCode}, but stored`)
      }),
      { numRuns: testCases, seed, endOnFailure: false },
    )
    return result
  } finally {
    await witness.close()
    await app.close()
  }
}
