import writeExcelFile, { type Cell, type SheetData } from 'write-excel-file/universal'
import type { FieldKind } from '../../contract/fieldKinds'
import { looksLikeFormula, unprotected, type CsvCell } from './csv'
import { isFigure } from '../tableState/columns'
import type { Total } from '../tableState/totals'
import { siNo } from '../texts/formats'

/** A sheet's title, columns and totals, known before its rows. */
export interface SheetHead {
  /** The table's title. */
  title: string
  columns: readonly { title: string; kind: FieldKind }[]
  totals: readonly Total[]
}

const ISO_DATE = /^\d{4}-\d{2}-\d{2}$/
/** Excel counts a 29 February 1900 that never was; days before it would be others. */
const FIRST_DATE = '1900-03-01'
const PESOS = '"$" #,##0'
const WIDTHS = { min: 9, max: 60 }

/** As the screen shows it; decimals only where there are some, since Excel would write '12.' for '0.##'. */
function numberFormat(kind: FieldKind, value: number) {
  const isWhole = Number.isInteger(value)
  if (kind === 'pesos') return isWhole ? PESOS : `${PESOS}.00`
  const figure = isWhole ? '#,##0' : '#,##0.######'
  if (kind === 'percentage') return `${figure}" %"`
  return kind === 'number' ? figure : undefined
}

/** A cell of the sheet: a number, a day or a text, never a formula. */
export function sheetCell(kind: FieldKind, value: CsvCell): Cell {
  if (value == null || value === '') return null
  if (typeof value === 'number')
    return Number.isFinite(value) ? { value, type: Number, format: numberFormat(kind, value) } : null
  if (typeof value === 'boolean') return { value: siNo(value), type: String }
  // Midnight in UTC is what the file counts from: no zone shifts the day.
  if (kind === 'date' && ISO_DATE.test(value) && value >= FIRST_DATE)
    return { value: new Date(`${value}T00:00:00Z`), type: Date, format: 'dd/mm/yyyy' }
  // As text also after it has been edited in Excel; an apostrophe of its own is told from the one that protects in a CSV.
  const text = unprotected(value) === value ? value : `'${value}`
  return { value: text, type: String, ...(looksLikeFormula(value) && { format: '@' }) }
}

/** How many characters a cell takes, with the signs of its format. */
const widthOf = (kind: FieldKind, value: CsvCell) =>
  typeof value === 'number'
    ? String(Number(value.toFixed(6))).length * 1.3 + 4
    : String(value ?? '').length + 2

/** A name that Excel takes for a sheet. */
const sheetName = (title: string) =>
  title
    .replaceAll(/[[\]/\\:*?]+/g, ' ')
    .slice(0, 31)
    .trim() || 'Hoja'

/** Writes an Excel file: the titles, the rows, and the totals below them. */
export function writeWorkbook({ title, columns, totals }: SheetHead, rows: readonly (readonly CsvCell[])[]) {
  const bold = { fontWeight: 'bold' } as const
  const widths = columns.map((column) => column.title.length + 3)
  const sized = (index: number, kind: FieldKind, value: CsvCell): Cell => {
    widths[index] = Math.max(widths[index] ?? 0, widthOf(kind, value))
    return sheetCell(kind, value)
  }
  const sheet: SheetData = [
    columns.map(({ title: value, kind }) => ({
      value,
      type: String,
      ...bold,
      ...(isFigure(kind) && { align: 'right' as const }),
    })),
    ...rows.map((row) => columns.map(({ kind }, index) => sized(index, kind, row[index]))),
  ]
  if (totals.length > 0) sheet.push([])
  for (const { label, value, kind = 'pesos' } of totals)
    sheet.push([
      { ...(sized(0, 'text', label) as object), ...bold },
      { ...(sized(1, kind, value) as object), ...bold },
    ])
  return writeExcelFile(sheet, {
    sheet: sheetName(title),
    stickyRowsCount: 1,
    columns: widths.map((width) => ({ width: Math.min(WIDTHS.max, Math.max(WIDTHS.min, width)) })),
  }).toBlob()
}
