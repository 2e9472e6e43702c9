/**
 * What becomes of acknowledged writes when the server is killed: `ciclos` times it serves, a client creates settlements
 * with expenses and a repayment, and SIGKILL comes at a random moment; every fifth time it comes during the start.
 */
import { randomInt } from 'node:crypto'
import { setTimeout as esperar } from 'node:timers/promises'
import { freshDatabase, type Engine } from '../setup/databases'
import { direccionDe, ingresar, lanzar, pedir, type Proceso } from '../setup/serverProcess'
import { ajustes, CLAVE, contar, liquidacionesNuevas, prepararFlota, type Flota } from './settlements'

const CLIENTES = 4
const VIDA_MAXIMA_MS = 700
const ARRANQUE_MAXIMO_MS = 900

export interface Balance {
  ciclos: number
  /** Settlements whose creation was acknowledged. */
  confirmadas: number
  /** Of those, the ones that are not there. */
  perdidas: number
  /** Settlements of which not all the expenses, or not the repayment, are there. */
  aMedias: number
  /** Kills that came before the server listened. */
  enArranque: number
}

/** Creates settlements one after the other until the server is gone; each acknowledged one goes into `confirmadas`. */
async function trabajar(url: string, token: string, siguiente: () => object, confirmadas: Set<string>) {
  for (;;) {
    const respuesta = await pedir(`${url}/api/liquidaciones`, { token, body: siguiente() }).catch(() => null)
    if (respuesta === null) return
    if (respuesta.estado !== 201) throw new Error(`Not created: ${respuesta.cuerpo}`)
    confirmadas.add((JSON.parse(respuesta.cuerpo) as { uuid: string }).uuid)
  }
}

async function matar(proceso: Proceso) {
  proceso.hijo.kill('SIGKILL')
  await proceso.fin
}

/** Kills a server while it makes its first database, and makes sure that the next start finds nothing half-made. */
async function matarEnElPrimerArranque(engine: Engine) {
  const base = await freshDatabase(engine)
  try {
    const proceso = lanzar(ajustes(base))
    await esperar(randomInt(ARRANQUE_MAXIMO_MS))
    await matar(proceso)
    const siguiente = lanzar(ajustes(base))
    const url = await direccionDe(siguiente)
    const token = await ingresar(url, CLAVE)
    const { cuerpo } = await pedir(`${url}/api/conductores`, { token })
    if ((JSON.parse(cuerpo) as unknown[]).length === 0) throw new Error('The demonstration is not whole.')
    await matar(siguiente)
  } finally {
    await base.destroy()
  }
}

/**
 * Runs the cycles on one engine.
 * @param decir hears a line for each tenth of them.
 * @throws when a restart is not clean.
 */
export async function matarUnaYOtraVez(
  engine: Engine,
  ciclos: number,
  decir: (linea: string) => void = () => undefined,
): Promise<Balance> {
  const base = await freshDatabase(engine)
  const confirmadas = new Set<string>()
  const balance = { ciclos, confirmadas: 0, perdidas: 0, aMedias: 0, enArranque: 0 }
  let flota: Flota | undefined
  let token: string | undefined
  const siguiente = liquidacionesNuevas(() => flota)

  try {
    for (let ciclo = 1; ciclo <= ciclos; ciclo += 1) {
      const proceso = lanzar(ajustes(base))
      if (ciclo % 5 === 0) {
        balance.enArranque += 1
        await esperar(randomInt(ARRANQUE_MAXIMO_MS))
        await matar(proceso)
        await matarEnElPrimerArranque(engine)
        continue
      }
      const url = await direccionDe(proceso)
      // One session for all the cycles: it outlives the server, and so often nobody may sign in.
      const sesion = (token ??= await ingresar(url, CLAVE))
      flota ??= await prepararFlota(url, sesion)
      const trabajos = Array.from({ length: CLIENTES }, () => trabajar(url, sesion, siguiente, confirmadas))
      // The first one lives long enough for something to be acknowledged on a busy machine too.
      await esperar(randomInt(VIDA_MAXIMA_MS) + (ciclo === 1 ? VIDA_MAXIMA_MS : 0))
      await matar(proceso)
      await Promise.all(trabajos)
      if (ciclo % 10 === 1) decir(`${engine}: ${ciclo} de ${ciclos}, ${confirmadas.size} confirmadas`)
    }
    const ultimo = lanzar(ajustes(base))
    await direccionDe(ultimo)
    const { perdidas, aMedias } = await contar(base, confirmadas)
    Object.assign(balance, { confirmadas: confirmadas.size, perdidas, aMedias })
    await matar(ultimo)
    return balance
  } finally {
    await base.destroy()
  }
}
