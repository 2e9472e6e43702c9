/** `npm run ts __tests__/proof/deaths.main.ts`: a hundred kills on each database, with what was lost. */
import { ENGINES } from '../setup/engines'
import { killAll } from '../setup/serverProcess'
import { withPostgres } from './postgres'
import { killAgainAndAgain } from './deaths'

const CYCLES = Number(process.env.CICLOS ?? 100)

async function main() {
  for (const engine of ENGINES) {
    const balance = await killAgainAndAgain(engine, CYCLES, (line) => console.log(line))
    console.log(
      `${engine}: ${balance.cycles} muertes (${balance.atStart} en el arranque), ${balance.confirmed} liquidaciones confirmadas, ` +
        `${balance.lost} perdidas, ${balance.halfway} a medias, todos los arranques limpios.`,
    )
    if (balance.lost + balance.halfway > 0) process.exitCode = 1
  }
}

void withPostgres(main).finally(killAll)
