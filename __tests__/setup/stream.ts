import { listenToChanges } from '../../src/app/remoteChanges/live'
import type { AppStore } from '../../src/app/store'
import type { Evento } from '../../src/contract/eventos'
import type { Application } from '../server/realApp'

interface Connection {
  /** The last change that the page says it has heard of. */
  lastId: string | null
  say: (event: string, data: object) => void
  end: () => void
  isOpen: () => boolean
}

/** Has a page hear of what others change, with its waits a quarter as long. */
export const listen = (store: AppStore) => listenToChanges(store, 0.25)

/** Takes the server's place at `GET /eventos`, so that a test says when its page hears of what. */
export function takeStream() {
  const connections: Connection[] = []
  const others = globalThis.fetch
  globalThis.fetch = async (input, init) => {
    const request = new Request(input, init)
    if (!request.url.endsWith('/api/eventos')) return others(request)
    let open = true
    let controller!: ReadableStreamDefaultController<Uint8Array>
    const body = new ReadableStream<Uint8Array>({ start: (started) => void (controller = started) })
    request.signal.addEventListener('abort', () => {
      open = false
      controller.error(new DOMException('Aborted', 'AbortError'))
    })
    connections.push({
      lastId: request.headers.get('last-event-id'),
      say: (event, data) =>
        controller.enqueue(
          new TextEncoder().encode(`event: ${event}\nid: 1\ndata: ${JSON.stringify(data)}\n\n`),
        ),
      end: () => {
        open = false
        controller.close()
      },
      isOpen: () => open,
    })
    return new Response(body, { headers: { 'content-type': 'text/event-stream' } })
  }
  return {
    connections,
    give: () => {
      globalThis.fetch = others
    },
  }
}

/** Events that the stream would tell of the changes above a number. */
export const eventsAbove = ({ db }: Pick<Application, 'db'>, secuencia: number): Promise<Evento[]> =>
  db
    .selectFrom('cambios')
    .select(['secuencia', 'sustantivo', 'identificador', 'liquidacionUuid', 'tipo', 'usuario', 'solicitud'])
    .where('secuencia', '>', secuencia)
    .orderBy('secuencia')
    .execute()

/** The number of the last change. */
export const lastChange = async (application: Pick<Application, 'db'>) =>
  (await eventsAbove(application, 0)).at(-1)?.secuencia ?? 0
