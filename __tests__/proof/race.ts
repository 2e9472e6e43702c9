/**
 * Race of many who enter the same settlement: in each round every client sends one of the same day and bus at once. One alone may be told
 * 201, every other 409, and the stored one is the winner's, whole. On PostgreSQL three processes are asked.
 */
import { freshDatabase, type Engine } from '../setup/databases'
import { addressOf, tokenBySignIn, launch, ask } from '../setup/serverProcess'
import { settings, PASSWORD, count, newLiquidaciones, prepareFleet } from './settlements'

const PROCESSES = { sqlite: 1, postgres: 3 }
const SHARED_SECRET = { JWT_SECRET: 'el-mismo-secreto-para-todos-los-procesos' }

interface RaceResult {
  rounds: number
  created: number
  conflicts: number
}

/** @throws with the round in which more or less than one was stored, or not what its client had sent. */
export async function race(engine: Engine, clients: number, rounds: number): Promise<RaceResult> {
  const base = await freshDatabase(engine)
  const processes = []
  const urls: string[] = []
  try {
    for (let i = 0; i < PROCESSES[engine]; i += 1) {
      const process = launch({ ...settings(base), ...SHARED_SECRET })
      processes.push(process)
      urls.push(await addressOf(process))
    }
    const [url = ''] = urls
    const token = await tokenBySignIn(url, PASSWORD)
    const fleet = await prepareFleet(url, token)
    const settlement = newLiquidaciones(() => fleet)()
    const result = { rounds, created: 0, conflicts: 0 }

    for (let round = 1; round <= rounds; round += 1) {
      const answers = await Promise.all(
        Array.from({ length: clients }, (_, client) =>
          ask(`${urls[client % urls.length]}/api/liquidaciones`, {
            token,
            body: { ...settlement, comentario: `Cliente ${client}` },
          }),
        ),
      )
      const winners = answers.flatMap(({ status, body }, client) =>
        status === 201 ? [{ client, uuid: (JSON.parse(body) as { uuid: string }).uuid }] : [],
      )
      const refused = answers.filter(({ status }) => status === 409).length
      const [winner] = winners
      if (!winner || winners.length > 1 || refused !== clients - 1)
        throw new Error(`Round ${round}: ${JSON.stringify(answers.map(({ status }) => status))}`)
      result.created += 1
      result.conflicts += refused

      const { stored, lost, halfway } = await count(base, new Set([winner.uuid]))
      const { body } = await ask(`${url}/api/liquidaciones/detalle?uuid=${winner.uuid}`, { token })
      if (stored !== 1 || lost + halfway > 0 || !body.includes(`"Cliente ${winner.client}"`))
        throw new Error(`Round ${round}: ${stored} stored, ${lost} lost, ${halfway} not whole: ${body}`)
      const headers = { authorization: `Bearer ${token}` }
      await fetch(`${url}/api/liquidaciones?uuid=${winner.uuid}`, { method: 'DELETE', headers })
    }
    return result
  } finally {
    for (const { child, end } of processes) {
      child.kill('SIGKILL')
      await end
    }
    await base.destroy()
  }
}
