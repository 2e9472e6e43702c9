import type { Opcion } from '../../contract/catalogos'
import type { FieldKind } from '../../contract/fieldKinds'
import type { Importable } from '../../contract/importables'
import type { FilaImportada } from '../../contract/importaciones'
import type { Words } from '../../ui/texts/formats'

/** A column that a file may have. */
export interface ImportField {
  /** The form's field. */
  name: string
  title: string
  kind: Extract<FieldKind, 'text' | 'number' | 'date' | 'boolean'>
  /** Example in the template. */
  example: string | number
  /** Other headers by which the guess knows it. */
  also?: readonly string[]
  /** The values that a text may be, each by its name too. */
  options?: readonly Opcion[]
  /** Whether a day of two-digit year is the latest such day that is past, as a birth is. */
  isPast?: boolean
  /** Whether it names a record, whose apostrophe is Excel's sign of a text. */
  isKey?: boolean
  /** Titles, as `letrasDe` writes them, of another column that is read where the own cell is empty: the driver's name in place of the documento. */
  orUnder?: RegExp
  /** Whether a row is complete without it. */
  optional?: boolean
}

/** Why a row is left out, whatever its cells say. */
export type LeftOut = 'oculta' | 'total' | 'ligada' | 'emitida' | 'sensor'

/** Messages of a row's fields, by their names. */
export type Messages = Readonly<Record<string, string>>

export type Datos = FilaImportada['datos']

/** All that tells the imports of the nouns apart: data, written once in the noun's feature. */
export interface ImportNoun {
  noun: Importable
  /** Whether records that are there are corrected, not only created. */
  corrects?: boolean
  words: Words
  fields: readonly ImportField[]
  /** The creating call's body of what the fields of a row hold; the same when absent. */
  datosOf?: (values: Datos) => Datos
  /** The field that shows the message of a path of the body; the path itself when absent. */
  fieldOf?: (path: string, datos: Datos) => string
  /** Field of a column whose title matches none of `fields` but says what it is: 'Gasto: Lavado'. */
  extraField?: (title: string) => ImportField | undefined
  /** Why a row of our own files is left out. @param cellUnder the row's cell under a title that is written just so; undefined where the file has no such. */
  leftOut?: (cellUnder: (title: string) => string | undefined) => LeftOut | undefined
}
