/** Open pages: each asks for the list once, and then only for what has changed in it since, when the server says that something has. */
import { setTimeout } from 'node:timers/promises'
import { broughtUpToDate, type ListaLiquidaciones } from '../../src/api/liquidaciones/lists'
import { CABECERA_SECUENCIA } from '../../src/contract/cabeceras'
import { type Evento } from '../../src/contract/eventos'
import { type LiquidacionFila } from '../../src/contract/liquidaciones'
import { type CambiosDeLiquidaciones } from '../../src/contract/liquidacionesQueries'
import { openStream } from '../setup/eventStream'
import { ask } from '../setup/serverProcess'

const RETRY_AFTER = 100

export class Listener {
  /** The changes that it was told of, as they came. */
  readonly heard: number[] = []
  readonly #begun: number
  copy: ListaLiquidaciones
  connections = 0
  refreshes = 0
  /** Answers that would have had a page ask for the whole list again. */
  lost = 0
  #behind = false
  #refreshing: Promise<void> | undefined
  #closed = false
  #leave: (() => void) | undefined

  private constructor(
    private readonly url: string,
    private readonly token: string,
    copy: ListaLiquidaciones & { secuencia: number },
  ) {
    this.copy = copy
    this.#begun = copy.secuencia
  }

  static async open(url: string, token: string): Promise<Listener> {
    const { headers, body } = await ask(`${url}/api/liquidaciones/table`, { token })
    const secuencia = Number(headers.get(CABECERA_SECUENCIA))
    return new Listener(url, token, { filas: JSON.parse(body) as LiquidacionFila[], secuencia })
  }

  /** The change after which it must have heard of each. */
  get begun(): number {
    return this.#begun
  }

  /** Listens until it is closed; a stream that breaks is opened again where it ended. */
  async listen(): Promise<void> {
    while (!this.#closed) {
      await this.#follow().catch(() => undefined)
      if (!this.#closed) await setTimeout(RETRY_AFTER)
    }
    await this.#refreshing
  }

  close(): void {
    this.#closed = true
    this.#leave?.()
  }

  async #follow() {
    const stream = await openStream(this.url, this.token, this.heard.at(-1) ?? this.#begun)
    this.#leave = stream.leave
    if (stream.status !== 200) return stream.leave()
    this.connections += 1
    for (;;) {
      const message = await stream.next()
      if (!message) return
      if (message.event === 'atrasado') this.lost += 1
      if (message.event !== 'cambios') continue
      this.heard.push(...(message.data as Evento[]).map(({ secuencia }) => secuencia))
      this.#behind = true
      this.#refreshing ??= this.#refresh().finally(() => (this.#refreshing = undefined))
    }
  }

  async #refresh() {
    while (this.#behind && !this.#closed) {
      this.#behind = false
      const path = `/api/liquidaciones/cambios?desde=${this.copy.secuencia}`
      const answer = await ask(`${this.url}${path}`, { token: this.token }).catch(() => null)
      if (answer?.status === 200) {
        this.refreshes += 1
        this.copy = broughtUpToDate(this.copy, JSON.parse(answer.body) as CambiosDeLiquidaciones)
        continue
      }
      if (answer?.status === 410) this.lost += 1
      this.#behind = true
      await setTimeout(RETRY_AFTER)
    }
  }
}
