import type { FastifyRequest } from 'fastify'

type Pedido = Pick<FastifyRequest, 'method' | 'url' | 'headers'>

/** Whether an address is the API's, which answers JSON to everybody. */
export const esDelApi = ({ url }: Pedido): boolean => /^\/api(?:[/?]|$)/.test(url)

/** Whether it is a person with a browser who asks, for something to look at. */
export const pideUnaPagina = (pedido: Pedido): boolean =>
  ['GET', 'HEAD'].includes(pedido.method) &&
  !esDelApi(pedido) &&
  `${pedido.headers.accept}`.includes('text/html')

/** What a person sees who typed an address that the page itself cannot be served at. */
export const paginaDeError = (mensaje: string): string =>
  `<!doctype html><html lang="es"><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<title>Cochera</title><h1>No se puede abrir esta página</h1><p>${mensaje}</p><p><a href="/">Ir al inicio</a></p></html>`
