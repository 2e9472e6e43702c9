/**
 * A page test's whole world: the real pages on a real store, whose `fetch` reaches the real server over a fresh database.
 */
import { cleanup, render } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { setupListeners } from '@reduxjs/toolkit/query'
import { createMemoryRouter } from 'react-router-dom'
import { App } from '../../src/app/App'
import { devTools } from '../../src/app/devTools'
import { routesFor } from '../../src/app/router'
import { makeStore } from '../../src/app/store'
import { SESSION_KEY } from '../../src/session/storedSession'
import { PASSWORD, NO_LIMITS, openApplication, type Application, type Options } from '../server/realApp'

/** The browser's fetch, answered by the server in the same process. */
function fetchOf(application: Application, calls: string[], underWay: Set<Promise<unknown>>): typeof fetch {
  const answer: typeof fetch = async (input, init) => {
    const request = new Request(input, init)
    const { pathname, search } = new URL(request.url)
    // Leaves out the call that a page makes by itself, again and again.
    if (pathname !== '/api/novedades') calls.push(`${request.method} ${pathname}${search}`)
    const body = await request.text()
    const response = await application.app.inject({
      method: request.method as 'GET',
      url: pathname + search,
      headers: Object.fromEntries(request.headers),
      ...(body && { payload: body }),
    })
    const headers = Object.entries(response.headers).map(([name, value]): [string, string] => [
      name,
      String(value),
    ])
    return new Response(new Uint8Array(response.rawPayload), {
      status: response.statusCode,
      headers,
    })
  }
  return (...call) => {
    const answered = answer(...call)
    underWay.add(answered)
    const end = () => void underWay.delete(answered)
    answered.then(end, end)
    return answered
  }
}

/** A server with its users and no company, for the pages of a test file or of one test. */
export async function openTestApp(options: Options = {}) {
  const application = await openApplication('sqlite', { limits: NO_LIMITS, ...options })
  /** Calls of the page to the server, in order: "POST /api/liquidaciones". */
  /** Calls of the page to the server, in order: 'POST /api/liquidaciones'. */
  const calls: string[] = []
  const underWay = new Set<Promise<unknown>>()
  globalThis.fetch = fetchOf(application, calls, underWay)
  return {
    ...application,
    calls,
    /** Opens the product at an address, signed in as a user (null: nobody). */
    open: async (path = '/', usuario: string | null = 'admin') => {
      localStorage.clear()
      sessionStorage.clear()
      if (usuario) await signIn(application, usuario)
      calls.length = 0
      const store = makeStore(undefined, devTools)
      // Hides the page: it asks for news once, and then when a test says so.
      setupListeners(store.dispatch, (notify, { onFocusLost }) => {
        notify(onFocusLost())
        return () => undefined
      })
      const router = createMemoryRouter(routesFor(store), { initialEntries: [path] })
      const view = render(<App store={store} router={router} />)
      return { ...view, store, router, user: userEvent.setup() }
    },
    close: async () => {
      cleanup()
      await application.close()
      // An answer that comes only now is read while there is a document.
      await Promise.allSettled(underWay)
      await new Promise((done) => setTimeout(done, 10))
    },
  }
}

export type TestApp = Awaited<ReturnType<typeof openTestApp>>

async function signIn({ ask }: Application, username: string): Promise<void> {
  const answer = await ask(null, {
    method: 'POST',
    url: '/api/auth/login',
    payload: { username, password: PASSWORD },
  })
  localStorage.setItem(SESSION_KEY, answer.body)
}
