import { EventEmitter, once } from 'node:events'
import { Readable } from 'node:stream'

/**
 * The bytes of an answer that is made once and read by every client that asks for it. Each client reads from the first byte: the
 * bytes there are at once, the others as they come. The answer is made at its own pace, with readers or without.
 */
export class SharedAnswer {
  #chunks: Buffer[] = []
  #ended = false
  /** The whole answer in one piece, once it has ended and if it is short. */
  #whole: Buffer | null = null
  readonly #events = new EventEmitter().setMaxListeners(0)
  /** Resolves when the answer is whole, with whether it is short enough to keep. @throws the error that cut it off. */
  readonly completed: Promise<boolean>

  /** @param maxBytes length up to which the answer is worth its memory after its first readers have it. */
  constructor(source: Readable, maxBytes: number) {
    this.completed = this.#receive(source, maxBytes)
    // Every reader awaits it and hears of a failure; here it must not count as unhandled.
    this.completed.catch(() => undefined)
  }

  async #receive(source: Readable, maxBytes: number): Promise<boolean> {
    let bytes = 0
    try {
      for await (const chunk of source as AsyncIterable<Buffer>) {
        bytes += chunk.length
        this.#chunks.push(chunk)
        this.#events.emit('chunk')
      }
      if (bytes > maxBytes) return false
      this.#whole = Buffer.concat(this.#chunks)
      this.#chunks = [this.#whole]
      return true
    } finally {
      this.#ended = true
      this.#events.emit('chunk')
    }
  }

  async *#read() {
    // A reference of its own: #receive replaces the list at the end.
    const chunks = this.#chunks
    for (let i = 0; ; i += 1) {
      while (i >= chunks.length && !this.#ended) await once(this.#events, 'chunk')
      const chunk = chunks[i]
      if (chunk === undefined) break
      yield chunk
    }
    await this.completed
  }

  /** The whole answer if there is one, else a stream of it. */
  body(): Buffer | Readable {
    return this.#whole ?? Readable.from(this.#read(), { objectMode: false })
  }
}
