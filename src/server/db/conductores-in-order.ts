import type { Db } from './types'

/** Drivers to be locked, in the order of all that lock several: settlements and their rows come before, papers and their numbers after. */
export const conductoresInOrder = (trx: Db) => trx.selectFrom('conductores').select('uuid').orderBy('uuid')
