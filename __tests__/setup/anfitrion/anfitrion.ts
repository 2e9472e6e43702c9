/**
 * A stranger's host, written from sections 3 and 7 of the specification alone. It does what the table says and nothing else, and
 * keeps account of every call that it gets and of every one that the table does not have.
 */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { asistencias } from './asistencias'
import { Rechazo, type Filas, type Noun } from './atender'
import { abonos, deudas, gastos, salarios } from './cartera'
import { type Costumbres } from './costumbres'
import { documentos } from './documentos'
import { nuevaEmpresa } from './empresa'
import { buses, conductores, festivos, pasajes } from './flota'
import { liquidaciones } from './liquidaciones'
import { escuchar } from './escuchar'
import { sesion } from './sesion'
import { renglonDe, TABLA, type Renglon } from './tabla'

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
const METODOS = ['GET', 'POST', 'PUT', 'DELETE']
const CABECERAS = ['authorization', 'content-type']

export interface Llamada {
  /** Method, path and query, decoded and as it came: 'GET /buses', 'DELETE /festivos?uuid=…'. */
  linea: string
  /** The row of the table. */
  renglon: string
  cuerpo: unknown
  cabeceras: IncomingMessage['headers']
}

async function leer(peticion: IncomingMessage): Promise<string> {
  const trozos: Buffer[] = []
  for await (const trozo of peticion) trozos.push(trozo as Buffer)
  return Buffer.concat(trozos).toString('utf8')
}

/** What is wrong with a call that the table does have. */
function reparos(
  renglon: Renglon,
  query: URLSearchParams,
  cuerpo: string,
  tipo: string | undefined,
): string[] {
  const esperado = renglon.pdf ? 'application/pdf' : 'application/json'
  return [
    ...[...query]
      .filter(([nombre, valor]) => !renglon.query?.includes(nombre) || valor === '' || valor === 'null')
      .map(([nombre, valor]) => `unknown or empty: ${nombre}=${valor}`),
    ...(Boolean(cuerpo) === Boolean(renglon.cuerpo) ? [] : ['a body that is too much or wanting']),
    ...(tipo === esperado ? [] : [`content type ${tipo}`]),
  ]
}

/** @param origen of the page, which alone may call. */
export async function abrirAnfitrion(costumbres: Costumbres, origen: () => string) {
  const empresa = nuevaEmpresa(costumbres)
  const { entrar, conoce, vencer } = sesion(costumbres)
  const filas: Filas = Object.assign({}, ...NOUNS.map((noun) => noun(empresa))) as Filas
  const llamadas: Llamada[] = []
  const faltas: string[] = []

  const escribir = (respuesta: ServerResponse, estado: number, cuerpo: unknown) => {
    if (Buffer.isBuffer(cuerpo)) {
      respuesta.setHeader('Content-Type', 'application/pdf')
      // A name that nobody may read from another origin.
      respuesta.setHeader('Content-Disposition', 'attachment; filename="documento.pdf"')
      return respuesta.writeHead(estado).end(cuerpo)
    }
    const nulo = (_clave: string, valor: unknown) => (costumbres.omite && valor === null ? undefined : valor)
    const esTexto = cuerpo === undefined || typeof cuerpo === 'string'
    respuesta.setHeader('Content-Type', esTexto ? 'text/html' : 'application/json')
    return respuesta.writeHead(estado).end(esTexto ? cuerpo : JSON.stringify(cuerpo, nulo))
  }

  /** As a browser asks before a call to another origin; what is not allowed here, it does not send. */
  const preguntar = ({ headers }: IncomingMessage, respuesta: ServerResponse) => {
    const pedidas = (headers['access-control-request-headers'] ?? '').split(',').filter(Boolean)
    for (const cabecera of pedidas.filter((una) => !CABECERAS.includes(una)))
      faltas.push(`header ${cabecera}`)
    respuesta.setHeader('Access-Control-Allow-Methods', METODOS.join(', '))
    respuesta.setHeader('Access-Control-Allow-Headers', 'Authorization, Content-Type')
    respuesta.writeHead(204).end()
  }

  const atender = async (peticion: IncomingMessage, respuesta: ServerResponse) => {
    const { method = '', headers } = peticion
    const texto = await leer(peticion)
    const url = new URL(peticion.url ?? '', 'http://anfitrion')
    const linea = `${method} ${decodeURIComponent(url.pathname)}${decodeURIComponent(url.search)}`
    if (headers.origin === origen()) {
      respuesta.setHeader('Access-Control-Allow-Origin', origen())
      respuesta.setHeader('Access-Control-Allow-Credentials', 'true')
    } else faltas.push(`${linea} of ${headers.origin}`)
    if (method === 'OPTIONS') return preguntar(peticion, respuesta)

    const ruta = url.pathname.startsWith(`${costumbres.prefijo}/`)
      ? url.pathname.slice(costumbres.prefijo.length)
      : ''
    const hallado = renglonDe(method, ruta)
    if (!hallado) {
      faltas.push(linea)
      return escribir(respuesta, 404, { mensaje: 'Aquí no hay nada.' })
    }
    const { nombre, uuid } = hallado
    const cuerpo: unknown = texto ? JSON.parse(texto) : undefined
    const reparado = reparos(TABLA[nombre] ?? {}, url.searchParams, texto, headers['content-type'])
    faltas.push(...reparado.map((reparo) => `${linea}: ${reparo}`))
    llamadas.push({
      linea: linea.replace(costumbres.prefijo, ''),
      renglon: nombre,
      cuerpo,
      cabeceras: headers,
    })

    try {
      if (nombre === 'POST /auth/login') {
        respuesta.setHeader('Set-Cookie', 'anfitrion=si; Path=/; HttpOnly')
        return escribir(respuesta, 200, entrar(cuerpo))
      }
      if (!conoce(headers.authorization)) return escribir(respuesta, 401, costumbres.sinSesion)
      return escribir(
        respuesta,
        200,
        filas[nombre]?.({ query: Object.fromEntries(url.searchParams), cuerpo, uuid }),
      )
    } catch (error) {
      if (!(error instanceof Rechazo)) faltas.push(`${linea}: ${String(error)}`)
      const [estado, mensaje] = error instanceof Rechazo ? [error.estado, error.mensaje] : [500, 'Error']
      return escribir(respuesta, estado, { mensaje })
    }
  }

  const servidor = createServer((peticion, respuesta) => void atender(peticion, respuesta))
  const { url, cerrar } = await escuchar(servidor)
  return {
    /** What the SPA is told: with a slash at the end, as people write it. */
    urlBase: `${url}${costumbres.prefijo}/`,
    empresa,
    llamadas,
    faltas,
    vencer,
    cerrar,
  }
}
