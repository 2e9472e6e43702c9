import { EventEmitter, once } from 'node:events'
import { Readable } from 'node:stream'

/**
 * The bytes of an answer that is made once for all who ask for it: each reads them from the first, those that are there at once
 * and the others as they come. It is made at its own pace, whether anybody reads it or not.
 */
export class Emision {
  #trozos: Buffer[] = []
  #terminada = false
  /** All of it as one, where it came to its end and is short. */
  #entera: Buffer | null = null
  readonly #novedades = new EventEmitter().setMaxListeners(0)
  /** Resolves when it is whole, with whether it is short enough to be kept. @throws whatever cut it off. */
  readonly completa: Promise<boolean>

  /** @param maxima bytes that are worth their memory when all have been answered who asked for it while it was made. */
  constructor(fuente: Readable, maxima: number) {
    this.completa = this.#recibir(fuente, maxima)
    // Its readers hear of it too.
    this.completa.catch(() => undefined)
  }

  async #recibir(fuente: Readable, maxima: number): Promise<boolean> {
    let bytes = 0
    try {
      for await (const trozo of fuente as AsyncIterable<Buffer>) {
        bytes += trozo.length
        this.#trozos.push(trozo)
        this.#novedades.emit('trozo')
      }
      if (bytes > maxima) return false
      this.#entera = Buffer.concat(this.#trozos)
      this.#trozos = [this.#entera]
      return true
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
    return this.#entera ?? Readable.from(this.#leer(), { objectMode: false })
  }
}
