import { EventEmitter, once } from 'node:events'
import { Readable } from 'node:stream'

/**
 * The bytes of an answer that is made once and read by every client that asks for it. Each client reads from the first byte: the
 * bytes there are at once, the others as they come. The answer is made at its own pace, with readers or without.
 * @param maxBytes length up to which the answer is worth its memory after its first readers have it.
 */
export function shareAnswer(source: Readable, maxBytes: number) {
  const events = new EventEmitter().setMaxListeners(0)
  let chunks: Buffer[] = []
  let ended = false
  /** The whole answer in one piece, once it has ended and if it is short. */
  let whole: Buffer | undefined

  async function receive() {
    let bytes = 0
    try {
      for await (const chunk of source as AsyncIterable<Buffer>) {
        bytes += chunk.length
        chunks.push(chunk)
        events.emit('chunk')
      }
      if (bytes > maxBytes) return false
      whole = Buffer.concat(chunks)
      chunks = [whole]
      return true
    } finally {
      ended = true
      events.emit('chunk')
    }
  }

  const completed = receive()
  // Every reader awaits it and hears of a failure; here it must not count as unhandled.
  completed.catch(() => undefined)

  async function* read() {
    // A reference of its own: the list is replaced at the end.
    const own = chunks
    for (let i = 0; ; i += 1) {
      while (i >= own.length && !ended) await once(events, 'chunk')
      const chunk = own[i]
      if (chunk === undefined) break
      yield chunk
    }
    await completed
  }

  return {
    /** Resolves when the answer is whole, with whether it is short enough to keep. @throws the error that cut it off. */
    completed,
    /** The whole answer if there is one, else a stream of it. */
    body: () => whole ?? Readable.from(read(), { objectMode: false }),
  }
}

export type SharedAnswer = ReturnType<typeof shareAnswer>
