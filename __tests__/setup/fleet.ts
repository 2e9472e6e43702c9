/** The office in which drivers, buses, fares and holidays are kept, and its tables. */
import { cleanup, screen } from '@testing-library/react'
import { unaOficina, type Oficina } from './page'

export { elegirFila } from './screen'

/**
 * An office whose day, for the server, is 20 March 2090: sessions are dated by the machine's clock and must not come from the
 * server's future. The screen's code is loaded already, so that the first test's time is its own.
 */
export async function unDia(ruta: string): Promise<Oficina> {
  const oficina = await unaOficina({ ahora: '2090-03-20T17:00:00Z' })
  await abrirTabla(oficina, ruta)
  cleanup()
  return oficina
}

/** Leaves the office without drivers, buses, fares or holidays. */
export async function vaciar({ db }: Oficina) {
  for (const tabla of ['buses', 'conductores', 'pasajes', 'festivos'] as const)
    await db.deleteFrom(tabla).execute()
}

/** Opens a screen and waits for its table's rows, or for the words that there are none. */
export async function abrirTabla(oficina: Oficina, ruta: string, usuario = 'admin') {
  const vista = await oficina.abrir(ruta, usuario)
  await screen.findByText(/^No hay .+\.$|^[1-9]\d*–\d+ de \d+$/, undefined, { timeout: 20_000 })
  return vista
}
