/** `npm run ts __tests__/proof/disk.main.ts`: a full disk under each database, and room again. */
import { ENGINES } from '../setup/engines'
import { killAll } from '../setup/serverProcess'
import { fillDisk } from './disk'

async function main() {
  for (const engine of ENGINES) {
    const { confirmed, refusals, lost, notWhole } = await fillDisk(engine)
    console.log(
      `${engine}: disco lleno, ${refusals.length} escrituras rechazadas con 503; con espacio otra vez, ${confirmed} liquidaciones confirmadas, ` +
        `${lost} perdidas, ${notWhole} a medias.`,
    )
    if (lost + notWhole > 0) process.exitCode = 1
  }
}

main()
  .catch((error: unknown) => {
    console.error(error)
    process.exitCode = 1
  })
  .finally(killAll)
