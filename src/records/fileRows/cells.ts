/** What a cell of a file means for its field. What cannot be read stays as it is, for the schema to refuse. */
import { today } from '../../api/client/today'
import { esFecha } from '../../contract/fechas'
import { sinAcentos } from '../../contract/sinAcentos'
import { readInteger, writeFigure } from '../../ui/fields/figures'
import { completeDate, readDate } from '../../ui/fields/typedDate'
import { fechaConSiglo, fechaCorta } from '../../ui/texts/formats'
import type { ImportField } from './noun'

const YES = ['si', 's', 'x', 'true', 'verdadero', '1']
const NO = ['no', 'n', 'false', 'falso', '0']
/** With a time too. */
const ISO = /^(\d{4}-\d{2}-\d{2})(?:[T ]|$)/
const YEAR_FIRST = /^(\d{4})[/.](\d{1,2})[/.](\d{1,2})$/
/** The number by which Excel knows a day of these times, where its cell has no format of date. */
const SERIAL = /^[1-7]\d{4}$/

/** A figure that goes on after its thousands, if not by three digits or by zeros, of which the schema asks. */
const DECIMALS = /^[-\d.\s$]*\d[.,](?!\d{3}$|0*$)\d+$/

function readDay(text: string, isPast?: boolean) {
  const [, day] = ISO.exec(text) ?? []
  if (day) return day
  const [, year, month = '', date = ''] = YEAR_FIRST.exec(text) ?? []
  if (year) return `${year}-${month.padStart(2, '0')}-${date.padStart(2, '0')}`
  const written = text.replaceAll(/[-.]/g, '/')
  return isPast ? completeDate(written, 'dd/MM/yyyy', today()) : readDate(written, 'dd/MM/yy')
}

/** The value of a cell's text, as the field's form would hold it. */
export function readCell(text: string, { type, isPast, options = [] }: ImportField): unknown {
  const trimmed = text.trim()
  if (type === 'entero') return readInteger(trimmed)
  if (type === 'fecha') return readDay(trimmed, isPast)
  const wanted = sinAcentos(trimmed)
  if (type === 'booleano') return YES.includes(wanted) ? true : NO.includes(wanted) ? false : trimmed
  const option = options.find(({ valor, nombre }) => [valor, nombre].map(sinAcentos).includes(wanted))
  return option?.valor ?? trimmed
}

/** A cell's text as tables write such values; what cannot be read stays as it is. */
export function writtenCell(text: string, field: ImportField) {
  const value = readCell(text, field)
  if (typeof value === 'number') return writeFigure(value)
  if (field.type !== 'fecha' || !esFecha(String(value))) return text
  return field.isPast ? fechaConSiglo(String(value)) : fechaCorta(String(value))
}

/** What the schema cannot say of a cell. */
export function ownMessage(text: string, { type }: ImportField): string | undefined {
  if (type === 'fecha' && SERIAL.test(text.trim()))
    return 'Es el número de una fecha de Excel: dé a la columna formato de fecha, o escríbala.'
  return type === 'entero' && DECIMALS.test(text.trim())
    ? 'No lleva decimales: el punto separa los miles y la coma, los decimales.'
    : undefined
}
