/** `npm run ts __tests__/proof/imports.main.ts`: two hundred breaks on each database, with what was lost, doubled or left halfway. */
import { ENGINES } from '../setup/engines'
import { killAll } from '../setup/serverProcess'
import { breakAgainAndAgain } from './imports'
import { withPostgres } from './postgres'

const BREAKS = Number(process.env.CICLOS ?? 200)

/** Milliseconds in which a server has to start again. */
const STARTUP = 5_000

async function main() {
  for (const engine of ENGINES) {
    const { breaks, acknowledged, edits, closings, undone, wrong, slowest } = await breakAgainAndAgain(
      engine,
      BREAKS,
      (line) => console.log(line),
    )
    console.log(
      `${engine}: ${breaks} cortes, ${acknowledged} filas confirmadas, ${edits} ediciones confirmadas, ${closings} cierres, ` +
        `${undone} deshechas; ${wrong.length} contradicciones; el arranque más lento ${Math.round(slowest)} ms.`,
    )
    for (const words of wrong) console.log(`  ${words}`)
    if (wrong.length > 0 || slowest > STARTUP) process.exitCode = 1
  }
}

void withPostgres(main).finally(killAll)
