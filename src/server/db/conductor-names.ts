import { type Db } from './types'

/** The names of these drivers by uuid. */
export async function conductorNames(db: Db, uuids: Iterable<string>): Promise<ReadonlyMap<unknown, string>> {
  const asked = [...new Set(uuids)]
  if (asked.length === 0) return new Map()
  const rows = await db
    .selectFrom('conductores')
    .select(['uuid', 'nombre'])
    .where('uuid', 'in', asked)
    .execute()
  return new Map(rows.map(({ uuid, nombre }) => [uuid, nombre]))
}
