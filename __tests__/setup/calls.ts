/** The calls between a page and its server, watched and held on their way. */

/** 'POST /api/liquidaciones' */
const nombreDe = ({ method, url }: Request) => `${method} ${new URL(url).pathname}`

/** Keeps a copy of every request that a page sends from now on, in order, with its headers and its body unread. */
export function observarLlamadas(): Request[] {
  const vistas: Request[] = []
  const enviar = globalThis.fetch
  globalThis.fetch = (input, init) => {
    const pedido = new Request(input, init)
    vistas.push(pedido.clone())
    return enviar(pedido)
  }
  return vistas
}

/** Holds the calls of this name ('POST /api/liquidaciones') on their way to the server. Answers what lets them go. */
export function retener(llamada: string): () => void {
  const enviar = globalThis.fetch
  let soltar = () => undefined as void
  const permiso = new Promise<void>((resolve) => {
    soltar = resolve
  })
  globalThis.fetch = async (input, init) => {
    const pedido = new Request(input, init)
    if (nombreDe(pedido) === llamada) await permiso
    return enviar(pedido)
  }
  return () => {
    globalThis.fetch = enviar
    soltar()
  }
}

/** Has the calls of this name fail as where there is no network. Answers what mends it. */
export function cortar(llamada: string): () => void {
  const enviar = globalThis.fetch
  globalThis.fetch = async (input, init) => {
    const pedido = new Request(input, init)
    if (nombreDe(pedido) === llamada) throw new TypeError('Failed to fetch')
    return enviar(pedido)
  }
  return () => {
    globalThis.fetch = enviar
  }
}

/** Answers the calls of this name as another host would. Answers what gives them back to the server. */
export function responderCon(llamada: string, cuerpo: unknown): () => void {
  const enviar = globalThis.fetch
  globalThis.fetch = async (input, init) => {
    const pedido = new Request(input, init)
    return nombreDe(pedido) === llamada ? Response.json(cuerpo) : enviar(pedido)
  }
  return () => {
    globalThis.fetch = enviar
  }
}
