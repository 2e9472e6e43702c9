/** A browser before the SPA of a plain static host, whose API is a stranger's on another origin. */
import { launchBrowser } from '../browser'
import { handsOn, cellsUnder } from '../hands'
import { abrirAnfitrion, type Llamada } from './anfitrion'
import { type Costumbres } from './costumbres'
import { servirPaginas } from './paginas'
import { CREDENCIALES } from './sesion'
import { TABLA } from './tabla'

const ESPERA = 15_000
/** What Chromium says of any answer that is not 2xx. */
const RESPUESTA_MALA = /^Failed to load resource: the server responded with a status of (400|401|409|500)/

/** The home's list, and what the fields of forms choose from. */
const DE_CUALQUIERA = [
  'GET /buses',
  'GET /conductores',
  'GET /conductores?valido=true',
  'GET /liquidaciones/table',
]
/** What a host of pages is for. */
const DE_PAGINAS = /^GET \/(login|icon\.svg|assets\/[\w.-]+)?$/

const esLectura = ({ linea }: Llamada) => linea.startsWith('GET ')

export async function visitar(costumbres: Costumbres) {
  let urlBase = ''
  const paginas = await servirPaginas(() => urlBase)
  const anfitrion = await abrirAnfitrion(costumbres, () => paginas.url)
  urlBase = anfitrion.urlBase
  const browser = await launchBrowser()
  const context = await browser.newContext({
    acceptDownloads: true,
    baseURL: paginas.url,
    locale: 'es-CO',
    reducedMotion: 'reduce',
    viewport: { width: 1366, height: 768 },
  })
  context.setDefaultTimeout(ESPERA)
  const page = await context.newPage()
  const quejas: string[] = []
  page.on('pageerror', ({ message }) => quejas.push(message))
  page.on('console', (mensaje) => {
    if (mensaje.type() === 'error' && !RESPUESTA_MALA.test(mensaje.text())) quejas.push(mensaje.text())
  })
  const hands = handsOn(() => page)

  /** Signs in by the login page that stands there. */
  const entrar = async (password = CREDENCIALES.password) => {
    await page.getByLabel('Usuario').fill(CREDENCIALES.username)
    await page.getByLabel('Clave', { exact: true }).fill(password)
    await page.getByRole('button', { name: 'Iniciar Sesión' }).click()
  }
  /** Does something and tells what the host was sent meanwhile that changes anything: the call and its body. */
  const envios = async (hacer: () => Promise<unknown>) => {
    const desde = anfitrion.llamadas.length
    await hacer()
    return anfitrion.llamadas
      .slice(desde)
      .filter((llamada) => !esLectura(llamada))
      .map(({ linea, cuerpo }) => (cuerpo === undefined ? [linea] : [linea, cuerpo]))
  }
  /** Does something that asks for this path and tells with which query the host was asked last. */
  const consulta = async (ruta: string, hacer: () => Promise<unknown>) => {
    await Promise.all([
      page.waitForResponse((respuesta) => new URL(respuesta.url()).pathname.endsWith(ruta)),
      hacer(),
    ])
    const linea = anfitrion.llamadas.findLast(({ renglon }) => renglon === `GET ${ruta}`)?.linea ?? ''
    return Object.fromEntries(new URLSearchParams(linea.split('?')[1]))
  }
  /** Every different thing that the host was asked until now, besides what any screen may ask. */
  const preguntadas = () => {
    const lineas = anfitrion.llamadas.filter(esLectura).map(({ linea }) => linea)
    return [...new Set(lineas)].filter((linea) => !DE_CUALQUIERA.includes(linea)).sort()
  }
  /** What the rows on this page of the table say in a column, from the top. */
  const columna = async (titulo: string) => (await cellsUnder(page, titulo)).allInnerTexts()

  /** Waits until the figures at the table's foot are these, and no others. */
  const esperarTotales = async (esperados: Record<string, string>) => {
    const pares = page.locator('dl > div:has(dt)')
    for (const texto of Object.entries(esperados).flat().filter(Boolean))
      await pares.getByText(texto, { exact: true }).first().waitFor()
    const leidos = await pares.evaluateAll((divs) =>
      divs.map((div) => [...div.children].map(({ textContent }) => textContent.replace(/\s/g, ' '))),
    )
    expect(Object.fromEntries(leidos)).toEqual(esperados)
  }

  /**
   * Section 7, of every call: bearer token once there is one, credentials; these rows of the table, or all whose path begins so,
   * have been used; and nobody has complained.
   */
  const conforme = (...suyos: string[]) => {
    const usados = new Set(anfitrion.llamadas.map(({ renglon }) => renglon))
    const esSuyo = (renglon: string) =>
      suyos.some((suyo) => renglon === suyo || `${renglon}/`.includes(` ${suyo}/`))
    expect(Object.keys(TABLA).filter((renglon) => esSuyo(renglon) && !usados.has(renglon))).toEqual([])
    expect(anfitrion.faltas).toEqual([])
    expect(quejas).toEqual([])
    expect(paginas.pedidas.filter((pedida) => !DE_PAGINAS.test(pedida))).toEqual([])
    const conSesion = anfitrion.llamadas.filter(({ renglon }) => renglon !== 'POST /auth/login')
    expect(conSesion.length).toBeGreaterThan(0)
    for (const { cabeceras } of conSesion) {
      expect(cabeceras.authorization).toMatch(/^Bearer ficha-\d$/)
      expect(cabeceras.cookie).toBe('anfitrion=si')
    }
  }

  return {
    ...hands,
    page,
    paginas,
    anfitrion,
    empresa: anfitrion.empresa,
    quejas,
    entrar,
    envios,
    consulta,
    preguntadas,
    columna,
    esperarTotales,
    conforme,
    /** Opens the home as somebody who has just signed in. */
    llegar: async () => {
      await page.goto('/login')
      await entrar()
      await page.getByRole('heading', { name: 'Liquidaciones', level: 1 }).waitFor()
    },
    irse: async () => {
      await browser.close()
      await anfitrion.cerrar()
      await paginas.cerrar()
    },
  }
}

export type Visita = Awaited<ReturnType<typeof visitar>>
