import type { GridFilterItem } from '@mui/x-data-grid'
import type { ReactNode } from 'react'
import { MESES, SI_NO } from '../../contract/catalogos'
import { ConductorName } from '../selectors/ConductorName'
import type { Word } from '../../ui/export/exportable'
import { optionName, valueText, type CellValue, type Column } from '../../ui/tableState/columns'
import type { Filters } from '../../ui/tableState/tableSlice'
import { TABLE_TEXTS } from '../../ui/tableState/texts'
import { filterDate } from '../../ui/table/filterDates'
import { capitalized, fechaCorta } from '../../ui/texts/formats'

/** The searches' fields, as their forms call them. */
const FIELDS: Record<string, [label: string, text?: (value: string) => ReactNode]> = {
  fecha: ['Fecha', fechaCorta],
  numero: ['Bus'],
  documento: ['Conductor', (documento) => <ConductorName documento={documento} />],
  nombre: ['Nombre Gasto'],
  liquidada: ['Liquidada', (value) => optionName(SI_NO, value)],
  anio: ['Año'],
  mes: ['Mes', (value) => optionName(MESES, Number(value))],
}

/** 'Fecha: desde 01/11/26 hasta 15/11/26', or with one limit alone. */
export function periodWords(from: string | null | undefined, to: string | null | undefined): Word[] {
  const limits = [from && `desde ${fechaCorta(from)}`, to && `hasta ${fechaCorta(to)}`].filter(Boolean)
  return limits.length > 0 ? [['Fecha', limits.join(' ')]] : []
}

/** A search in words; nothing of fields that are empty. */
export const searchWords = ({ fechaInicial, fechaFinal, ...others }: Filters): Word[] => [
  ...periodWords(fechaInicial, fechaFinal),
  ...Object.entries(others).flatMap(([field, value]): Word[] => {
    const [label, text = String] = FIELDS[field] ?? []
    return label && value ? [[label, text(value)]] : []
  }),
]

/** A column's filter in words: 'Bus: contiene 303'. */
export function filterWords<Row>(
  { field, operator, value }: GridFilterItem,
  columns: readonly Column<Row>[],
) {
  const column = columns.find((one) => one.field === field)
  const sought = [value as CellValue | CellValue[]].flat()
  const text = (TABLE_TEXTS as Record<string, string>)[`filterOperator${capitalized(operator)}`]
  const texts = sought.map(
    (one) => (column && valueText(column, filterDate(one) ?? one)) || String(one ?? ''),
  )
  return [column?.title ?? field, `${text} ${texts.join(', ')}`.trim()] as const
}
