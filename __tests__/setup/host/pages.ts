/** A plain static host: the built files and, for any other path, the page, as any such host is set up for an SPA. */
import { createServer } from 'node:http'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { listen } from './listen'

const PUBLIC_FOLDER = path.resolve(__dirname, '../../../dist/public')
const KINDS: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
}
const META = /(<meta name="api-base-url" content=")[^"]*/

/**
 * Serves the SPA with the address of its API written into the page, as a deployment does by hand.
 *
 * @param baseUrl is asked for at each view.
 */
export async function servePages(baseUrl: () => string) {
  const asked: string[] = []
  const page = async () =>
    (await readFile(path.join(PUBLIC_FOLDER, 'index.html'), 'utf8')).replace(
      META,
      (_all, before: string) => `${before}${baseUrl()}`,
    )
  const server = createServer((request, answer) => {
    const { pathname } = new URL(request.url ?? '', 'http://paginas')
    asked.push(`${request.method} ${pathname}`)
    const extension = path.extname(pathname)
    const content = extension ? readFile(path.join(PUBLIC_FOLDER, path.normalize(pathname))) : page()
    content.then(
      (body) => answer.setHeader('Content-Type', KINDS[extension || '.html'] ?? '').end(body),
      () => answer.writeHead(404).end(),
    )
  })
  return { ...(await listen(server)), asked }
}
