import { letrasDe } from '../../contract/sinAcentos'
import { readInteger } from '../../ui/fields/figures'
import { computedOf, type Matching } from './matching'
import type { ImportNoun } from './noun'
import type { Source } from './source'

/** Reads nothing as 0, and what is no whole figure as NaN. */
const figureOf = (text = '') => Number(readInteger(text.trim()))

/** Whether a column is of what is computed here: by its title, a sum by its figures on every row too. */
export function isOurs(
  noun: ImportNoun,
  { rows }: Source,
  matching: Matching,
  { index, title }: { index: number; title: string },
) {
  const { sum } = noun
  if (sum?.title !== title) return computedOf(noun).includes(letrasDe(title))
  const parts = Object.entries(matching).flatMap(([name, place]) =>
    name.startsWith(sum.of) && place !== null ? place : [],
  )
  return rows.every(
    ({ cells }) =>
      figureOf(cells[index]) === parts.reduce((total, place) => total + figureOf(cells[place]), 0),
  )
}
