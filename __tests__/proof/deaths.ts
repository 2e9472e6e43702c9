/**
 * Durability of acknowledged writes when the server is killed: `cycles` times it serves, a client creates settlements with expenses and a
 * repayment, and SIGKILL comes at a random moment; every fifth time it comes during the start.
 */
import { randomInt } from 'node:crypto'
import { setTimeout as waitFor } from 'node:timers/promises'
import { freshDatabase, type Engine } from '../setup/databases'
import { addressOf, tokenBySignIn, launch, ask, type ServerProcess } from '../setup/serverProcess'
import { settings, PASSWORD, count, newLiquidaciones, prepareFleet, type Fleet } from './settlements'

const CLIENTS = 4
const LIFE_LIMIT_MS = 700
const STARTUP_LIMIT_MS = 900

export interface Balance {
  cycles: number
  /** Settlements whose creation was acknowledged. */
  confirmed: number
  /** Missing ones among those. */
  lost: number
  /** Settlements of which not all the expenses, or not the repayment, are there. */
  halfway: number
  /** Kills that came before the server listened. */
  atStart: number
}

/** Creates settlements one after the other until the server is gone; each acknowledged one goes into `confirmed`. */
async function work(url: string, token: string, next: () => object, confirmed: Set<string>) {
  for (;;) {
    const answer = await ask(`${url}/api/liquidaciones`, { token, body: next() }).catch(() => null)
    if (answer === null) return
    if (answer.status !== 201) throw new Error(`Not created: ${answer.body}`)
    confirmed.add((JSON.parse(answer.body) as { uuid: string }).uuid)
  }
}

async function kill(process: ServerProcess) {
  process.child.kill('SIGKILL')
  await process.end
}

/** Kills a server while it makes its first database, and makes sure that the next start finds nothing half-made. */
async function killAtFirstStart(engine: Engine) {
  const base = await freshDatabase(engine)
  try {
    const process = launch(settings(base))
    await waitFor(randomInt(STARTUP_LIMIT_MS))
    await kill(process)
    const next = launch(settings(base))
    const url = await addressOf(next)
    const token = await tokenBySignIn(url, PASSWORD)
    const { body } = await ask(`${url}/api/conductores`, { token })
    if ((JSON.parse(body) as unknown[]).length === 0) throw new Error('The demonstration is not whole.')
    await kill(next)
  } finally {
    await base.destroy()
  }
}

/**
 * Runs the cycles on one engine.
 * @param say hears a line for each tenth of them.
 * @throws when a restart is not clean.
 */
export async function killAgainAndAgain(
  engine: Engine,
  cycles: number,
  say: (line: string) => void = () => undefined,
): Promise<Balance> {
  const base = await freshDatabase(engine)
  const confirmed = new Set<string>()
  const balance = { cycles, confirmed: 0, lost: 0, halfway: 0, atStart: 0 }
  let fleet: Fleet | undefined
  let token: string | undefined
  const next = newLiquidaciones(() => fleet)

  try {
    for (let cycle = 1; cycle <= cycles; cycle += 1) {
      const process = launch(settings(base))
      if (cycle % 5 === 0) {
        balance.atStart += 1
        await waitFor(randomInt(STARTUP_LIMIT_MS))
        await kill(process)
        await killAtFirstStart(engine)
        continue
      }
      const url = await addressOf(process)
      // One session for all the cycles: it outlives the server, and so often nobody may sign in.
      const sesion = (token ??= await tokenBySignIn(url, PASSWORD))
      fleet ??= await prepareFleet(url, sesion)
      const jobs = Array.from({ length: CLIENTS }, () => work(url, sesion, next, confirmed))
      // The first one lives long enough for something to be acknowledged on a busy machine too.
      await waitFor(randomInt(LIFE_LIMIT_MS) + (cycle === 1 ? LIFE_LIMIT_MS : 0))
      await kill(process)
      await Promise.all(jobs)
      if (cycle % 10 === 1) say(`${engine}: ${cycle} de ${cycles}, ${confirmed.size} confirmadas`)
    }
    const last = launch(settings(base))
    await addressOf(last)
    const { lost, halfway } = await count(base, confirmed)
    Object.assign(balance, { confirmed: confirmed.size, lost, halfway })
    await kill(last)
    return balance
  } finally {
    await base.destroy()
  }
}
