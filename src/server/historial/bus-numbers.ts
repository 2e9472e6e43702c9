/** A bus is named by its number, which an edit may change: its changes are followed through the numbers that it has had. */
import { newestFirst } from '../db/changes/stored'
import { type Db } from '../db/types'
import type { Change } from './records'

const changesOfBuses = (db: Db) => newestFirst(db).where('sustantivo', '=', 'buses')

/** The number that a bus had before a change; undefined where the change says nothing of it. */
const formerNumero = ({ antes }: Change) => (JSON.parse(antes ?? '{}') as { numero?: string }).numero

/** The changes of the bus that has this number now, newest first. */
export async function changesOfBus(db: Db, numero: string) {
  const found: Change[] = []
  let key = numero
  for (const change of await changesOfBuses(db).execute()) {
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
  const later = await changesOfBuses(db).where('secuencia', '>', since).execute()
  return later.reduceRight(
    (key, change) => (formerNumero(change) === key ? change.identificador : key),
    numero,
  )
}
