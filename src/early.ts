/**
 * Runs before the rest of the code has come: it asks for what the page of a signed-in person will want, so that code and data
 * are on their way together. A file of its own and no inline script, which the Content Security Policy forbids.
 */
import { fetchEarly, HOME_PATH } from './api/client/earlyCall'
import { readAhead } from './api/client/rowStream'
import { storedToken } from './session/storedSession'

/** Asks for a chunk's files, which the build names in the page. */
function preload(chunk: string): void {
  const files =
    document.querySelector<HTMLMetaElement>(`meta[name="code-${chunk}"]`)?.content.split(' ') ?? []
  for (const href of files)
    document.head.append(
      Object.assign(document.createElement('link'), { rel: 'preload', as: 'script', href }),
    )
}

const leerSiHay = (response: Response): void => {
  if (response.ok) readAhead(response)
}

const isHome = location.pathname === '/'

if (storedToken() === null) preload('login')
else {
  // In the order in which they are drawn.
  for (const chunk of isHome ? ['layout', 'home', 'table'] : ['layout', 'table']) preload(chunk)
  // An address with a search asks for something else.
  if (isHome && location.search === '') fetchEarly(HOME_PATH, leerSiHay)
}

// What figures, dates and names are written and sorted with takes the browser 20 to 50 ms when it is first used: time that
// there is while the code is on its way, and not when rows are to be drawn.
setTimeout(() => {
  new Intl.NumberFormat('es-CO', { style: 'currency', currency: 'COP' }).format(0)
  new Intl.DateTimeFormat('es-CO', { month: 'long' }).format(0)
  new Intl.Collator()
})
