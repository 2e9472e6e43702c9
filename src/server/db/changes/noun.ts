import type { Selectable } from 'kysely'
import type { Sustantivo } from '../../../contract/sustantivos'
import type { Accion } from '../../../contract/permisos'
import type { Database } from '../schema'
import type { Db } from '../types'

/** The nouns whose every change is recorded, by their tables' names. */
export type RecordedName = Exclude<Sustantivo, 'respaldos'>

/** A row as it is stored, with its parts. */
export type State = Record<string, unknown>

/** Declaration of a noun: the record of changes and its undo know no more of it. */
export interface Noun<Row = State> {
  /** The column that names a row; `uuid` when absent. */
  key?: 'numero'
  /** How a person names a row. Of rows `ofConductor` the driver's name comes before. */
  label(row: Row): string
  ofConductor?: boolean
  /** Rows of another table that are recorded with theirs, in this order. */
  parts?: {
    table: 'gastos' | 'cierreLiquidaciones'
    /** The column that names the row that they are part of. */
    owner: string
    /** The field of the row's state that holds them. */
    field: string
    columns: readonly string[]
    orderBy: readonly string[]
  }
  /** Nouns whose rows hang from its own by `liquidacionUuid`, with which they are written, deleted and undone. */
  linked?: readonly RecordedName[]
  /** Columns of which only the fact of their change is recorded. */
  secret?: readonly (keyof Row)[]
  /** Columns that are not recorded: they follow from others (`identifierKeys`), or are kept by the row itself. */
  derived?: readonly (keyof Row)[]
  /** The rights that the undo of an edit, and of a deletion where that is another, asks for; absent where nothing is undone. */
  undo?: readonly [edits: Accion, deletes?: Accion]
  /** Why a row does not come back, by the column of the unique key that another row has. */
  taken?: Partial<Record<keyof Row, string>>
  /** The same where no key says it, asked once the row is back. */
  obstacle?(trx: Db, key: string): Promise<string | undefined>
  /** Names what needs a row that an undo is to take away. */
  needed?(trx: Db, key: string): Promise<string | undefined>
  /** Locks what comes before its rows in the order of all. */
  lock?(trx: Db, keys: readonly string[]): Promise<unknown>
}

export type Nouns = { readonly [Name in RecordedName]: Noun<Selectable<Database[Name]>> }

/** The noun of a name, its rows as states: every table is read in the same way. */
export const nounOf = (nouns: Nouns, name: RecordedName) => nouns[name] as Noun

/** The noun that a write on `table` changes; undefined when its changes are not recorded. */
export const recordedName = (nouns: Nouns, table: string) =>
  (Object.keys(nouns) as RecordedName[]).find((name) => name === table || nouns[name].parts?.table === table)
