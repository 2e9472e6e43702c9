import { HttpError } from '../http/errors'

export interface TurnLimits {
  atOnce: number
  /** Of these, how many one user may have. */
  ofOne: number
  /** Milliseconds in line. */
  turn: number
}

interface Waiting {
  user: string
  enter: () => void
  refuse: (error: Error) => void
}

const BUSY = 'Hay muchas consultas largas en curso. Espere un momento e intente de nuevo.'

/** Lets some callers work at a time; the others wait in line, behind those whose user has fewer turns. */
export class Turns {
  readonly #limits: TurnLimits
  readonly #line = new Set<Waiting>()
  readonly #taken = new Map<string, number>()

  constructor(limits: TurnLimits) {
    this.#limits = limits
  }

  /** @throws 503 when no turn comes in time, or the error given to {@link refuseAll}. */
  async take(user: string): Promise<void> {
    const all = [...this.#taken.values()].reduce((sum, count) => sum + count, 0)
    if (all < this.#limits.atOnce && this.#mayHaveOne(user)) return this.#count(user, 1)
    await new Promise<void>((resolve, reject) => {
      const leaveLine = () => {
        clearTimeout(timer)
        this.#line.delete(waiting)
      }
      const waiting: Waiting = {
        user,
        enter: () => (leaveLine(), resolve()),
        refuse: (error) => (leaveLine(), reject(error)),
      }
      const timer = setTimeout(() => waiting.refuse(new HttpError(503, BUSY)), this.#limits.turn)
      this.#line.add(waiting)
    })
  }

  /** Hands the user's turn to the next in line. */
  release(user: string): void {
    this.#count(user, -1)
    const next = this.#next()
    if (!next) return
    this.#count(next.user, 1)
    next.enter()
  }

  /** Sends everyone in line away. */
  refuseAll(error: unknown): void {
    for (const waiting of this.#line)
      waiting.refuse(error instanceof Error ? error : new Error(String(error)))
  }

  #has(user: string): number {
    return this.#taken.get(user) ?? 0
  }

  #mayHaveOne(user: string): boolean {
    return this.#has(user) < this.#limits.ofOne
  }

  #count(user: string, change: number): void {
    const count = this.#has(user) + change
    if (count > 0) this.#taken.set(user, count)
    else this.#taken.delete(user)
  }

  /** Of those whose user has the fewest turns, the one who has waited longest. */
  #next(): Waiting | undefined {
    return [...this.#line]
      .filter(({ user }) => this.#mayHaveOne(user))
      .sort((one, other) => this.#has(one.user) - this.#has(other.user))[0]
  }
}
