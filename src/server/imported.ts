/** Imports, as nouns declare them. */
import type { Importable } from '../contract/importables'
import type { Arrastre, FilaImportada } from '../contract/importaciones'
import type { CifrasSumadas } from '../contract/liquidaciones'
import type { FilaDudosa } from '../contract/sabido'
import type { Accion, Rol } from '../contract/permisos'
import type * as z from '../contract/zod'
import type { UnitOfWork } from './db/transaction'
import type { Db } from './db/types'

/** Context that the rows of one call have in common. */
export interface Importing {
  /** The mark of the import. */
  mark: string
  today: string
  /** Roles of the user: some edits count as deleting. */
  roles: readonly Rol[]
  /** First and last day of rows that are only judged. */
  days?: readonly [string, string]
  /** Rows before, of other parts too, by what tells them apart. */
  seen?: Arrastre['vistas']
}

/** A row that its noun's schema accepts. */
export interface ImportedRow<Body = unknown> {
  index: number
  fila: FilaImportada
  body: Body
  key: string
  /** Whether it is a record that is there. */
  corrects: boolean
}

/** A settlement as it is summed. */
export interface Settled extends CifrasSumadas {
  pasajePasajerosPorViaje?: number
}

type Store<Body> = (row: ImportedRow<Body>) => Promise<unknown>

interface Imported<Body = unknown> {
  /** Right of whoever may create and correct the records one by one. */
  permiso: Accion
  /** Whether records are corrected too, not only created. */
  corrects?: boolean
  schema: z.ZodType<Body>
  /** Figures of a row that may be right but hardly are; rows without it are not doubted. */
  doubted?: (body: Body) => FilaDudosa
  /** Judges the rows of a call, each by reading alone: it throws the refusal of the row's own call, and answers the settlement that the row would be. */
  judging: (db: Db, context: Importing) => (row: ImportedRow<Body>) => Promise<Settled | void>
  /** Stores them, all the rows of a part. */
  storing: (
    unit: UnitOfWork,
    context: Importing,
    rows: readonly ImportedRow<Body>[],
  ) => Promise<Store<Body>> | Store<Body>
}

export interface ImportedNoun extends Imported {
  name: Importable
}

export const imported = <Body>(definition: Imported<Body>) => ({ imported: definition as Imported })

export type Imports = Readonly<Record<Importable, ReturnType<typeof imported>>>
