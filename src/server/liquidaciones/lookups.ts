import { lockConductor } from '../conductores/repository'
import type { Db } from '../db/types'
import { paysFestivo } from './figures'
import { findBus, findByPair, storedBetween } from '../locks/liquidaciones'
import { currentTarifa } from './tarifa'

/** Asks once for each set of arguments. */
export function remembered<Keys extends string[], T>(ask: (...keys: Keys) => Promise<T>) {
  const answers = new Map<string, Promise<T>>()
  return (...keys: Keys) => {
    const key = keys.join('\n')
    const answer = answers.get(key) ?? ask(...keys)
    answers.set(key, answer)
    return answer
  }
}

/** Finds a bus's settlement of a day among those of all the days, asked once for each bus. */
const pairAmong = (db: Db, first: string, last: string) => {
  const ofBus = remembered((busNumero: string) => storedBetween(db, busNumero, first, last))
  return async (fecha: string, busNumero: string) =>
    (await ofBus(busNumero)).find((row) => row.fecha === fecha)
}

/** Memoised look-ups that settlements are judged by, the driver's row locked, shared by all of a batch. @param days first and last of a batch that is only judged. */
export const lookupsOf = (db: Db, days?: readonly [string, string]) => ({
  pair: days ? pairAmong(db, ...days) : remembered((...pair: [string, string]) => findByPair(db, ...pair)),
  bus: remembered((numero: string) => findBus(db, numero)),
  conductor: remembered((documento: string, former: string) => lockConductor(db, documento, former)),
  tarifa: remembered((ruta: string, fecha: string) => currentTarifa(db, ruta, fecha)),
  festivo: remembered((fecha: string) => paysFestivo(db, fecha)),
})

export type Lookups = ReturnType<typeof lookupsOf>
