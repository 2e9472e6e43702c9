/**
 * A page test's whole world: the real pages on a real store, whose `fetch` reaches the real server over a fresh database.
 */
import { cleanup, render } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createMemoryRouter } from 'react-router-dom'
import { App } from '../../src/app/App'
import { devTools } from '../../src/app/devTools'
import { routesFor } from '../../src/app/router'
import { makeStore } from '../../src/app/store'
import { SESSION_KEY } from '../../src/session/storedSession'
import { CLAVE, SIN_LIMITES, unaAplicacion, type Aplicacion, type Opciones } from '../server/aplicacion'

/** What the page asked the server, in order: 'POST /api/liquidaciones'. */
export type QueryArgs = string[]

/** The browser's fetch, answered by the server in the same process. */
function fetchDe(aplicacion: Aplicacion, llamadas: QueryArgs): typeof fetch {
  return async (input, init) => {
    const pedido = new Request(input, init)
    const { pathname, search } = new URL(pedido.url)
    // The sign of presence, which comes again and again while a record is open, is left out.
    if (pathname !== '/api/presencia') llamadas.push(`${pedido.method} ${pathname}${search}`)
    const cuerpo = await pedido.text()
    const respuesta = await aplicacion.app.inject({
      method: pedido.method as 'GET',
      url: pathname + search,
      headers: Object.fromEntries(pedido.headers),
      ...(cuerpo && { payload: cuerpo }),
    })
    const cabeceras = Object.entries(respuesta.headers).map(([nombre, valor]): [string, string] => [
      nombre,
      String(valor),
    ])
    return new Response(new Uint8Array(respuesta.rawPayload), {
      status: respuesta.statusCode,
      headers: cabeceras,
    })
  }
}

/** A server with its users and no company, for the pages of a test file or of one test. */
export async function unaOficina(opciones: Opciones = {}) {
  const aplicacion = await unaAplicacion('sqlite', { limites: SIN_LIMITES, ...opciones })
  const llamadas: QueryArgs = []
  globalThis.fetch = fetchDe(aplicacion, llamadas)
  return {
    ...aplicacion,
    llamadas,
    /** Opens the product at an address, signed in as a user (null: nobody). */
    abrir: async (ruta = '/', usuario: string | null = 'admin') => {
      localStorage.clear()
      sessionStorage.clear()
      if (usuario) await ingresar(aplicacion, usuario)
      llamadas.length = 0
      const store = makeStore(undefined, devTools)
      const router = createMemoryRouter(routesFor(store), { initialEntries: [ruta] })
      const vista = render(<App store={store} router={router} />)
      return { ...vista, store, router, user: userEvent.setup() }
    },
    cerrar: async () => {
      cleanup()
      await aplicacion.cerrar()
    },
  }
}

export type Oficina = Awaited<ReturnType<typeof unaOficina>>

async function ingresar({ pedir }: Aplicacion, username: string): Promise<void> {
  const respuesta = await pedir(null, {
    method: 'POST',
    url: '/api/auth/login',
    payload: { username, password: CLAVE },
  })
  localStorage.setItem(SESSION_KEY, respuesta.body)
}
