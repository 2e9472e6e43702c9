import { type BrowserContextOptions } from 'playwright-core'
import { hoyEn } from '../../src/contract/fechas'
import { launchBrowser } from './browser'
import { sessionOf } from './hands'
import { tokenBySignIn, ask } from './serverProcess'

/** Texts of an attacker, each of which calls `ataque` if it is ever taken for more than text. */
export const ATTACKS = [
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

/**
 * Keeps each attack in every field of text that there is, one record of each kind for it, before anybody opens the page at
 * `url`: every second settlement is settled and every fifth driver retires, so that rows of either kind are on every page.
 */
export async function storeAttacks(url: string, password: string) {
  const token = await tokenBySignIn(url, password)
  const call = async (method: string, path: string, body?: unknown) => {
    const { status, body: bodyText } = await ask(`${url}/api${path}`, { method, token, body })
    if (status >= 300) throw new Error(`${path}: ${bodyText}`)
    return JSON.parse(bodyText) as { uuid: string }
  }
  const create = (path: string, body: unknown) => call('POST', path, body)
  const fecha = hoyEn('America/Bogota')
  for (const [numero, attack] of ATTACKS.entries()) {
    const text = (long: number) => attack.slice(0, long)
    const documento = `${numero}${text(27)}`
    const busNumero = `${numero}${text(17)}`
    const conductor = await create('/conductores', {
      nombre: text(120),
      empresa: text(80),
      fechaNacimiento: '1980-01-31',
      tipoDocumento: 'C.C.',
      documento,
    })
    await create('/buses', {
      numero: busNumero,
      empresa: text(80),
      ruta: 'CCNT',
      modelo: text(40),
      marca: text(40),
      placa: `${numero}${text(9)}`,
      conductorDocumento: documento,
    })
    await create('/liquidaciones', {
      fecha,
      busNumero,
      conductorDocumento: documento,
      viajes: 5,
      regIni: 0,
      regFin: 300,
      sensor: 310,
      comentario: attack,
      liquidada: numero % 2 === 0,
      gastos: [{ nombre: text(60), valor: 1000 }],
      deudaDto: { razon: attack, valor: 1000 },
      abonoDto: { valor: 1000 },
    })
    await create('/deudas', { valor: 1000, razon: attack, conductorDocumento: documento })
    await create('/abonos', { valor: 1000, origen: attack, conductorDocumento: documento, fecha })
    const asistencia = { fecha, conductorUuid: conductor.uuid, bus: text(20), justificacion: attack }
    await create('/asistencias', [asistencia])
    if (numero % 5 === 0)
      await call('PUT', `/conductores/conductor/retirar?documento=${encodeURIComponent(documento)}`)
  }
}

/**
 * A browser of the demonstration's administrator at the origin `url` that notes in `faults` what must not be: code of an attack that ran, a rule of the page's
 * policy that was broken, a dialog of the browser, an error of the page.
 */
export async function aWatchedBrowser(url: string, options: BrowserContextOptions = {}) {
  const faults: string[] = []
  const browser = await launchBrowser()
  const context = await browser.newContext({
    baseURL: url,
    viewport: { width: 1600, height: 900 },
    reducedMotion: 'reduce',
    storageState: await sessionOf(url, 'admin'),
    ...options,
  })
  context.setDefaultTimeout(15_000)
  for (const name of ['ataque', 'a']) await context.exposeFunction(name, () => faults.push('an attack ran'))
  await context.exposeFunction('noteViolation', (text: string) => faults.push(text))
  await context.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) => {
      const { noteViolation } = globalThis as unknown as { noteViolation: (text: string) => void }
      noteViolation(`${location.pathname}: ${event.violatedDirective} ${event.blockedURI} ${event.sample}`)
    })
  })
  context.on('dialog', (toast) => {
    if (toast.type() !== 'beforeunload') faults.push(`a dialog of the browser: ${toast.message()}`)
    toast.accept().catch(() => undefined)
  })
  context.on('weberror', (error) => faults.push(error.error().message))
  return { context, faults }
}
