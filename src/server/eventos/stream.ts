import { Readable } from 'node:stream'
import { type TokenPayload } from '../sesion/token'
import { type SesionUsuario } from '../sesion/usuario'

/** Who reads a stream. */
export interface Reader {
  usuario: SesionUsuario
  sesion: TokenPayload
}

/** Bytes that may wait for a slow reader. */
const MAX_WAITING = 64 * 1024

/** The messages to one reader, as they come. Who reads too slowly is cut off, and asks again for what it has not read. */
export class EventStream extends Readable {
  /** Messages held back until the first ones are known. */
  #held: Buffer[] | null = []
  #maxWaiting = MAX_WAITING
  #finished = false

  get isFinished() {
    return this.#finished
  }

  constructor(readonly reader: Reader) {
    super()
  }

  /** Messages are pushed as they come. */
  override _read() {}

  /** Sends the first messages, then those that have come meanwhile. However many they are, they may wait. */
  begin(messages: readonly Buffer[]) {
    const held = this.#held ?? []
    this.#held = null
    for (const message of [...messages, ...held]) this.#write(message)
    this.#maxWaiting += this.readableLength
  }

  send(message: Buffer) {
    if (this.#held) return void this.#held.push(message)
    if (this.readableLength === 0) this.#maxWaiting = MAX_WAITING
    if (this.readableLength > this.#maxWaiting) this.destroy()
    else this.#write(message)
  }

  /** Ends the stream after what has been sent, and after a last message. */
  finish(last?: Buffer) {
    if (last) this.#write(last)
    if (!this.#finished) this.push(null)
    this.#finished = true
  }

  #write(message: Buffer) {
    if (!this.#finished && !this.destroyed) this.push(message)
  }
}
