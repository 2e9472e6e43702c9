/**
 * Runs before the rest of the code: requests the first page's chunks and data, so that both download at the same time, draws the
 * list's first rows, and shows the login's form where there is no session.
 * A separate file, since the Content Security Policy forbids inline scripts.
 */
import { fetchEarly, HOME_PATH } from './api/client/earlyCall'
import { pageSetting } from './api/client/pageSettings'
import { showPlainLogin } from './early/plainLogin'
import { storedToken, storedUser } from './session/storedSession'

/** Preloads a chunk's files, which the build lists in the page's meta tags. */
function preload(chunk: string) {
  for (const href of pageSetting(`code-${chunk}`)?.split(' ') ?? [])
    document.head.append(
      Object.assign(document.createElement('link'), { rel: 'preload', as: 'script', href }),
    )
}

/**
 * Pays the first uses of these Intl classes, 60 to 85 ms, while the code downloads, and not when the rows are drawn; each in a task
 * of its own, between which the page answers.
 */
function warmIntl() {
  setTimeout(() => new Intl.NumberFormat('es-CO', { style: 'currency', currency: 'COP' }).format(0))
  setTimeout(() => new Intl.DateTimeFormat('es-CO', { month: 'long' }).format(0))
  setTimeout(() => new Intl.Collator())
}

const isHome = location.pathname === '/'

if (storedToken() === null) {
  preload('login')
  showPlainLogin()
  // Its picture comes first.
  requestAnimationFrame(warmIntl)
} else if (!storedUser()?.claveProvisional) {
  // Order in which the page needs them.
  for (const chunk of isHome ? ['layout', 'home', 'table'] : ['layout', 'table']) preload(chunk)
  // With a search in the address the home asks for other data.
  const list = isHome && location.search === '' && fetchEarly(HOME_PATH)
  warmIntl()
  // Its modules use Intl as they load: they come after its tasks.
  if (list)
    setTimeout(() => {
      void import(/* webpackMode: "eager" */ './early/firstRows').then(({ showFirstRows }) =>
        showFirstRows(list),
      )
    })
}
