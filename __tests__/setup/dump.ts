import { execFileSync } from 'node:child_process'
import { sql } from 'kysely'
import { openDatabase } from '../../src/server/db/connection'
import { type FreshDatabase } from './databases'

/** Checks whether this machine can back this database up: pg_dump may be missing, and refuses a server that is newer than itself. */
export async function canDump(base: FreshDatabase): Promise<boolean> {
  if (base.engine === 'sqlite') return true
  const { db, close } = await openDatabase(base)
  try {
    const { rows } = await sql<{ v: string }>`select current_setting('server_version_num') as v`.execute(db)
    const version = execFileSync('pg_dump', ['--version'], { encoding: 'utf8' })
    return Number(/(\d+)/.exec(version)?.[1]) >= Math.floor(Number(rows[0]?.v) / 10_000)
  } catch {
    return false
  } finally {
    await close()
  }
}
