import { type Server } from 'node:http'
import { type AddressInfo } from 'node:net'

/** Listens on a free port of this machine. */
export async function escuchar(servidor: Server) {
  await new Promise<void>((resolve) => servidor.listen(0, '127.0.0.1', resolve))
  const { port } = servidor.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}`,
    cerrar: () =>
      new Promise<void>((resolve) => {
        servidor.close(() => resolve())
        servidor.closeAllConnections()
      }),
  }
}
