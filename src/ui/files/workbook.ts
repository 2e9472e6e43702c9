import writeExcelFile, { type Cell, type SheetData } from 'write-excel-file/universal'
import type { FieldKind } from '../../contract/fieldKinds'
import { looksLikeFormula, unprotected, type CsvCell } from './csv'
import { isFigure } from '../tableState/columns'
import type { Total } from '../tableState/totals'
import { siNo } from '../texts/formats'

/** A sheet's contents. */
export interface Sheet {
  /** The table's title. */
  title: string
  columns: readonly { title: string; kind: FieldKind }[]
  rows: readonly (readonly CsvCell[])[]
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
  if (typeof value === 'number')
    return Number.isFinite(value) ? { value, format: numberFormat(kind, value) } : null
  if (typeof value === 'boolean') return siNo(value)
  if (!value) return null
  // Midnight in UTC is what the file counts from: no zone shifts the day.
  if (kind === 'date' && ISO_DATE.test(value) && value >= FIRST_DATE)
    return { value: new Date(`${value}T00:00:00Z`), format: 'dd/mm/yyyy' }
  // As text also after it has been edited in Excel; an apostrophe of its own is told from the one that protects in a CSV.
  const text = unprotected(value) === value ? value : `'${value}`
  return looksLikeFormula(value) ? { value: text, format: '@' } : text
}

/** A name that Excel takes for a sheet. */
const sheetName = (title: string) =>
  title
    .replaceAll(/[[\]/\\:*?]+/g, ' ')
    .slice(0, 31)
    .trim() || 'Hoja'

/** How many characters a column takes, with the signs of its figures' format. */
const widthOf = (values: readonly CsvCell[]) =>
  values.reduce<number>((width, value) => {
    const sign = typeof value === 'number' ? 1.3 : 1
    return Math.min(WIDTHS.max, Math.max(width, String(value ?? '').length * sign + 3))
  }, WIDTHS.min)

/** Writes an Excel file: the titles, the rows, and the totals below them. */
export function writeWorkbook({ title, columns, rows, totals }: Sheet) {
  const fontWeight = 'bold'
  const below = totals.map(({ label, value, kind = 'pesos' }) => [
    { value: label, fontWeight },
    sheetCell(kind, value),
  ])
  const sheet = [
    columns.map(({ title: value, kind }) => ({
      value,
      fontWeight,
      align: isFigure(kind) ? 'right' : 'left',
    })),
    ...rows.map((row) => columns.map(({ kind }, index) => sheetCell(kind, row[index]))),
    ...(totals.length > 0 ? [[], ...below] : []),
  ]
  const measured = [
    columns.map((column) => column.title),
    ...rows,
    ...totals.map(({ label, value }) => [label, value]),
  ]
  return writeExcelFile(sheet as SheetData, {
    sheet: sheetName(title),
    stickyRowsCount: 1,
    columns: columns.map((_column, index) => ({ width: widthOf(measured.map((row) => row[index])) })),
  }).toBlob()
}
