import type { Opcion } from '../../contract/catalogos'
import type { Importable } from '../../contract/importables'
import type { FilaImportada } from '../../contract/importaciones'
import type * as z from '../../contract/zod'
import type { Words } from '../../ui/texts/formats'

/** A column that a file may have. */
export interface ImportField {
  /** The form's field. */
  name: string
  title: string
  type: 'texto' | 'entero' | 'fecha' | 'opcion' | 'booleano'
  /** Other headers by which the guess knows it. */
  also?: readonly string[]
  options?: readonly Opcion[]
  /** Whether a day of two-digit year is the latest such day that is past, as a birth is. */
  isPast?: boolean
  /** What is said of a value that may be right but hardly is. */
  warning?: (value: string) => string | undefined
  /** Whether no row is complete without it. */
  required?: boolean
  /** What the template shows. */
  example: string | number
}

/** What is said of a row's fields, by their names. */
export type Messages = Readonly<Record<string, string>>

export type Datos = FilaImportada['datos']

/** What is stored where the page tells no double of it: the server does, or there is none. */
export const NOT_COMPARED: readonly Datos[] = []

/** Of a noun whose rows name no other's record. */
export const NAMES_NONE: KnownByField = {}

/** What the fields of a row hold, for those that the file has. */
export type Values = Readonly<Record<string, unknown>>

/** The buses or drivers that a cell may name. */
export interface Known {
  /** By what the cell holds of them: a bus's numero, a driver's documento. */
  records: ReadonlyMap<string, KnownRecord>
  /** What is said of a cell that names none of them. */
  unknown: (key: string) => string
}

export interface KnownRecord {
  key: string
  /** A bus's placa, a driver's nombre. */
  name: string
  /** Whether nothing new goes to it. */
  retired: boolean
}

/** The known ones of each field that names one; undefined while they are on their way. */
export type KnownByField = Readonly<Record<string, Known | undefined>>

/** All that tells the imports of the nouns apart: data, written once in the noun's feature. */
export interface ImportNoun {
  noun: Importable
  /** 'Importar festivos'. */
  title: string
  words: Words
  fields: readonly ImportField[]
  schema: z.ZodType
  /** The creating call's body of a row. */
  datosOf: (values: Values) => Datos
  /** The field that shows the message of a path of the body; the path itself when absent. */
  fieldOf?: (path: string, datos: Datos) => string
  /** What `claveDe` is made of, or `sameAs` compares, in the stored records: a hook; undefined while they are on their way. */
  useExisting: () => readonly Datos[] | undefined
  /** What its fields name: a hook. */
  useKnown: () => KnownByField
  /** The same of rows beside each other, by their number, and beside what is stored. */
  warningsOf?: (rows: ReadonlyMap<number, Datos>, stored: readonly Datos[]) => ReadonlyMap<number, Messages>
  /** The fields in which equal rows of a file count as possible doubles, where they have no key. */
  sameAs?: readonly string[]
}
