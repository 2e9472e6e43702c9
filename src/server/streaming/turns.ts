import { HttpError } from '../http/errors'

interface Waiting {
  enter: () => void
  refuse: (error: Error) => void
}

const BUSY = 'Hay muchas consultas largas en curso. Espere un momento e intente de nuevo.'

/** Lets `atOnce` callers work at a time; the others wait in line, each at most `maxWait` milliseconds. */
export class Turns {
  readonly #atOnce: number
  readonly #maxWait: number
  readonly #line = new Set<Waiting>()
  #taken = 0

  constructor(atOnce: number, maxWait: number) {
    this.#atOnce = atOnce
    this.#maxWait = maxWait
  }

  /** @throws 503 when no turn comes in time, or the error given to {@link refuseAll}. */
  async take(): Promise<void> {
    if (this.#taken < this.#atOnce) {
      this.#taken += 1
      return
    }
    await new Promise<void>((resolve, reject) => {
      const leaveLine = () => {
        clearTimeout(timer)
        this.#line.delete(waiting)
      }
      const waiting: Waiting = {
        enter: () => (leaveLine(), resolve()),
        refuse: (error) => (leaveLine(), reject(error)),
      }
      const timer = setTimeout(() => waiting.refuse(new HttpError(503, BUSY)), this.#maxWait)
      this.#line.add(waiting)
    })
  }

  /** Hands the turn to the first in line. */
  release(): void {
    const [next] = this.#line
    if (next) next.enter()
    else this.#taken -= 1
  }

  /** Sends everyone in line away. */
  refuseAll(error: unknown): void {
    for (const waiting of this.#line)
      waiting.refuse(error instanceof Error ? error : new Error(String(error)))
  }
}
