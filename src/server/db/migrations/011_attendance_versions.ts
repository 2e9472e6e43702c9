import { type Kysely } from 'kysely'
import { addInteger } from './tables'

/** How often each attendance row has been changed, as drivers, buses and fares have it since 010. */
export async function up(db: Kysely<unknown>) {
  await addInteger(db, 'asistencias', 'version', 1)
}
