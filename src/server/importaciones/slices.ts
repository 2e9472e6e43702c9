import { setImmediate } from 'node:timers/promises'
import type { Importable } from '../../contract/importables'
import { inTransaction, partOf, type UnitOfWork } from '../db/transaction'
import { HttpError } from '../http/errors'
import { retryOnDuplicate } from '../liquidaciones/stored'
import { nounOf, type Context, type Row } from './nouns'
import { refuse, type Refusals } from './refusals'

/** Rows of one transaction: SQLite's only writer is free again after some tenths of a second (see docs/measurements.md). */
export const SLICE = 200

/** The parts of a long work, between which everybody else has a turn. */
export async function* slicesOf<T>(rows: readonly T[], size = SLICE): AsyncGenerator<readonly T[]> {
  for (let start = 0; start < rows.length; start += size) {
    yield rows.slice(start, start + size)
    await setImmediate()
  }
}

export interface Work {
  noun: Importable
  unit: UnitOfWork
  context: Context
}

/** Ends a transaction of which nothing is to be stored. */
class Undone extends Error {}

async function noteRefusals(rows: readonly Row[], refusals: Refusals, ofRow: (row: Row) => Promise<unknown>) {
  for (const row of rows) {
    try {
      await ofRow(row)
    } catch (error) {
      refuse(refusals, row.index, error)
    }
  }
}

/** Notes what {@link storeSlice} would refuse of the rows; nothing is stored. */
export async function rehearse({ noun, unit, context }: Work, rows: readonly Row[], refusals: Refusals) {
  const { judging, storing } = nounOf(noun)
  const judgeRow = judging?.(unit, context)
  for await (const slice of slicesOf(rows)) {
    if (judgeRow) await noteRefusals(slice, refusals, judgeRow)
    else
      await inTransaction(unit, async (trx, changes) => {
        await noteRefusals(slice, refusals, storing(partOf(unit, { trx, changes, goesOn: true }), context))
        throw new Undone('rehearsed')
      }).catch((error: unknown) => {
        if (!(error instanceof Undone)) throw error
      })
  }
}

/** Stores the rows of a slice in one transaction. Those that are refused, though they were not before, are noted and left out. */
export async function storeSlice(work: Work, slice: readonly Row[], refusals: Refusals): Promise<void> {
  const { noun, unit, context } = work
  const rows = slice.filter(({ index }) => !refusals.has(index))
  let present: Row | undefined
  try {
    await retryOnDuplicate(unit, async (trx, changes) => {
      // What was judged by reading is hardly ever refused now, and is spared the price of going on.
      const goesOn = !nounOf(noun).judging
      const store = nounOf(noun).storing(partOf(unit, { trx, changes, goesOn }), context)
      for (const row of rows) {
        present = row
        await store(row)
      }
    })
  } catch (error) {
    if (!(error instanceof HttpError) || !present) throw error
    refuse(refusals, present.index, error)
    await storeSlice(work, rows, refusals)
  }
}
