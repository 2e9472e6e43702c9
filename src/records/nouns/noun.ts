/** A noun as the browser's screens say it: each declares itself once, in a file of its own. */
import type { Opcion } from '../../contract/catalogos'
import type { FieldKind } from '../../contract/fieldKinds'
import type { Accion } from '../../contract/permisos'
import type { Sustantivo } from '../../contract/sustantivos'
import { valueText, type CellValue, type Column } from '../../ui/tableState/columns'
import type { Words } from '../../ui/texts/formats'

interface Field {
  title: string
  /** 'text' when absent. */
  kind?: FieldKind
  options?: readonly Opcion[]
  /** A code in words: as such it is shown, sorted and filtered. */
  write?: (code: string) => string
  /** A stored value in the history, where it is not of its kind there. */
  history?: (value: unknown) => string
  /** Follows from other fields: shown when it changes, but not of a created or deleted record. */
  derived?: boolean
}

const ofKind =
  (kind: FieldKind) =>
  (title: string): Field => ({ title, kind })

export const text = ofKind('text')
export const number = ofKind('number')
export const money = ofKind('pesos')
export const percentage = ofKind('percentage')
export const date = ofKind('date')
export const boolean = ofKind('boolean')
export const derived = (field: Field): Field => ({ ...field, derived: true })

type Fields = Readonly<Record<string, Field>>

/** The fields of a row that a person reads: identifiers and versions are not among them. */
type Readable<Row> = Exclude<keyof Row & string, 'uuid' | 'version' | `${string}Uuid` | 'conductorDocumento'>

export interface Noun {
  id: Sustantivo
  /** 'Bus'. */
  name: string
  /** 'bus', 'buses'. */
  words?: Words
  /** Who may create one, where it has a form. */
  creates?: Accion
  /** The field that a record is known by; its uuid when absent. */
  key?: string
  fields: Fields
}

/** A noun whose rows have these fields at least. */
export const nounOf =
  <Row>() =>
  <const N extends Noun>(noun: N & { fields: Record<Readable<Row>, Field> }): N =>
    noun

/** A stored value as it is read; '' for none. Flags are stored as 0 and 1. */
export function fieldText({ kind, options, write, history }: Field, value: unknown) {
  if (history) return history(value)
  if (value == null) return ''
  return write ? write(value as string) : valueText({ kind, options }, value as CellValue)
}

/** Some fields of a record with their titles, in this order. */
export const dataOf = <Name extends string>(
  { fields }: { fields: Readonly<Record<Name, Field>> },
  record: Readonly<Record<Name, unknown>>,
  names: readonly Name[],
) => names.map((name) => ({ label: fields[name].title, value: fieldText(fields[name], record[name]) }))

/** A table's own properties of a field, and those that differ there. */
type Place<Row> = Partial<Column<Row>>

/** A table's columns, in the order of their places; `null` where a field has none. */
export const columnsOf = <Row>(
  { fields }: Noun,
  places: Record<Readable<Row>, Place<Row> | null>,
): readonly Column<Row>[] =>
  Object.entries<Place<Row> | null>(places).flatMap(([name, place]) => {
    const { title = '', kind, options, write } = fields[name] ?? {}
    const field = name as Column<Row>['field']
    const value = write && { value: (row: Row) => write(row[field] as string) }
    return place ? [{ field, title, kind, options, ...value, ...place }] : []
  })
