/** `npm run ts __tests__/proof/machines.main.ts`: two built servers on one PostgreSQL behind a proxy, killed in turn for PROOF_MINUTES (10). */
import { buildProduct } from '../setup/product'
import { killAll } from '../setup/serverProcess'
import { killMachines, WHOLE } from './machines'
import { withPostgres } from './postgres'

const MINUTES = Number(process.env.PROOF_MINUTES ?? 10)

async function main() {
  buildProduct()
  const result = await killMachines({
    entry: 'dist/server/main.js',
    milliseconds: MINUTES * 60_000,
    say: (line) => console.log(line),
  })
  console.log(JSON.stringify(result, null, 2))
  const isWhole = Object.entries(WHOLE).every(([name, value]) => result[name as keyof typeof WHOLE] === value)
  console.log(isWhole ? 'Nada se perdió y ninguna página tuvo que volver a pedirlo todo.' : 'ALGO SE PERDIÓ.')
  if (!isWhole) process.exitCode = 1
}

void withPostgres(main).finally(killAll)
