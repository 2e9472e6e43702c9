/** Open pages: each asks for the list once, and then only for what has changed in it since, when the news say that something has. */
import { setTimeout } from 'node:timers/promises'
import { broughtUpToDate, type ListaLiquidaciones } from '../../src/api/liquidaciones/lists'
import { CABECERA_SECUENCIA } from '../../src/contract/cabeceras'
import { type LiquidacionFila } from '../../src/contract/liquidaciones'
import { type CambiosDeLiquidaciones } from '../../src/contract/liquidacionesQueries'
import { type Novedades } from '../../src/contract/novedades'
import { ask } from '../setup/serverProcess'

/** Milliseconds between two questions: fewer than a page's, for a proof of minutes. */
const EVERY = 100

export class Listener {
  /** The changes that it was told of, as they came. */
  readonly heard: number[] = []
  readonly #begun: number
  copy: ListaLiquidaciones
  refreshes = 0
  /** Answers that would have had a page ask for the whole list again. */
  lost = 0
  #closed = false

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

  /** Asks until it is closed, whatever becomes of a call. */
  async listen(): Promise<void> {
    for (let last = this.#begun; !this.#closed; await setTimeout(EVERY)) {
      const news = await this.#ask<Novedades>(`/api/novedades?desde=${last}`)
      if (!news) continue
      if (news.tarde) this.lost += 1
      this.heard.push(...news.cambios.map(({ secuencia }) => secuencia))
      last = news.secuencia
      if (this.copy.secuencia !== last) await this.#refresh()
    }
  }

  close(): void {
    this.#closed = true
  }

  async #ask<Answer>(path: string) {
    const answer = await ask(`${this.url}${path}`, { token: this.token }).catch(() => null)
    if (answer?.status === 410) this.lost += 1
    return answer?.status === 200 ? (JSON.parse(answer.body) as Answer) : null
  }

  async #refresh() {
    const changes = await this.#ask<CambiosDeLiquidaciones>(
      `/api/liquidaciones/cambios?desde=${this.copy.secuencia}`,
    )
    if (!changes) return
    this.refreshes += 1
    this.copy = broughtUpToDate(this.copy, changes)
  }
}
