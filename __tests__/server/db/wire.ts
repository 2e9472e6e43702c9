import { connect, createServer, type Server, type Socket } from 'node:net'
import { once } from 'node:events'

/** The wire between a server and PostgreSQL, which can be cut and mended, or left hanging without a word to either end. */
export async function aWire(target: URL) {
  const ends = new Set<Socket>()
  let mute = false
  const handle = (socket: Socket) => {
    const other = connect(Number(target.port), target.hostname)
    for (const [end, opposite] of [
      [socket, other],
      [other, socket],
    ] as const) {
      ends.add(end)
      // A cut is what this is for.
      end.on('error', () => end.destroy())
      end.on('data', (part) => mute || opposite.write(part))
      end.on('close', () => mute || opposite.destroy())
    }
  }
  let server: Server
  const lay = async (port: number) => {
    server = createServer(handle).listen(port, '127.0.0.1')
    await once(server, 'listening')
    const address = server.address()
    return typeof address === 'object' && address ? address.port : 0
  }
  const port = await lay(0)
  const cut = async () => {
    const closed = once(server, 'close')
    server.close()
    for (const end of ends) end.destroy()
    ends.clear()
    await closed
  }
  return {
    url: Object.assign(new URL(target), { host: `127.0.0.1:${port}` }).href,
    cut,
    repair: async () => {
      mute = false
      await lay(port)
    },
    /** Neither end hears of the other from now on: what a machine without power or a firewall leaves behind. */
    silence: () => {
      mute = true
    },
  }
}
