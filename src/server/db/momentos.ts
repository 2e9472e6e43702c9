import { ErrorDeNegocio } from '../errores'
import { type Db, type Instantanea } from './connection'

/** How many moments of the database are held at once, and for how many milliseconds. */
export interface Paciencia {
  aLaVez: number
  /** With the next one. */
  turno: number
  /** With whoever reads, between two pieces. */
  pausa: number
  /** With all of it. */
  total: number
}

/** Half of a process's connections to PostgreSQL, so that there is always one for a short call. */
export const PACIENCIA: Paciencia = { aLaVez: 5, turno: 30_000, pausa: 10_000, total: 60_000 }

const OCUPADO = 'Hay muchas consultas largas en curso. Espere un momento e intente de nuevo.'

interface EnEspera {
  entrar: () => void
  irse: (error: unknown) => void
}

/** Opens moments of the database, so many at once; the others wait for their turn, each for as long as `turno` at most. */
export function porTurnos(
  abrir: () => Promise<{ db: Db; cerrar: () => Promise<void> }>,
  paciencia: Paciencia,
): () => Promise<Instantanea> {
  const { aLaVez, turno } = paciencia
  let abiertos = 0
  const cola = new Set<EnEspera>()

  const esperarTurno = async () => {
    if (abiertos < aLaVez) return void (abiertos += 1)
    await new Promise<void>((entrar, irse) => {
      const uno: EnEspera = { entrar, irse }
      cola.add(uno)
      const plazo = setTimeout(() => uno.irse(new ErrorDeNegocio(503, OCUPADO)), turno)
      const alSalir = () => {
        clearTimeout(plazo)
        cola.delete(uno)
      }
      uno.entrar = () => (alSalir(), entrar())
      uno.irse = (error) => (alSalir(), irse(error instanceof Error ? error : new Error(String(error))))
    })
  }
  const dejarTurno = () => {
    const [siguiente] = cola
    if (siguiente) siguiente.entrar()
    else abiertos -= 1
  }

  return async () => {
    await esperarTurno()
    try {
      const { db, cerrar } = await abrir()
      let cerrado: Promise<void> | undefined
      // A moment that cannot be closed is lost already.
      const unaVez = () =>
        (cerrado ??= cerrar()
          .catch(() => undefined)
          .then(dejarTurno))
      return { db, cerrar: unaVez, paciencia }
    } catch (error) {
      // Nobody waits for a database that is away.
      for (const uno of cola) uno.irse(error)
      dejarTurno()
      throw error
    }
  }
}

/**
 * What is read of a moment, which is let go of when whoever reads stays away too long or takes too long in all: it keeps a
 * connection of PostgreSQL, and either database from clearing away what has been replaced since. The rest is then refused.
 */
export async function* conPaciencia<T>(
  piezas: AsyncIterable<T>,
  { cerrar, paciencia: { pausa, total } }: Pick<Instantanea, 'cerrar' | 'paciencia'>,
): AsyncGenerator<T> {
  let cortado = false
  let deLaPausa: NodeJS.Timeout | undefined
  const parar = () => {
    clearTimeout(deLaPausa)
    clearTimeout(delTodo)
    return cerrar()
  }
  const cortar = () => {
    cortado = true
    void parar()
  }
  const delTodo = setTimeout(cortar, total)
  try {
    for await (const pieza of piezas) {
      if (cortado) break
      deLaPausa = setTimeout(cortar, pausa)
      yield pieza
      clearTimeout(deLaPausa)
    }
  } catch (error) {
    // What it reads of is gone, whatever the database says of that.
    if (!cortado) throw error
  } finally {
    await parar()
  }
  if (cortado) throw new Error('The answer was read too slowly.')
}
