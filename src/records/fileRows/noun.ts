import type { Opcion } from '../../contract/catalogos'
import type { FilaDudosa } from '../../contract/sabido'
import type { Importable } from '../../contract/importables'
import type { FilaImportada } from '../../contract/importaciones'
import type * as z from '../../contract/zod'
import type { Words } from '../../ui/texts/formats'

/** A column that a file may have. */
export interface ImportField {
  /** The form's field. */
  name: string
  title: string
  type: 'texto' | 'entero' | 'fecha' | 'booleano'
  /** What the template shows. */
  example: string | number
  /** Other headers by which the guess knows it. */
  also?: readonly string[]
  /** The values that a text may be, each by its name too. */
  options?: readonly Opcion[]
  /** Whether a day of two-digit year is the latest such day that is past, as a birth is. */
  isPast?: boolean
  /** Whether a row is complete without it. */
  optional?: boolean
}

/** What is said of a row's fields, by their names. */
export type Messages = Readonly<Record<string, string>>

export type Datos = FilaImportada['datos']

/** What is stored where the page tells no double of it: the server does, or there is none. */
export const NOT_COMPARED: readonly Datos[] = []

/** All that tells the imports of the nouns apart: data, written once in the noun's feature. */
export interface ImportNoun {
  noun: Importable
  words: Words
  fields: readonly ImportField[]
  schema: z.ZodType
  /** The creating call's body of what the fields of a row hold; the same when absent. */
  datosOf?: (values: Datos) => Datos
  /** The field that shows the message of a path of the body; the path itself when absent. */
  fieldOf?: (path: string, datos: Datos) => string
  /** The stored records, by which doubles are told: a hook; undefined while they are on their way. */
  useExisting: () => readonly Datos[] | undefined
  /** What of a row may be right but hardly is; rows without it are not judged. */
  dudosaDe?: (datos: Datos) => FilaDudosa
}
