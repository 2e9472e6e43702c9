/** `npm run proof:muertes`: a hundred kills on each database, with what was lost. */
import { ENGINES } from '../setup/engines'
import { matarTodos } from '../setup/serverProcess'
import { conPostgres } from './postgres'
import { matarUnaYOtraVez } from './muertes'

const CICLOS = Number(process.env.CICLOS ?? 100)

async function main() {
  for (const engine of ENGINES) {
    const balance = await matarUnaYOtraVez(engine, CICLOS, (linea) => console.log(linea))
    console.log(
      `${engine}: ${balance.ciclos} muertes (${balance.enArranque} en el arranque), ${balance.confirmadas} liquidaciones confirmadas, ` +
        `${balance.perdidas} perdidas, ${balance.aMedias} a medias, todos los arranques limpios.`,
    )
    if (balance.perdidas + balance.aMedias > 0) process.exitCode = 1
  }
}

void conPostgres(main).finally(matarTodos)
