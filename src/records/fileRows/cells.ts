/** Reads a file's cell for its field. A text that cannot be read stays as it is, for the schema to refuse. */
import { today } from '../../api/client/today'
import { esFecha, sumarDias } from '../../contract/fechas'
import { sinInvisibles } from '../../contract/identificadores'
import { letrasDe, sinAcentos } from '../../contract/sinAcentos'
import { readInteger, writeFigure } from '../../ui/fields/figures'
import { writeDate } from '../../ui/fields/typedDate'
import { readWrittenDay } from './days'
import type { ImportField } from './noun'

const YES = ['si', 's', 'x', 'true', 'verdadero', '1']
const NO = ['no', 'n', 'false', 'falso', '0']
/** The number by which Excel knows a day of these times, where its cell has no format of date. */
const SERIAL = /^[1-7]\d{4}$/

/** A figure that goes on after its thousands, if not by three digits or by zeros, of which the schema asks. */
const DECIMALS = /^[-\d.\s$]*\d[.,](?!\d{3}$|0*$)\d+$/

const writtenDay = (text: string, { isPast }: ImportField) =>
  readWrittenDay(sinInvisibles(text).trim(), isPast ? today() : undefined)

const optionOf = (text: string, { options = [] }: ImportField) =>
  options.find(({ valor, nombre }) => [valor, nombre].map(letrasDe).includes(letrasDe(text)))

/** The value of a cell's text, as the field's form would hold it. */
export function readCell(text: string, field: ImportField): unknown {
  const { kind } = field
  const trimmed = sinInvisibles(text).trim()
  if (kind === 'number') return readInteger(trimmed)
  if (kind === 'date') return writtenDay(text, field).day
  const wanted = sinAcentos(trimmed)
  if (kind === 'boolean') return YES.includes(wanted) ? true : NO.includes(wanted) ? false : trimmed
  return optionOf(trimmed, field)?.valor ?? (field.isKey ? trimmed.replace(/^'+/, '') : trimmed)
}

/** A cell's text as tables write such values; what cannot be read stays as it is. */
export function writtenCell(text: string, field: ImportField) {
  const value = readCell(text, field)
  if (typeof value === 'number') return writeFigure(value)
  return field.kind === 'date' ? writeDate(String(value), field.isPast ? 'dd/MM/yyyy' : 'dd/MM/yy') : text
}

/** Message for a cell of which the schema cannot say why it refuses it. */
export function ownMessage(text: string, field: ImportField) {
  const { kind, options } = field
  const trimmed = text.trim()
  if (kind === 'date' && SERIAL.test(trimmed))
    return 'Es el número de una fecha de Excel: dé a la columna formato de fecha, o escríbala.'
  if (options && trimmed && !optionOf(trimmed, field))
    return `«${trimmed}» no se reconoce: escriba ${[...new Set(options.map(({ valor }) => valor))].join(', ')}.`
  return kind === 'number' && DECIMALS.test(trimmed)
    ? 'No lleva decimales: el punto separa los miles y la coma, los decimales.'
    : undefined
}

/** The days since one that is hardly meant, but for a birth. */
const OLD = 731

/** Describes a day that is read without the time beside it, or may be another one. */
export function ownNote(text: string, field: ImportField) {
  if (field.kind !== 'date') return undefined
  const { day, time } = writtenDay(text, field)
  if (time) return `Tiene hora (${time}): se toma solo el día.`
  return esFecha(day) && !field.isPast && day < sumarDias(today(), -OLD)
    ? `Es de ${day.slice(0, 4)}, hace más de dos años: revise la fecha.`
    : undefined
}
