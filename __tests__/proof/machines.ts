/** Durability of acknowledged writes, and of open pages, when two servers on one PostgreSQL behind a proxy are killed in turn. */
import { randomInt } from 'node:crypto'
import { setTimeout } from 'node:timers/promises'
import { freshDatabase, type FreshDatabase } from '../setup/databases'
import { addressOf, tokenBySignIn, launch, type ServerProcess } from '../setup/serverProcess'
import { Listener } from './listeners'
import { compareCopies, compareStored, lastChange } from './machines-check'
import { startProxy, type Proxy } from './proxy'
import { settings as given, PASSWORD, newLiquidaciones, prepareFleet } from './settlements'
import { newLedger, write } from './writers'

const SERVERS = 2
const WRITERS = 4
const LISTENERS = 4
/** Most milliseconds that both servers live, and that one is gone before it is started again. */
const TOGETHER = 5000
const GONE = 2000
/** Milliseconds in which the pages must have heard of the last change. */
const PATIENCE = 30_000
const SHARED_SECRET = { JWT_SECRET: 'el-mismo-secreto-para-todos-los-procesos' }

/** Expected result. */
export const WHOLE = {
  lost: 0,
  halfStored: 0,
  notAsAcknowledged: 0,
  unexpectedChanges: 0,
  changesMissed: 0,
  changesToldTwice: 0,
  copiesUnequal: 0,
  askedForAllAgain: 0,
}

interface Machine {
  process: ServerProcess
  url: string
}

async function startMachine(base: FreshDatabase, entry: string, port = '0'): Promise<Machine> {
  const settings = { ...given(base), ...SHARED_SECRET, LOG_LEVEL: 'error', PORT: port }
  const process = launch(settings, { entry })
  return { process, url: await addressOf(process) }
}

async function kill({ process }: Machine) {
  process.child.kill('SIGKILL')
  await process.end
}

interface Options {
  /** The server's source, or what is built of it. */
  entry: string
  milliseconds: number
  say?: (line: string) => void
}

/** @throws when a server does not start again, or a call is refused that should not be. */
export async function killMachines({ entry, milliseconds, say = () => undefined }: Options) {
  const base = await freshDatabase('postgres')
  const machines: Machine[] = []
  const listeners: Listener[] = []
  let proxy: Proxy | undefined
  let ended = false
  try {
    // At once, on an empty database.
    const starts = Array.from({ length: SERVERS }, () => startMachine(base, entry))
    machines.push(...(await Promise.all(starts)))
    proxy = await startProxy(machines.map(({ url }) => url))
    const { url, counts } = proxy
    const token = await tokenBySignIn(url, PASSWORD)
    const fleet = await prepareFleet(url, token)
    const next = newLiquidaciones(() => fleet)
    for (let i = 0; i < LISTENERS; i += 1) listeners.push(await Listener.open(url, token))
    const listening = listeners.map((listener) => listener.listen())
    const ledger = newLedger()
    const end = performance.now() + milliseconds
    const isOver = () => ended || performance.now() > end
    const writing = Promise.all(
      Array.from({ length: WRITERS }, () => write({ url, token, ledger }, next, isOver)),
    )
    writing.catch(() => (ended = true))

    let kills = 0
    while (!isOver()) {
      await setTimeout(Math.min(randomInt(TOGETHER), milliseconds / 4))
      const turn = kills % SERVERS
      const victim = machines[turn]
      if (!victim) break
      await kill(victim)
      kills += 1
      await setTimeout(Math.min(randomInt(GONE), milliseconds / 4))
      machines[turn] = await startMachine(base, entry, new URL(victim.url).port)
      if (kills % 10 === 0)
        say(`${kills} kills, ${ledger.created} created, ${ledger.edited} edited, ${ledger.deleted} deleted`)
    }
    await writing

    const last = await lastChange(base)
    const deadline = performance.now() + PATIENCE
    while (listeners.some(({ copy }) => Number(copy.secuencia) < last) && performance.now() < deadline)
      await setTimeout(100)
    for (const listener of listeners) listener.close()
    await Promise.all(listening)
    return {
      kills,
      created: ledger.created,
      edited: ledger.edited,
      deleted: ledger.deleted,
      callsSentAgain: ledger.repeated,
      proxy: { ...counts },
      pages: listeners.map(({ refreshes, heard }) => ({
        refreshes,
        heard: heard.length,
      })),
      ...(await compareStored(base, ledger)),
      ...(await compareCopies(base, listeners, { urls: machines.map(({ url }) => url), token })),
    }
  } finally {
    ended = true
    for (const listener of listeners) listener.close()
    proxy?.close()
    for (const machine of machines) await kill(machine)
    await base.destroy()
  }
}
