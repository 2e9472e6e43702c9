import { type Kysely } from 'kysely'
import { type Database } from './schema'

export type Engine = 'sqlite' | 'postgres'
/** The database itself, or an open transaction on it. */
export type Db = Kysely<Database>

/** The database and its engine, for SQL that differs between the two. */
export interface EngineDb {
  db: Db
  engine: Engine
}

/** The database as it is at one moment, unaffected by later writes. */
interface Snapshot {
  db: Db
  /** Must be called, or the database keeps that moment for ever. */
  close(): Promise<void>
}

export interface Snapshots extends EngineDb {
  /** Taken at the latest at its first statement. */
  openSnapshot(): Promise<Snapshot>
}

export interface Connection extends Snapshots {
  /** Ends the connections, once the transactions that are under way have ended, and, on SQLite, unlocks the data folder. */
  close(): Promise<void>
}
