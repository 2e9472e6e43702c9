/** `npm run ts __tests__/proof/race.main.ts`: fifty clients who enter the same settlement two hundred times on each database. */
import { ENGINES } from '../setup/engines'
import { killAll } from '../setup/serverProcess'
import { withPostgres } from './postgres'
import { race } from './race'

const CLIENTS = 50
const ROUNDS = Number(process.env.ROUNDS ?? 200)

async function main() {
  for (const engine of ENGINES) {
    const start = performance.now()
    const { rounds, created, conflicts } = await race(engine, CLIENTS, ROUNDS)
    const seconds = Math.round((performance.now() - start) / 1000)
    console.log(
      `${engine}: ${rounds} rondas de ${CLIENTS} clientes en ${seconds} s, ${created} creadas, ${conflicts} rechazadas con 409, ` +
        'una sola guardada en cada ronda.',
    )
  }
}

void withPostgres(main).finally(killAll)
