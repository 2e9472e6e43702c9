import { sql } from 'kysely'

/** How a ledger is read: the latest first, with the sum of its values. */
export const DEL_LIBRO = {
  orderBy: sql`"fecha" desc, "id" desc`,
  figures: sql<{ total: number }>`coalesce(sum(f.valor), 0) as total`,
}
