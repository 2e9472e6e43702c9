/** A record as a person sees it: a settlement with its expenses, its debt and its repayment; any other row by itself. */
import type { Selectable } from 'kysely'
import type { CambiosTable } from '../db/changes-table'
import type { RecordedName } from '../db/changes/noun'
import type { Db } from '../db/types'

export type Change = Selectable<CambiosTable>

type Named = Pick<Change, 'sustantivo' | 'identificador' | 'liquidacionUuid'>

/** The record that a change is of. */
export const recordOf = ({ sustantivo, identificador, liquidacionUuid }: Named) => ({
  sustantivo: (liquidacionUuid ? 'liquidaciones' : sustantivo) as RecordedName,
  identificador: liquidacionUuid ?? identificador,
})

export const recordKey = (change: Named) => Object.values(recordOf(change)).join(' ')

/** The records of an action in the order in which it first changed them, each with the number of its last change of it. */
export async function recordsOf(db: Db, mark: string) {
  const changes = await db
    .selectFrom('cambios')
    .select(['secuencia', 'sustantivo', 'identificador', 'liquidacionUuid'])
    .where('grupo', '=', mark)
    .orderBy('secuencia')
    .execute()
  const records = changes.map(
    (change) => [recordKey(change), { ...recordOf(change), secuencia: change.secuencia }] as const,
  )
  return [...new Map(records).values()]
}

export type Changed = Awaited<ReturnType<typeof recordsOf>>[number]
