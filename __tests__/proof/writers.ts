/** People who enter, correct and delete settlements, and send again what was not answered, as a page does. */
import { randomUUID } from 'node:crypto'
import { setTimeout } from 'node:timers/promises'
import { type LiquidacionDetalle } from '../../src/contract/liquidaciones'
import { ask } from '../setup/serverProcess'
import { GASTOS, type newLiquidaciones } from './settlements'

const ANSWER_TIMEOUT = 60_000
const RETRY_AFTER = 100
/** Milliseconds between two calls of one person. */
const PAUSE = 20

type Settlement = ReturnType<ReturnType<typeof newLiquidaciones>> & { comentario?: string }

/** Writes that the servers have acknowledged. */
export interface Ledger {
  /** Settlements as they were last sent; null for one that was deleted. */
  settlements: Map<string, Settlement | null>
  created: number
  edited: number
  deleted: number
  /** Calls that were sent again. */
  repeated: number
}

export const newLedger = (): Ledger => ({
  settlements: new Map(),
  created: 0,
  edited: 0,
  deleted: 0,
  repeated: 0,
})

interface Writer {
  url: string
  token: string
  ledger: Ledger
}

type Answer = Awaited<ReturnType<typeof ask>>

/** Sends a call until a server has answered it: 502 is the proxy's word, 503 that of a server without its database. */
async function call({ url, token, ledger }: Writer, path: string, options: Parameters<typeof ask>[1] = {}) {
  const deadline = performance.now() + ANSWER_TIMEOUT
  for (let attempt = 1; ; attempt += 1) {
    const answer = await ask(`${url}/api${path}`, { token, ...options }).catch(() => null)
    if (answer && ![502, 503].includes(answer.status)) return { ...answer, attempt }
    if (performance.now() > deadline) throw new Error(`Not answered: ${path}`)
    ledger.repeated += 1
    await setTimeout(RETRY_AFTER)
  }
}

function accept({ status, body }: Answer, ...accepted: number[]): string {
  if (!accepted.includes(status)) throw new Error(`${status}: ${body}`)
  return body
}

const detail = async (writer: Writer, query: Record<string, string>) =>
  JSON.parse(
    accept(await call(writer, `/liquidaciones/detalle?${new URLSearchParams(query).toString()}`), 200),
  ) as LiquidacionDetalle

/** @returns the uuid of the one settlement that is stored, however often it had to be sent. */
async function create(writer: Writer, settlement: Settlement): Promise<string> {
  const { fecha, busNumero = '' } = settlement
  const headers = { 'idempotency-key': randomUUID() }
  for (;;) {
    const answer = await call(writer, '/liquidaciones', { body: settlement, headers })
    if (answer.status === 201) return (JSON.parse(answer.body) as { uuid: string }).uuid
    // Stored by a server that did not live to say so, or still being stored: the list tells which.
    accept(answer, 409)
    const { uuid } = await detail(writer, { fecha, busNumero })
    if (uuid) return uuid
    await setTimeout(RETRY_AFTER)
  }
}

async function edit(writer: Writer, uuid: string, settlement: Settlement): Promise<void> {
  const { version } = await detail(writer, { uuid })
  accept(await call(writer, '/liquidaciones', { body: { ...settlement, uuid, version } }), 201)
}

async function remove(writer: Writer, uuid: string): Promise<void> {
  const answer = await call(writer, `/liquidaciones?uuid=${uuid}`, { method: 'DELETE' })
  // Not there any more, when it had to be sent twice: deleted the first time.
  accept(answer, 200, ...(answer.attempt > 1 ? [404] : []))
}

/** Enters a settlement, corrects it, deletes every third, and begins again until `isOver`. What has begun is brought to its end. */
export async function write(writer: Writer, next: () => Settlement, isOver: () => boolean): Promise<void> {
  const { ledger } = writer
  while (!isOver()) {
    const settlement = next()
    const uuid = await create(writer, settlement)
    ledger.created += 1
    ledger.settlements.set(uuid, settlement)
    await setTimeout(PAUSE)

    const [first, ...others] = GASTOS
    const corrected = {
      ...settlement,
      comentario: `Corregida: ${ledger.edited}`,
      sensor: settlement.sensor + (ledger.edited % 100),
      gastos: [
        { nombre: 'Parqueadero', valor: 1000 + ledger.edited },
        ...(first ? [first] : []),
        ...others.slice(1),
      ],
      abonoDto: { valor: 30_000 + ledger.edited },
    }
    await edit(writer, uuid, corrected)
    ledger.edited += 1
    ledger.settlements.set(uuid, corrected)
    await setTimeout(PAUSE)

    if (ledger.created % 3 > 0) continue
    await remove(writer, uuid)
    ledger.deleted += 1
    ledger.settlements.set(uuid, null)
  }
}
