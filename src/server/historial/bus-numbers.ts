/** A bus is named by its number, which an edit may change: its changes are followed through the numbers that it has had. */
import { type Selectable } from 'kysely'
import { type CambiosTable } from '../db/changes-table'
import { type Db } from '../db/types'

type Change = Selectable<CambiosTable>

const changesOfBuses = (db: Db) => db.selectFrom('cambios').selectAll().where('sustantivo', '=', 'buses')

/** The number that a change took from a bus; undefined when it left it as it was. */
const formerNumero = ({ tipo, antes }: Change): string | undefined =>
  tipo === 'editado' && antes ? (JSON.parse(antes) as { numero?: string }).numero : undefined

/** The changes of the bus that has this number now, newest first. */
export async function changesOfBus(db: Db, numero: string): Promise<Change[]> {
  const found: Change[] = []
  let key = numero
  for (const change of await changesOfBuses(db).orderBy('secuencia', 'desc').execute()) {
    if (change.identificador !== key) continue
    found.push(change)
    // Stops at the creation, since older changes under this number belong to another bus.
    if (change.tipo === 'creado') break
    key = formerNumero(change) ?? key
  }
  return found
}

/** The number today of the bus that had this number when a change was stored. */
export async function currentNumero(db: Db, numero: string, since: number) {
  let key = numero
  const later = await changesOfBuses(db).where('secuencia', '>', since).orderBy('secuencia').execute()
  for (const change of later) if (formerNumero(change) === key) key = change.identificador
  return key
}
