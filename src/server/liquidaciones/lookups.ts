import { lockConductor } from '../conductores/repository'
import type { Db, Engine } from '../db/types'
import type { Tarifa } from '../nomina/liquidacion'
import { paysFestivo } from './figures'
import { findBus, findByPair, type StoredLiquidacion } from '../locks/liquidaciones'
import { currentTarifa } from './tarifa'

/** What a settlement is judged by, beside what was typed. */
export interface Lookups {
  bus: (numero: string) => ReturnType<typeof findBus>
  conductor: (documento: string) => ReturnType<typeof lockConductor>
  tarifa: (ruta: string, fecha: string) => Promise<Tarifa>
  festivo: (fecha: string) => Promise<boolean>
  pair: (fecha: string, busNumero: string) => Promise<StoredLiquidacion | undefined>
}

export const lookupsOf = (db: Db, engine: Engine): Lookups => ({
  bus: (numero) => findBus(db, numero),
  conductor: (documento) => lockConductor(db, engine, documento),
  tarifa: (ruta, fecha) => currentTarifa(db, ruta, fecha),
  festivo: (fecha) => paysFestivo(db, fecha),
  pair: (fecha, busNumero) => findByPair(db, engine, fecha, busNumero),
})

/** Asks once for each set of arguments. */
function remembered<T>(ask: (...keys: string[]) => Promise<T>) {
  const answers = new Map<string, Promise<T>>()
  return (...keys: string[]) => {
    const key = keys.join('\n')
    const answer = answers.get(key) ?? ask(...keys)
    answers.set(key, answer)
    return answer
  }
}

/** For many settlements at once: what they have in common is asked for once. Settlements themselves are not remembered. */
export function rememberingLookups(db: Db, engine: Engine): Lookups {
  const { bus, conductor, tarifa, festivo, pair } = lookupsOf(db, engine)
  return {
    bus: remembered(bus),
    conductor: remembered(conductor),
    tarifa: remembered(tarifa),
    festivo: remembered(festivo),
    pair,
  }
}
