/**
 * What becomes of many who enter the same settlement: in each round every client sends one of the same day and bus at once. One
 * alone may be told 201, every other 409, and what is stored is the one's, whole. On PostgreSQL three processes are asked.
 */
import { freshDatabase, type Engine } from '../setup/databases'
import { direccionDe, ingresar, lanzar, pedir } from '../setup/serverProcess'
import { ajustes, CLAVE, contar, liquidacionesNuevas, prepararFlota } from './settlements'

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
      const process = lanzar({ ...ajustes(base), ...SHARED_SECRET })
      processes.push(process)
      urls.push(await direccionDe(process))
    }
    const [url = ''] = urls
    const token = await ingresar(url, CLAVE)
    const fleet = await prepararFlota(url, token)
    const settlement = liquidacionesNuevas(() => fleet)()
    const result = { rounds, created: 0, conflicts: 0 }

    for (let round = 1; round <= rounds; round += 1) {
      const answers = await Promise.all(
        Array.from({ length: clients }, (_, client) =>
          pedir(`${urls[client % urls.length]}/api/liquidaciones`, {
            token,
            body: { ...settlement, comentario: `Cliente ${client}` },
          }),
        ),
      )
      const winners = answers.flatMap(({ estado, cuerpo }, client) =>
        estado === 201 ? [{ client, uuid: (JSON.parse(cuerpo) as { uuid: string }).uuid }] : [],
      )
      const refused = answers.filter(({ estado }) => estado === 409).length
      const [winner] = winners
      if (!winner || winners.length > 1 || refused !== clients - 1)
        throw new Error(`Round ${round}: ${JSON.stringify(answers.map(({ estado }) => estado))}`)
      result.created += 1
      result.conflicts += refused

      const { guardadas, perdidas, aMedias } = await contar(base, new Set([winner.uuid]))
      const { cuerpo } = await pedir(`${url}/api/liquidaciones/detalle?uuid=${winner.uuid}`, { token })
      if (guardadas !== 1 || perdidas + aMedias > 0 || !cuerpo.includes(`"Cliente ${winner.client}"`))
        throw new Error(
          `Round ${round}: ${guardadas} stored, ${perdidas} lost, ${aMedias} not whole: ${cuerpo}`,
        )
      const headers = { authorization: `Bearer ${token}` }
      await fetch(`${url}/api/liquidaciones?uuid=${winner.uuid}`, { method: 'DELETE', headers })
    }
    return result
  } finally {
    for (const { hijo, fin } of processes) {
      hijo.kill('SIGKILL')
      await fin
    }
    await base.destroy()
  }
}
