import { type BrowserContext, type BrowserContextOptions, type Page } from 'playwright-core'
import { hoyEn } from '../../src/contract/fechas'
import { launchBrowser } from './browser'
import { signIn } from './hands'
import { ingresar, pedir } from './serverProcess'

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
 * Keeps each attack in every field of text that there is, one record of each kind for it, before anybody opens the page at
 * `url`: every second settlement is settled and every fifth driver retires, so that rows of either kind are on every page.
 */
export async function storeAttacks(url: string, clave: string) {
  const token = await ingresar(url, clave)
  const call = async (method: string, ruta: string, body?: unknown) => {
    const { estado, cuerpo } = await pedir(`${url}/api${ruta}`, { method, token, body })
    if (estado >= 300) throw new Error(`${ruta}: ${cuerpo}`)
    return JSON.parse(cuerpo) as { uuid: string }
  }
  const crear = (ruta: string, body: unknown) => call('POST', ruta, body)
  const fecha = hoyEn('America/Bogota')
  for (const [numero, ataque] of ATAQUES.entries()) {
    const texto = (largo: number) => ataque.slice(0, largo)
    const documento = `${numero}${texto(27)}`
    const busNumero = `${numero}${texto(17)}`
    const conductor = await crear('/conductores', {
      nombre: texto(120),
      empresa: texto(80),
      fechaNacimiento: '1980-01-31',
      tipoDocumento: 'C.C.',
      documento,
    })
    await crear('/buses', {
      numero: busNumero,
      empresa: texto(80),
      ruta: 'CCNT',
      modelo: texto(40),
      marca: texto(40),
      placa: `${numero}${texto(9)}`,
      conductorDocumento: documento,
    })
    await crear('/liquidaciones', {
      fecha,
      busNumero,
      conductorDocumento: documento,
      viajes: 5,
      regIni: 0,
      regFin: 300,
      sensor: 310,
      comentario: ataque,
      liquidada: numero % 2 === 0,
      gastos: [{ nombre: texto(60), valor: 1000 }],
      deudaDto: { razon: ataque, valor: 1000 },
      abonoDto: { valor: 1000 },
    })
    await crear('/deudas', { valor: 1000, razon: ataque, conductorDocumento: documento })
    await crear('/abonos', { valor: 1000, origen: ataque, conductorDocumento: documento, fecha })
    const asistencia = { fecha, conductorUuid: conductor.uuid, bus: texto(20), justificacion: ataque }
    await crear('/asistencias', [asistencia])
    if (numero % 5 === 0)
      await call('PUT', `/conductores/conductor/retirar?documento=${encodeURIComponent(documento)}`)
  }
}

/**
 * A browser at the origin `url` that notes in `faltas` what must not be: code of an attack that ran, a rule of the page's
 * policy that was broken, a dialog of the browser, an error of the page.
 */
export async function unNavegadorVigilado(url: string, options: BrowserContextOptions = {}) {
  const faltas: string[] = []
  const browser = await launchBrowser()
  const context = await browser.newContext({
    baseURL: url,
    viewport: { width: 1600, height: 900 },
    ...options,
  })
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
