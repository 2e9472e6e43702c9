import { HttpError } from '../http/errors'

export interface QueueLimits {
  atOnce: number
  /** Maximum of these for one user. */
  ofOne: number
  /** Milliseconds in line. */
  turn: number
}

interface Waiting {
  user: string
  enter: () => void
  reject: (error: unknown) => void
  timer: NodeJS.Timeout
}

/** Lets some callers work at a time; the others wait in line, behind those whose user has fewer turns. */
export class FairQueue {
  readonly #line = new Set<Waiting>()
  /** The users of those at work, one name for each turn. */
  readonly #working: string[] = []

  constructor(private readonly limits: QueueLimits) {}

  /** @throws 503 when no turn comes in time, or the error given to {@link rejectAll}. */
  take(user: string) {
    return new Promise<void>((enter, reject) => {
      const timer = setTimeout(() => {
        this.#line.delete(waiting)
        reject(
          new HttpError(503, 'Hay muchas consultas largas en curso. Espere un momento e intente de nuevo.'),
        )
      }, this.limits.turn)
      const waiting = { user, enter, reject, timer }
      this.#line.add(waiting)
      this.#admit()
    })
  }

  /** Hands the user's turn to the next in line. */
  release(user: string) {
    this.#working.splice(this.#working.indexOf(user), 1)
    this.#admit()
  }

  /** Sends everyone in line away. */
  rejectAll(error: unknown) {
    for (const waiting of this.#line) this.#leaveLine(waiting).reject(error)
  }

  #leaveLine(waiting: Waiting) {
    clearTimeout(waiting.timer)
    this.#line.delete(waiting)
    return waiting
  }

  /** Gives a free turn to the one who, of those whose user has the fewest, has waited longest. */
  #admit() {
    const turnsOf = ({ user }: Waiting) => this.#working.filter((one) => one === user).length
    const [next] = [...this.#line]
      .filter((waiting) => turnsOf(waiting) < this.limits.ofOne)
      .sort((one, other) => turnsOf(one) - turnsOf(other))
    if (!next || this.#working.length >= this.limits.atOnce) return
    this.#working.push(next.user)
    this.#leaveLine(next).enter()
  }
}
