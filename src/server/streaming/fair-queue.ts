import { HttpError } from '../http/errors'

export interface QueueLimits {
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

/** Lets some callers work at a time; the others wait in line, behind those whose user has fewer turns. */
export class FairQueue {
  readonly #line = new Set<Waiting>()
  /** The users of those at work, one name for each turn. */
  readonly #working: string[] = []

  constructor(private readonly limits: QueueLimits) {}

  /** @throws 503 when no turn comes in time, or the error given to {@link refuseAll}. */
  async take(user: string) {
    const { atOnce, turn } = this.limits
    if (this.#working.length < atOnce && this.#mayHaveOne(user)) return void this.#working.push(user)
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
      const timer = setTimeout(
        () =>
          waiting.refuse(
            new HttpError(503, 'Hay muchas consultas largas en curso. Espere un momento e intente de nuevo.'),
          ),
        turn,
      )
      this.#line.add(waiting)
    })
  }

  /** Hands the user's turn to the next in line. */
  release(user: string) {
    this.#working.splice(this.#working.indexOf(user), 1)
    const next = this.#next()
    if (!next) return
    this.#working.push(next.user)
    next.enter()
  }

  /** Sends everyone in line away. */
  refuseAll(error: unknown) {
    for (const waiting of this.#line)
      waiting.refuse(error instanceof Error ? error : new Error(String(error)))
  }

  #turnsOf(user: string): number {
    return this.#working.filter((one) => one === user).length
  }

  #mayHaveOne(user: string): boolean {
    return this.#turnsOf(user) < this.limits.ofOne
  }

  /** Of those whose user has the fewest turns, the one who has waited longest. */
  #next(): Waiting | undefined {
    return [...this.#line]
      .filter(({ user }) => this.#mayHaveOne(user))
      .sort((one, other) => this.#turnsOf(one.user) - this.#turnsOf(other.user))[0]
  }
}
