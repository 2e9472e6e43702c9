import type { FilaImportada } from '../../contract/importaciones'
import type * as z from '../../contract/zod'
import type { UnitOfWork } from '../db/transaction'
import type { Db } from '../db/types'
import type { SaveContext } from '../liquidaciones/save'
import type { Settled } from './summary'

export interface Context extends Omit<SaveContext, 'lookups'> {
  /** The mark of the import. */
  grupo: string
}

/** A row that its noun's schema accepts. */
export interface Row<Body = unknown> {
  index: number
  fila: FilaImportada
  body: Body
}

/** What is done with one row; it throws the refusal of the row's own call. */
export type OfRow<Body, Answer = unknown> = (row: Row<Body>) => Promise<Answer>

export interface Noun<Body> {
  schema: z.ZodType<Body>
  /** Prepares the judging of rows by reading alone. It answers the settlement that a row would be. */
  judging: (db: Db, context: Context) => OfRow<Body, Settled | void>
  /** Prepares the storing of the rows of one transaction. */
  storing: (unit: UnitOfWork, context: Context) => OfRow<Body>
}

export const noun = <Body>(definition: Noun<Body>) => definition as Noun<unknown>
