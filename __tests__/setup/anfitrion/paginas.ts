/** A plain static host: the built files and, for any other path, the page, as any such host is set up for an SPA. */
import { createServer } from 'node:http'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { escuchar } from './escuchar'

const PUBLICO = path.resolve(__dirname, '../../../dist/public')
const TIPOS: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
}
const META = /(<meta name="api-base-url" content=")[^"]*/

/**
 * Serves the SPA with the address of its API written into the page, as a deployment does by hand.
 *
 * @param urlBase is asked for at each view.
 */
export async function servirPaginas(urlBase: () => string) {
  const pedidas: string[] = []
  const pagina = async () =>
    (await readFile(path.join(PUBLICO, 'index.html'), 'utf8')).replace(
      META,
      (_todo, antes: string) => `${antes}${urlBase()}`,
    )
  const servidor = createServer((peticion, respuesta) => {
    const { pathname } = new URL(peticion.url ?? '', 'http://paginas')
    pedidas.push(`${peticion.method} ${pathname}`)
    const extension = path.extname(pathname)
    const contenido = extension ? readFile(path.join(PUBLICO, path.normalize(pathname))) : pagina()
    contenido.then(
      (cuerpo) => respuesta.setHeader('Content-Type', TIPOS[extension || '.html'] ?? '').end(cuerpo),
      () => respuesta.writeHead(404).end(),
    )
  })
  return { ...(await escuchar(servidor)), pedidas }
}
