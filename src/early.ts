/**
 * Runs before the rest of the code has come: it asks for what the page of a signed-in person will want, so that code and data
 * are on their way together. A file of its own and no inline script, which the Content Security Policy forbids.
 */
import { adelantar, RUTA_DEL_INICIO } from './api/earlyCall'
import { leerPorAdelantado } from './api/rowStream'
import { tokenGuardado } from './session/storedSession'

/** The files of a chunk, as the build names them in the page. */
const filesOf = (chunk: string): string[] =>
  document.querySelector<HTMLMetaElement>(`meta[name="code-${chunk}"]`)?.content.split(' ') ?? []

function preload(file: string): void {
  document.head.append(
    Object.assign(document.createElement('link'), { rel: 'preload', as: 'script', href: file }),
  )
}

const leerSiHay = (respuesta: Response): void => {
  if (respuesta.ok) leerPorAdelantado(respuesta)
}

const isHome = location.pathname === '/'

if (tokenGuardado() !== null) {
  for (const chunk of isHome ? ['layout', 'home'] : ['layout']) filesOf(chunk).forEach(preload)
  // An address with a search asks for something else.
  if (isHome && location.search === '') adelantar(RUTA_DEL_INICIO, leerSiHay)
}

// What figures, dates and names are written and sorted with takes the browser 20 to 50 ms when it is first used: time that
// there is while the code is on its way, and not when rows are to be drawn.
setTimeout(() => {
  new Intl.NumberFormat('es-CO', { style: 'currency', currency: 'COP' }).format(0)
  new Intl.DateTimeFormat('es-CO', { month: 'long' }).format(0)
  new Intl.Collator()
})
