/** `npm run proof:entradas`: twenty thousand bad inputs on each database. */
import { ENGINES } from '../setup/engines'
import { probarEntradas } from './entradas'
import { conPostgres } from './postgres'

const CASOS = Number(process.env.CASOS ?? 20_000)

async function main() {
  for (const engine of ENGINES) {
    const inicio = performance.now()
    const { casos, rechazados, aceptados } = await probarEntradas(engine, CASOS)
    const segundos = Math.round((performance.now() - inicio) / 1000)
    console.log(
      `${engine}: ${casos} entradas en ${segundos} s, ${rechazados} rechazadas con mensaje y sin cambiar nada, ` +
        `${aceptados} aceptadas, ninguna con 5xx.`,
    )
  }
}

void conPostgres(main)
