/**
 * When what is on screen is fetched anew: after the network was away, and when the person comes back to the page.
 */
import { setupListeners } from '@reduxjs/toolkit/query'
import type { AppDispatch } from '../api/client/rootReducer'
import { addressOf, baseUrl, isOwnServer } from '../api/client/baseUrl'
import { request } from '../api/client/request'
import { storedToken } from '../session/storedSession'

/** Milliseconds away after which what is on screen may have aged; a glance at another window fetches nothing. */
export const AUSENCIA_MINIMA = 60_000
const ENTRE_INTENTOS = 15_000
const PLAZO = 5_000

/** Our own server has a call for it; another is asked the shortest of the table, by whoever may ask. */
function saludar(): Promise<Response> {
  const signal = AbortSignal.timeout(PLAZO)
  if (isOwnServer()) return fetch(`${baseUrl()}/salud`, { method: 'HEAD', cache: 'no-store', signal })
  return storedToken()
    ? request(addressOf('/festivos'), { cache: 'no-store', signal })
    : Promise.reject(new Error('Nobody may ask.'))
}

/**
 * Whether the server answers anything at all. A browser calls itself offline wherever the machine has no network, though
 * the server may run on that very machine.
 */
const hayServidor = (): Promise<boolean> =>
  saludar().then(
    () => true,
    () => false,
  )

/** Tells RTK Query of the network and of the person's return. Answers what stops it. */
export function escucharConexion(dispatch: AppDispatch): () => void {
  return setupListeners(dispatch, (avisar, { onFocus, onOnline, onOffline }) => {
    const fin = new AbortController()
    const { signal } = fin
    let reintento: ReturnType<typeof setTimeout> | undefined
    let idaDesde: number | null = null

    const comprobar = async () => {
      clearTimeout(reintento)
      const responde = await hayServidor()
      if (signal.aborted) return
      if (!responde) reintento = setTimeout(alDesconectar, ENTRE_INTENTOS)
      avisar(responde ? onOnline() : onOffline())
    }
    const alDesconectar = () => void comprobar()
    const alConectar = () => {
      clearTimeout(reintento)
      avisar(onOnline())
    }
    const alIrse = () => {
      idaDesde ??= Date.now()
    }
    const alVolver = () => {
      if (idaDesde !== null && Date.now() - idaDesde >= AUSENCIA_MINIMA) avisar(onFocus())
      idaDesde = null
    }

    window.addEventListener('online', alConectar, { signal })
    window.addEventListener('offline', alDesconectar, { signal })
    window.addEventListener('blur', alIrse, { signal })
    window.addEventListener('focus', alVolver, { signal })
    document.addEventListener(
      'visibilitychange',
      () => (document.visibilityState === 'hidden' ? alIrse() : alVolver()),
      { signal },
    )
    if (!navigator.onLine) alDesconectar()

    return () => {
      clearTimeout(reintento)
      fin.abort()
    }
  })
}
