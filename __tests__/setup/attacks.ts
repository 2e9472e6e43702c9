import { type BrowserContext, type Page } from 'playwright-core'
import { launchBrowser } from './browser'
import { signIn } from './hands'

/** What an attacker writes where text is asked for. Each calls `ataque` if it is ever taken for more than text. */
export const ATAQUES = [
  '<script>ataque()</script>',
  '<img src=x onerror=ataque()>',
  '<svg onload=ataque()>',
  '<svg/onload=ataque()//',
  '"><script>ataque()</script>',
  "'><img src=x onerror=ataque()>",
  '"onfocus=ataque() autofocus="',
  "'onmouseover=ataque() x='",
  'javascript:ataque()',
  'JaVaScRiPt:ataque()',
  'data:text/html,<script>ataque()</script>',
  '<iframe src=javascript:ataque()>',
  '<iframe srcdoc="<script>parent.ataque()</script>">',
  '<a href=javascript:ataque()>x</a>',
  '<body onload=ataque()>',
  '<input autofocus onfocus=ataque()>',
  '<details open ontoggle=ataque()>',
  '<video><source onerror=ataque()>',
  '<object data=javascript:ataque()>',
  '<embed src=javascript:ataque()>',
  '<math><mi xlink:href=javascript:ataque()>',
  '<style>@import "javascript:ataque()"</style>',
  '<link rel=stylesheet href=javascript:ataque()>',
  '<meta http-equiv=refresh content=0;url=javascript:ataque()>',
  '<base href=javascript:ataque()//>',
  '<form action=javascript:ataque()><button>x',
  '{{constructor.constructor("ataque()")()}}',
  '${ataque()}',
  '</title><script>ataque()</script>',
  '<noscript><p title="</noscript><img src=x onerror=ataque()>">',
]

/** The same for a field with room for little. */
export const ATAQUES_CORTOS = ['<svg onload=a()>', 'javascript:a()', '"onclick=a()"', '<a onx=a()>']

/**
 * A browser at the origin `url` that notes in `faltas` what must not be: code of an attack that ran, a rule of the page's
 * policy that was broken, a dialog of the browser, an error of the page.
 */
export async function unNavegadorVigilado(url: string) {
  const faltas: string[] = []
  const browser = await launchBrowser()
  const context = await browser.newContext({ baseURL: url, viewport: { width: 1600, height: 900 } })
  context.setDefaultTimeout(15_000)
  for (const nombre of ['ataque', 'a'])
    await context.exposeFunction(nombre, () => faltas.push('an attack ran'))
  await context.exposeFunction('anotarViolacion', (texto: string) => faltas.push(texto))
  await context.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) => {
      const { anotarViolacion } = globalThis as unknown as { anotarViolacion: (texto: string) => void }
      anotarViolacion(`${location.pathname}: ${event.violatedDirective} ${event.blockedURI} ${event.sample}`)
    })
  })
  context.on('dialog', (aviso) => {
    if (aviso.type() !== 'beforeunload') faltas.push(`a dialog of the browser: ${aviso.message()}`)
    aviso.accept().catch(() => undefined)
  })
  context.on('weberror', (error) => faltas.push(error.error().message))
  return { context, faltas }
}

/** A page of the context, signed in as the demonstration's administrator. */
export async function ingresarEnPagina(context: BrowserContext, clave: string): Promise<Page> {
  const page = await context.newPage()
  await page.goto('/login')
  await signIn(page, 'admin', clave)
  return page
}
