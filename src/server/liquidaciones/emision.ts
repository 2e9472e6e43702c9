import { EventEmitter, once } from 'node:events'
import { Readable } from 'node:stream'

/**
 * The bytes of an answer that is made once for all who ask for it: each reads them from the first, those that are there at once
 * and the others as they come. It is made at its own pace, whether anybody reads it or not.
 */
export class Emision {
  #trozos: Buffer[] = []
  #terminada = false
  readonly #novedades = new EventEmitter().setMaxListeners(0)
  /** Resolves with its length when it is whole. @throws whatever cut it off. */
  readonly completa: Promise<number>

  constructor(fuente: Readable) {
    this.completa = this.#recibir(fuente)
    // Its readers hear of it too.
    this.completa.catch(() => undefined)
  }

  async #recibir(fuente: Readable): Promise<number> {
    try {
      for await (const trozo of fuente) {
        this.#trozos.push(trozo as Buffer)
        this.#novedades.emit('trozo')
      }
      this.#trozos = [Buffer.concat(this.#trozos)]
      return this.#trozos[0]?.length ?? 0
    } finally {
      this.#terminada = true
      this.#novedades.emit('trozo')
    }
  }

  async *#leer() {
    // Held apart: the end puts one piece in the place of all.
    const trozos = this.#trozos
    for (let i = 0; ; i += 1) {
      while (i >= trozos.length && !this.#terminada) await once(this.#novedades, 'trozo')
      const trozo = trozos[i]
      if (trozo === undefined) break
      yield trozo
    }
    await this.completa
  }

  /** All of it where it is whole, else as it comes. */
  cuerpo(): Buffer | Readable {
    const [entera] = this.#trozos
    return this.#terminada && entera ? entera : Readable.from(this.#leer(), { objectMode: false })
  }
}
