/** Reads `GET /eventos` over the network, as a page does. */
import { get, type IncomingMessage } from 'node:http'
import { json } from 'node:stream/consumers'
import { type Evento } from '../../src/contract/eventos'

export interface Message {
  event: string
  id: number
  data: unknown
}

/** The blocks of a stream, each without the empty line that ends it. */
async function* blocksOf(answer: IncomingMessage) {
  let text = ''
  for await (const part of answer.setEncoding('utf8') as AsyncIterable<string>) {
    const blocks = (text + part).split('\n\n')
    text = blocks.pop() ?? ''
    yield* blocks
  }
}

function parsed(block: string): Message {
  const field = (name: string) => new RegExp(`^${name}: (.*)$`, 'm').exec(block)?.[1] ?? ''
  return { event: field('event'), id: Number(field('id')), data: JSON.parse(field('data')) }
}

/** Opens a stream of the server at `origin`. @param last the change of which the page has been told before. */
export async function openStream(origin: string, token: string, last?: number) {
  const headers = {
    authorization: `Bearer ${token}`,
    ...(last !== undefined && { 'last-event-id': String(last) }),
  }
  const answer = await new Promise<IncomingMessage>((resolve, reject) => {
    get(`${origin}/api/eventos`, { agent: false, headers }, resolve).on('error', reject)
  })
  const blocks = answer.statusCode === 200 ? blocksOf(answer) : undefined

  /** The next block that is a comment, or none; undefined when the stream has ended. */
  async function nextBlock(comment: boolean) {
    for (;;) {
      const next = await blocks?.next()
      if (!next || next.done) return undefined
      if (next.value.startsWith(':') === comment) return next.value
    }
  }

  /** The next message; undefined when the stream has ended. */
  async function next(): Promise<Message | undefined> {
    const block = await nextBlock(false)
    return block === undefined ? undefined : parsed(block)
  }

  return {
    status: answer.statusCode,
    headers: answer.headers,
    /** The body of a refusal. */
    refusal: () => json(answer),
    next,
    nextComment: () => nextBlock(true),
    /** The next changes, as many as these, however many messages they come in. */
    async eventos(count: number): Promise<Evento[]> {
      const found: Evento[] = []
      while (found.length < count) {
        const message = await next()
        if (message?.event !== 'cambios') throw new Error(`No changes but ${JSON.stringify(message)}.`)
        found.push(...(message.data as Evento[]))
      }
      return found
    },
    leave: () => void answer.destroy(),
  }
}
