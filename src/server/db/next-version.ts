import { sql } from 'kysely'

/** The version of a row that an edit leaves: one more than it has. */
export const nextVersion = sql<number>`version + 1`
