/** The calls between a page and its server, watched and held on their way. */

/** 'POST /api/liquidaciones' */
const nombreOf = ({ method, url }: Request) => `${method} ${new URL(url).pathname}`

/** Keeps a copy of every request that a page sends from now on, in order, with its headers and its body unread. */
export function watchCalls(): Request[] {
  const seen: Request[] = []
  const send = globalThis.fetch
  globalThis.fetch = (input, init) => {
    const request = new Request(input, init)
    seen.push(request.clone())
    return send(request)
  }
  return seen
}

/** Holds the calls of this name ('POST /api/liquidaciones') on their way to the server. Answers what lets them go. */
export function delayCall(call: string): () => void {
  const send = globalThis.fetch
  let release = () => undefined as void
  const permission = new Promise<void>((resolve) => {
    release = resolve
  })
  globalThis.fetch = async (input, init) => {
    const request = new Request(input, init)
    if (nombreOf(request) === call) await permission
    return send(request)
  }
  return () => {
    globalThis.fetch = send
    release()
  }
}

/** Has the calls of this name fail as where there is no network. Answers what mends it. */
export function failCall(call: string): () => void {
  const send = globalThis.fetch
  globalThis.fetch = async (input, init) => {
    const request = new Request(input, init)
    if (nombreOf(request) === call) throw new TypeError('Failed to fetch')
    return send(request)
  }
  return () => {
    globalThis.fetch = send
  }
}

/** Answers the calls of this name as another host would. Answers what gives them back to the server. */
export function answerWith(call: string, body: unknown): () => void {
  const send = globalThis.fetch
  globalThis.fetch = async (input, init) => {
    const request = new Request(input, init)
    return nombreOf(request) === call ? Response.json(body) : send(request)
  }
  return () => {
    globalThis.fetch = send
  }
}
