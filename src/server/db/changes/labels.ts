import { conductorNames } from '../conductor-names'
import { type Db } from '../types'
import { recordedTable, type RecordedName, type State } from './recorded-tables'

/** How a person names each of these rows. */
export async function labelsOf(
  db: Db,
  name: RecordedName,
  rows: readonly (State | null)[],
): Promise<(row: State) => string> {
  const { label, ofConductor } = recordedTable(name)
  if (!ofConductor) return label
  const names = await conductorNames(
    db,
    rows.flatMap((row) => (row ? [row.conductorUuid as string] : [])),
  )
  return (row) => `${names.get(row.conductorUuid) ?? ''}, ${label(row)}`
}
