import type { FilaImportada } from '../../contract/importaciones'
import type * as z from '../../contract/zod'
import type { UnitOfWork } from '../db/transaction'
import type { Db } from '../db/types'
import type { SaveContext } from '../liquidaciones/save'
import type { Settled } from './summary'

/** What the rows of one call have in common. */
export interface Context extends SaveContext {
  /** The mark of the import. */
  grupo: string
  /** Of the buses that are judged beside one another. */
  placas?: Set<string>
}

/** A row that its noun's schema accepts. */
export interface Row<Body = unknown> {
  index: number
  fila: FilaImportada
  body: Body
  key: string | null
}

/** What is done with a row of a noun; it throws the refusal of the row's own call. */
export interface Noun<Body> {
  schema: z.ZodType<Body>
  /** Judges it by reading alone. It answers the settlement that the row would be. */
  judge: (db: Db, row: Row<Body>, context: Context) => Promise<Settled | void>
  store: (unit: UnitOfWork, row: Row<Body>, context: Context) => Promise<unknown>
}

export const noun = <Body>(definition: Noun<Body>) => definition as Noun<unknown>
