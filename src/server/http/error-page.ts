import type { FastifyRequest } from 'fastify'

type Asked = Pick<FastifyRequest, 'method' | 'url' | 'headers'>

/** Checks whether an address is the API's, which always answers JSON. */
export const isApiAddress = ({ url }: Asked) => /^\/api(?:[/?]|$)/.test(url)

export const wantsPage = (request: Asked) =>
  ['GET', 'HEAD'].includes(request.method) &&
  !isApiAddress(request) &&
  `${request.headers.accept}`.includes('text/html')

/** The page for an address at which the product's own page cannot be served. */
export const errorPage = (mensaje: string) =>
  `<!doctype html><html lang="es"><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<title>Cochera</title><h1>No se puede abrir esta página</h1><p>${mensaje}</p><p><a href="/">Ir al inicio</a></p></html>`
