import { connect, createServer, type Server, type Socket } from 'node:net'
import { once } from 'node:events'

/** The wire between a server and PostgreSQL, which can be cut and mended, or left hanging without a word to either end. */
export async function unCable(destino: URL) {
  const extremos = new Set<Socket>()
  let mudo = false
  const atender = (socket: Socket) => {
    const otro = connect(Number(destino.port), destino.hostname)
    for (const [extremo, contrario] of [
      [socket, otro],
      [otro, socket],
    ] as const) {
      extremos.add(extremo)
      // A cut is what this is for.
      extremo.on('error', () => extremo.destroy())
      extremo.on('data', (parte) => mudo || contrario.write(parte))
      extremo.on('close', () => mudo || contrario.destroy())
    }
  }
  let servidor: Server
  const tender = async (puerto: number) => {
    servidor = createServer(atender).listen(puerto, '127.0.0.1')
    await once(servidor, 'listening')
    const direccion = servidor.address()
    return typeof direccion === 'object' && direccion ? direccion.port : 0
  }
  const puerto = await tender(0)
  const cortar = async () => {
    const cerrado = once(servidor, 'close')
    servidor.close()
    for (const extremo of extremos) extremo.destroy()
    extremos.clear()
    await cerrado
  }
  return {
    url: Object.assign(new URL(destino), { host: `127.0.0.1:${puerto}` }).href,
    cortar,
    reparar: async () => {
      mudo = false
      await tender(puerto)
    },
    /** Neither end hears of the other from now on: what a machine without power or a firewall leaves behind. */
    enmudecer: () => {
      mudo = true
    },
  }
}
