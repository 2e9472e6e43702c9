/** Rows that stay the same objects until something of theirs changes: the grid draws the others again. */
import { useState } from 'react'
import { shallowEqual } from 'react-redux'
import type { Entry } from './entries'
import { sheetRow, type BusDay, type SheetRow } from './sheetRow'

/** The items, each the former object where nothing of it has changed. */
export function useSameItems<Item extends object>(items: readonly Item[]): readonly Item[] {
  const [last, setLast] = useState(items)
  if (last === items) return last
  const next = items.map((item, index) => {
    const former = last[index]
    return former && shallowEqual(former, item) ? former : item
  })
  if (next.length === last.length && next.every((item, index) => item === last[index])) return last
  setLast(next)
  return next
}

const lastRows = new WeakMap<BusDay, SheetRow>()

/** The row of a bus: the one made last, where it was made of the same. */
export function rowOf(day: BusDay, entry: Entry | undefined, mayType: boolean): SheetRow {
  const last = lastRows.get(day)
  if (last?.entry === entry && last?.mayType === mayType) return last
  const row = sheetRow(day, entry, mayType)
  lastRows.set(day, row)
  return row
}
