/**
 * A stranger's host on another origin, written from sections 3 and 7 of the specification alone: it answers what a few screens read,
 * and keeps account of every call that it gets and of every one that the table does not have.
 */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { listen } from './listen'
import { createVariations } from './variations'
import { tableRowOf, TABLE, type TableRow } from './table'

export const CREDENTIALS = { username: 'ana.admin', password: 'una clave ajena' }
/** Answer of its login beside the token: roles go by another name, and it says more. */
export const SESSION = { empresa: 'Coonatra', permisos: 'EDITOR,ADMIN' }

const PREFIX = '/servicios/v1'
const METHODS = 'GET, POST, PUT, DELETE'
const HEADERS = ['authorization', 'content-type']
const PDF = Buffer.from('%PDF-1.4\n%%EOF\n')

const ANA = {
  nombre: 'Ana Álvarez',
  documento: '1001',
  empresa: 'Coonatra',
  fechaNacimiento: '1980-02-29',
  tipoDocumento: 'C.C.',
  fechaUltimoIngreso: '2020-01-15',
}
const LIQUIDACION = {
  uuid: 'ABCDEF12-0000-4000-8000-000000000001',
  fecha: '2026-03-04',
  busNumero: '301',
  conductorDocumento: ANA.documento,
  conductorNombre: ANA.nombre,
  viajes: 5,
  regIni: 500,
  regFin: 700,
  sensor: 210,
  civica: 0,
  tiquetes: 0,
  comentario: 'Sin novedad',
  fechaEntrega: '2026-03-09',
  liquidada: true,
  pasajerosRegistradora: 200,
  sensorNetos: 210,
  valorNetoRegistradora: 520_000,
  valorNeto: 546_000,
}

/** Answers by rows of the table. */
const ANSWERS: Record<string, unknown> = {
  'GET /liquidaciones/table': [LIQUIDACION],
  'GET /conductores': [ANA],
  'GET /buses': [],
  'GET /festivos': [{ uuid: 'ABCDEF12-0000-4000-8000-000000000002', fecha: '2026-01-01' }],
  'GET /documentos/primas': PDF,
}

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
export async function openHost(origin: () => string) {
  const vary = createVariations()
  const calls: Call[] = []
  const faults: string[] = []
  let signIns = 0
  let token = ''

  const send = (answer: ServerResponse, state: number, body: unknown) => {
    const isPdf = Buffer.isBuffer(body)
    answer.setHeader('Content-Type', isPdf ? 'application/pdf' : 'application/json')
    // A name that nobody may read from another origin.
    if (isPdf) answer.setHeader('Content-Disposition', 'attachment; filename="documento.pdf"')
    answer.writeHead(state).end(isPdf ? body : JSON.stringify(body))
  }

  /** As a browser asks before a call to another origin; what is not allowed here, it does not send. */
  const ask = ({ headers }: IncomingMessage, answer: ServerResponse) => {
    const asked = (headers['access-control-request-headers'] ?? '').split(',').filter(Boolean)
    for (const header of asked.filter((one) => !HEADERS.includes(one))) faults.push(`header ${header}`)
    answer.setHeader('Access-Control-Allow-Methods', METHODS)
    answer.setHeader('Access-Control-Allow-Headers', 'Authorization, Content-Type')
    answer.writeHead(204).end()
  }

  const signIn = (answer: ServerResponse, { username, password }: typeof CREDENTIALS) => {
    if (username !== CREDENTIALS.username || password !== CREDENTIALS.password)
      return send(answer, 400, { mensaje: 'Usuario o clave equivocados.' })
    signIns += 1
    token = `ficha-${signIns}`
    answer.setHeader('Set-Cookie', 'anfitrion=si; Path=/; HttpOnly')
    return send(answer, 200, { token, ...SESSION })
  }

  const handle = async (request: IncomingMessage, answer: ServerResponse) => {
    const { method = '', headers } = request
    const text = await read(request)
    const { pathname, search, searchParams } = new URL(request.url ?? '', 'http://anfitrion')
    const line = `${method} ${decodeURIComponent(pathname + search)}`
    if (headers.origin === origin()) {
      answer.setHeader('Access-Control-Allow-Origin', origin())
      answer.setHeader('Access-Control-Allow-Credentials', 'true')
    } else faults.push(`${line} of ${headers.origin}`)
    if (method === 'OPTIONS') return ask(request, answer)

    const path = pathname.startsWith(`${PREFIX}/`) ? pathname.slice(PREFIX.length) : ''
    const tableRow = tableRowOf(method, path)
    if (!tableRow) {
      faults.push(line)
      return send(answer, 404, { mensaje: 'Aquí no hay nada.' })
    }
    const wrong = objections(TABLE[tableRow] ?? {}, searchParams, text, headers['content-type'])
    faults.push(...wrong.map((objection) => `${line}: ${objection}`))
    const body: unknown = text ? JSON.parse(text) : undefined
    calls.push({ line: line.replace(PREFIX, ''), tableRow, body, headers })

    if (tableRow === 'POST /auth/login') return signIn(answer, body as typeof CREDENTIALS)
    if (headers.authorization !== `Bearer ${token}`) return send(answer, 401, undefined)
    if (searchParams.get('mes') === '12')
      return send(answer, 400, { mensaje: 'Aún no hay prima de diciembre.' })
    const said = ANSWERS[tableRow]
    return send(answer, 200, Buffer.isBuffer(said) ? said : vary(said))
  }

  const server = createServer((request, answer) => void handle(request, answer))
  const { url, close } = await listen(server)
  return {
    /** Address that the SPA is told: with a slash at the end, as people write it. */
    baseUrl: `${url}${PREFIX}/`,
    calls,
    faults,
    /** Nobody is known any more. */
    expire: () => {
      token = 'ninguna'
    },
    close,
  }
}
