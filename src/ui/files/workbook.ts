import writeExcelFile, { type Cell } from 'write-excel-file/universal'
import type { FieldKind } from '../../contract/fieldKinds'
import type { Total } from '../tableState/totals'
import { looksLikeFormula, unprotected, type FileCell } from './csv'

/** A sheet's contents. */
export interface Sheet {
  /** The table's title. */
  title: string
  columns: readonly { title: string; kind: FieldKind }[]
  rows: readonly (readonly FileCell[])[]
  totals: readonly Total[]
}

const ISO_DATE = /^\d{4}-\d{2}-\d{2}$/
/** Excel counts a 29 February 1900 that never was; days before it would be others. */
const FIRST_DATE = '1900-03-01'

/** Figures as the screen shows them, whole and with decimals: Excel would write '12.' for '0.##'. */
const FORMATS: Partial<Record<FieldKind, readonly [whole: string, decimal: string]>> = {
  number: ['#,##0', '#,##0.######'],
  pesos: ['"$" #,##0', '"$" #,##0.00'],
  percentage: ['#,##0" %"', '#,##0.######" %"'],
}

/** A cell of the sheet: a number, a day or a text, never a formula. */
export function sheetCell(kind: FieldKind, value: FileCell): Cell {
  if (typeof value === 'number') return { value, format: FORMATS[kind]?.[Number.isInteger(value) ? 0 : 1] }
  if (!value) return null
  // Midnight in UTC is what the file counts from: no zone shifts the day.
  if (kind === 'date' && ISO_DATE.test(value) && value >= FIRST_DATE)
    return { value: new Date(`${value}T00:00:00Z`), format: 'dd/mm/yyyy' }
  // As text also after it has been edited in Excel; an apostrophe of its own is told from the one that protects in a CSV.
  const text = unprotected(value) === value ? value : `'${value}`
  return looksLikeFormula(value) ? { value: text, format: '@' } : text
}

const MAX_WIDTH = 60

/** Writes an Excel file: the titles, the rows, and the totals below them. */
export function writeWorkbook({ title, columns, rows, totals }: Sheet) {
  const bold = (value: string): Cell => ({ value, fontWeight: 'bold' })
  const below = totals.map(({ label, value, kind = 'pesos' }) => [bold(label), sheetCell(kind, value)])
  const sheet = [
    columns.map((column) => bold(column.title)),
    ...rows.map((row) => columns.map(({ kind }, index) => sheetCell(kind, row[index]))),
    ...(totals.length > 0 ? [[], ...below] : []),
  ]
  const texts = [
    columns.map((column) => column.title),
    ...rows,
    ...totals.map(({ label, value }) => [label, value]),
  ]
  // Leaves room for the signs of a figure's format.
  const widthOf = (index: number) =>
    3 + 1.3 * texts.reduce((length, row) => Math.max(length, String(row[index] ?? '').length), 0)
  return writeExcelFile(sheet, {
    // As much of it as Excel takes.
    sheet: title.slice(0, 31),
    stickyRowsCount: 1,
    columns: columns.map((_column, index) => ({ width: Math.min(MAX_WIDTH, widthOf(index)) })),
  }).toBlob()
}
