import { lockConductor } from '../conductores/repository'
import type { Db } from '../db/types'
import { paysFestivo } from './figures'
import { findBus } from '../locks/liquidaciones'
import { currentTarifa } from './tarifa'

/** Asks once for each set of arguments. */
function remembered<Keys extends string[], T>(ask: (...keys: Keys) => Promise<T>) {
  const answers = new Map<string, Promise<T>>()
  return (...keys: Keys) => {
    const key = keys.join('\n')
    const answer = answers.get(key) ?? ask(...keys)
    answers.set(key, answer)
    return answer
  }
}

/** Memoised look-ups that settlements are judged by, shared by all of a batch. */
export const lookupsOf = (db: Db) => ({
  bus: remembered((numero: string) => findBus(db, numero)),
  conductor: remembered((documento: string, former: string) => lockConductor(db, documento, former)),
  tarifa: remembered((ruta: string, fecha: string) => currentTarifa(db, ruta, fecha)),
  festivo: remembered((fecha: string) => paysFestivo(db, fecha)),
})

export type Lookups = ReturnType<typeof lookupsOf>
