import { createParser } from 'eventsource-parser'
import type { MensajeDelFlujo } from '../../contract/eventos'

/** Milliseconds without a sign after which the connection counts as lost: the server gives one every 15 s. */
const SILENCE = 40_000

/** Reads the messages of an event stream until it ends, or nothing comes any more. */
export async function readMessages(response: Response, onMessage: (message: MensajeDelFlujo) => void) {
  const parser = createParser({
    onEvent: ({ event, data }) => onMessage({ event, data: JSON.parse(data) as unknown } as MensajeDelFlujo),
  })
  const text = new TextDecoder()
  const reader = response.body?.getReader()
  let silence: ReturnType<typeof setTimeout> | undefined
  try {
    while (reader) {
      clearTimeout(silence)
      silence = setTimeout(() => void reader.cancel(), SILENCE)
      const { value, done } = await reader.read()
      if (done) return
      parser.feed(text.decode(value, { stream: true }))
    }
  } finally {
    clearTimeout(silence)
    await reader?.cancel()
  }
}
