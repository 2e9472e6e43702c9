import { conductorNames } from '../conductor-names'
import { type Db } from '../types'
import { type Noun, type State } from './noun'

/** How a person names each of these rows. */
export async function labelsOf(
  db: Db,
  { label, ofConductor }: Noun,
  rows: readonly (State | null)[],
): Promise<(row: State) => string> {
  if (!ofConductor) return label
  const names = await conductorNames(
    db,
    rows.flatMap((row) => (row ? [row.conductorUuid as string] : [])),
  )
  return (row) => `${names.get(row.conductorUuid) ?? ''}, ${label(row)}`
}
