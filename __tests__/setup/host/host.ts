/**
 * A stranger's host, written from sections 3 and 7 of the specification alone. It does what the table says and nothing else, and
 * keeps account of every call that it gets and of every one that the table does not have.
 */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { asistencias } from './asistencias'
import { Rejection, type Rows, type Noun } from './nouns'
import { abonos, deudas, gastos, salarios } from './cartera'
import { type Variant } from './variants'
import { documentos } from './documentos'
import { newCompany } from './company'
import { buses, conductores, festivos, pasajes } from './fleet'
import { liquidaciones } from './liquidaciones'
import { listen } from './listen'
import { createMixer } from './mixed'
import { sesion } from './sesion'
import { tableRowOf, TABLE, type TableRow } from './table'

const NOUNS: readonly Noun[] = [
  abonos,
  asistencias,
  buses,
  conductores,
  deudas,
  documentos,
  festivos,
  gastos,
  liquidaciones,
  pasajes,
  salarios,
]
const METHODS = ['GET', 'POST', 'PUT', 'DELETE']
const HEADERS = ['authorization', 'content-type']

export interface Call {
  /** Method, path and query, decoded and as it came: 'GET /buses', 'DELETE /festivos?uuid=…'. */
  line: string
  /** The row of the table. */
  tableRow: string
  body: unknown
  headers: IncomingMessage['headers']
}

async function read(request: IncomingMessage): Promise<string> {
  const pieces: Buffer[] = []
  for await (const piece of request) pieces.push(piece as Buffer)
  return Buffer.concat(pieces).toString('utf8')
}

/** Faults of a call that the table does have. */
function objections(
  tableRow: TableRow,
  query: URLSearchParams,
  body: string,
  kind: string | undefined,
): string[] {
  const expected = tableRow.pdf ? 'application/pdf' : 'application/json'
  return [
    ...[...query]
      .filter(([name, value]) => !tableRow.query?.includes(name) || value === '' || value === 'null')
      .map(([name, value]) => `unknown or empty: ${name}=${value}`),
    ...(Boolean(body) === Boolean(tableRow.body) ? [] : ['a body that is too much or wanting']),
    ...(kind === expected ? [] : [`content type ${kind}`]),
  ]
}

/** @param origin of the page, which alone may call. */
export async function openHost(variant: Variant, origin: () => string) {
  const empresa = newCompany(variant)
  const { signIn, knows, expire } = sesion(variant)
  const rows: Rows = Object.assign({}, ...NOUNS.map((noun) => noun(empresa))) as Rows
  const mix = createMixer()
  const calls: Call[] = []
  const faults: string[] = []

  const fillIn = (answer: ServerResponse, state: number, body: unknown) => {
    if (Buffer.isBuffer(body)) {
      answer.setHeader('Content-Type', 'application/pdf')
      // A name that nobody may read from another origin.
      answer.setHeader('Content-Disposition', 'attachment; filename="documento.pdf"')
      return answer.writeHead(state).end(body)
    }
    const nulled = (_key: string, value: unknown) => (variant.omits && value === null ? undefined : value)
    const isText = body === undefined || typeof body === 'string'
    answer.setHeader('Content-Type', isText ? 'text/html' : 'application/json')
    return answer.writeHead(state).end(isText ? body : JSON.stringify(body, nulled))
  }

  /** As a browser asks before a call to another origin; what is not allowed here, it does not send. */
  const ask = ({ headers }: IncomingMessage, answer: ServerResponse) => {
    const asked = (headers['access-control-request-headers'] ?? '').split(',').filter(Boolean)
    for (const header of asked.filter((one) => !HEADERS.includes(one))) faults.push(`header ${header}`)
    answer.setHeader('Access-Control-Allow-Methods', METHODS.join(', '))
    answer.setHeader('Access-Control-Allow-Headers', 'Authorization, Content-Type')
    answer.writeHead(204).end()
  }

  const handle = async (request: IncomingMessage, answer: ServerResponse) => {
    const { method = '', headers } = request
    const text = await read(request)
    const url = new URL(request.url ?? '', 'http://anfitrion')
    const line = `${method} ${decodeURIComponent(url.pathname)}${decodeURIComponent(url.search)}`
    if (headers.origin === origin()) {
      answer.setHeader('Access-Control-Allow-Origin', origin())
      answer.setHeader('Access-Control-Allow-Credentials', 'true')
    } else faults.push(`${line} of ${headers.origin}`)
    if (method === 'OPTIONS') return ask(request, answer)

    const path = url.pathname.startsWith(`${variant.prefix}/`)
      ? url.pathname.slice(variant.prefix.length)
      : ''
    const found = tableRowOf(method, path)
    if (!found) {
      faults.push(line)
      return fillIn(answer, 404, { mensaje: 'Aquí no hay nada.' })
    }
    const { nombre, uuid } = found
    const body: unknown = text ? JSON.parse(text) : undefined
    const repaired = objections(TABLE[nombre] ?? {}, url.searchParams, text, headers['content-type'])
    faults.push(...repaired.map((objection) => `${line}: ${objection}`))
    calls.push({
      line: line.replace(variant.prefix, ''),
      tableRow: nombre,
      body,
      headers,
    })

    try {
      if (nombre === 'POST /auth/login') {
        answer.setHeader('Set-Cookie', 'anfitrion=si; Path=/; HttpOnly')
        return fillIn(answer, 200, signIn(body))
      }
      if (!knows(headers.authorization)) return fillIn(answer, 401, variant.withoutSession)
      const said = rows[nombre]?.({ query: Object.fromEntries(url.searchParams), body, uuid })
      if (Buffer.isBuffer(said)) return fillIn(answer, 200, said)
      // Plain text in place of a mensaje; and the sheet's rows are not answered, which the table does not show.
      if (method === 'DELETE') return fillIn(answer, 200, (said as { mensaje: string }).mensaje)
      return nombre === 'POST /asistencias' ? fillIn(answer, 201, '') : fillIn(answer, 200, mix(said))
    } catch (error) {
      if (!(error instanceof Rejection)) faults.push(`${line}: ${String(error)}`)
      const [state, mensaje] = error instanceof Rejection ? [error.estado, error.mensaje] : [500, 'Error']
      return fillIn(answer, state, { mensaje })
    }
  }

  const server = createServer((request, answer) => void handle(request, answer))
  const { url, close } = await listen(server)
  return {
    /** Address that the SPA is told: with a slash at the end, as people write it. */
    baseUrl: `${url}${variant.prefix}/`,
    empresa,
    calls,
    faults,
    expire,
    close,
  }
}
