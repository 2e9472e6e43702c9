import { useMemo } from 'react'
import type { FiltroSalarios } from '../../api/salarios'
import type { ResumenSalarios, SalariosDeConductor } from '../../contract/salarios'
import { RecordTable } from '../../records/table/RecordTable'
import { TALL_ROW } from '../../ui/table/frame'
import type { Column } from '../../ui/tableState/columns'
import { CONDUCTOR_COLUMN, conductorLink } from '../../ui/tableState/links'
import { numero } from '../../ui/texts/formats'
import { differenceText } from './difference'
import { totalsOf } from './totals'

/** Says how sensor and register differ, and how many settlements that leaves out. */
function differenceOf({ soloSensor, ...row }: SalariosDeConductor) {
  const left = soloSensor && `sin ${numero(soloSensor)} solo con sensor`
  return [row.diferencia !== null && differenceText(row), left].filter(Boolean).join('\n')
}

const TWO_LINES = { whiteSpace: 'pre', lineHeight: '16px' }

const COLUMNS: readonly Column<SalariosDeConductor>[] = [
  {
    ...CONDUCTOR_COLUMN,
    link: (row) => `${conductorLink(row)}?seccion=salarios`,
    card: 'title',
    width: 230,
  },
  { field: 'buses', title: 'Bus', card: 'subtitle', wraps: true, width: 150 },
  { field: 'dias', title: 'Días', card: 'subtitle', kind: 'number', width: 64 },
  {
    field: 'totalSalarios',
    title: 'Salario',
    card: 'amount',
    kind: 'pesos',
    width: 124,
  },
  {
    field: 'totalSalariosRegistradora',
    title: 'Salario registradora',
    kind: 'pesos',
    width: 140,
    absent: ({ diferencia }) => diferencia === null,
  },
  {
    field: 'diferencia',
    title: 'Diferencia',
    description: 'Sensor menos registradora, sin los días que solo tienen sensor.',
    card: 'figure',
    cardName: 'Dif.',
    kind: 'pesos',
    width: 180,
    render: (row) => <span style={TWO_LINES}>{differenceOf(row)}</span>,
  },
  {
    field: 'promedioSalarioDia',
    title: 'Promedio por día',
    card: 'figure',
    cardName: 'Por día',
    kind: 'pesos',
    width: 124,
  },
]

interface Props {
  summary: ResumenSalarios | undefined
  loading: boolean
  search: FiltroSalarios
}

/** Salaries added up by driver, from our own server. */
export function ConductoresTable({ summary, loading, search }: Props) {
  const totals = useMemo(() => totalsOf(summary), [summary])
  return (
    <RecordTable
      section
      id="salarios-por-conductor"
      title="Salarios por conductor"
      rows={summary?.conductores}
      columns={COLUMNS}
      rowId="conductorDocumento"
      rowHeight={TALL_ROW}
      loading={loading}
      emptyMessage="No hay salarios."
      totals={totals}
      exportOptions={{ fileName: 'salarios-por-conductor', search: { ...search } }}
    />
  )
}
