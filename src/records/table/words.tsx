import type { GridFilterItem } from '@mui/x-data-grid'
import type { ReactNode } from 'react'
import { MESES, SI_NO } from '../../contract/catalogos'
import type { Filters } from '../searches/filterSlice'
import { ConductorName } from '../selectors/ConductorName'
import type { Word } from '../../ui/export/exportable'
import { optionName, valueText, type CellValue, type Column } from '../../ui/tableState/columns'
import { TABLE_TEXTS } from '../../ui/tableState/texts'
import { capitalized, fechaCorta } from '../../ui/texts/formats'

/** The searches' fields, as their forms call them. */
const FIELDS: Record<string, { label: string; text?: (value: string) => ReactNode }> = {
  fecha: { label: 'Fecha', text: fechaCorta },
  numero: { label: 'Bus' },
  documento: { label: 'Conductor', text: (documento) => <ConductorName documento={documento} /> },
  nombre: { label: 'Nombre Gasto' },
  liquidada: { label: 'Liquidada', text: (value) => optionName(SI_NO, value) },
  anio: { label: 'Año' },
  mes: { label: 'Mes', text: (value) => optionName(MESES, Number(value)) },
}

/** 'Fecha: 01/11/26 a 15/11/26', or with one limit alone. */
export function periodWords(from: string | null | undefined, to: string | null | undefined): Word[] {
  if (!from && !to) return []
  const text =
    from && to
      ? `${fechaCorta(from)} a ${fechaCorta(to)}`
      : from
        ? `desde ${fechaCorta(from)}`
        : `hasta ${fechaCorta(to)}`
  return [{ label: 'Fecha', text }]
}

/** A search in words; nothing of fields that are empty. */
export function searchWords(search: Filters | null | undefined): Word[] {
  const { fechaInicial, fechaFinal, ...others } = search ?? {}
  const words = Object.entries(others).flatMap(([field, value]) => {
    const known = FIELDS[field]
    return known && value ? [{ label: known.label, text: known.text?.(value) ?? value }] : []
  })
  return [...periodWords(fechaInicial, fechaFinal), ...words]
}

function soughtText<Row>(column: Column<Row>, value: unknown): string {
  if (Array.isArray(value)) return value.map((one) => soughtText(column, one)).join(', ')
  if (column.kind === 'date') return fechaCorta(String(value))
  if (column.kind === 'option' || column.kind === 'boolean') return valueText(column, value as CellValue)
  return String((value as CellValue) ?? '')
}

/** Words sought in the table itself. */
export const quickWords = (words: readonly string[]): Word[] =>
  words.length > 0 ? [{ label: 'En la tabla', text: words.join(' ') }] : []

/** A column's filter in words: 'Bus: contiene 303'. */
export function filterWords<Row>(
  condition: GridFilterItem | undefined,
  columns: readonly Column<Row>[],
): Word[] {
  const column = columns.find(({ field }) => field === condition?.field)
  if (!column || !condition) return []
  const { operator, value } = condition as { operator: string; value?: unknown }
  const name = `filterOperator${capitalized(operator)}`
  const text = (TABLE_TEXTS as Record<string, string | undefined>)[name]
  return [{ label: column.title, text: `${text ?? operator} ${soughtText(column, value)}`.trim() }]
}
