/** `npm run ts __tests__/proof/inputs.main.ts`: twenty thousand bad inputs on each database. */
import { ENGINES } from '../setup/engines'
import { proveEntries } from './inputs'
import { withPostgres } from './postgres'

const CASES = Number(process.env.CASOS ?? 20_000)

async function main() {
  for (const engine of ENGINES) {
    const start = performance.now()
    const { testCases, rejected, accepted } = await proveEntries(engine, CASES)
    const seconds = Math.round((performance.now() - start) / 1000)
    console.log(
      `${engine}: ${testCases} entradas en ${seconds} s, ${rejected} rechazadas con mensaje y sin cambiar nada, ` +
        `${accepted} aceptadas, ninguna con 5xx.`,
    )
  }
}

void withPostgres(main)
