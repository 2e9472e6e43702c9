import Box from '@mui/material/Box'
import Stack from '@mui/material/Stack'
import { useMemo } from 'react'
import { useResumenGastosQuery, type FiltroGastos } from '../../api/gastos'
import type { GastosSumados } from '../../contract/gastos'
import { RecordTable } from '../../records/table/RecordTable'
import { ShareBar } from '../../ui/figures/ShareBar'
import { LoadError } from '../../ui/loading/LoadError'
import type { Column } from '../../ui/tableState/columns'
import { busAddress } from '../../ui/tableState/links'
import { porcentaje } from '../../ui/texts/formats'
import { totalsOf } from './totals'

type SumColumn = Column<GastosSumados>

const LINE = { alignItems: 'center', columnGap: 1, whiteSpace: 'nowrap' }

const SHARE: SumColumn = {
  field: 'porcentaje',
  title: '% del total',
  card: 'figure',
  cardName: 'Parte',
  kind: 'percentage',
  width: 160,
  render: (row) => (
    <Stack direction="row" sx={LINE}>
      <Box sx={{ minWidth: 46 }}>{porcentaje(row.porcentaje)}</Box>
      <ShareBar share={row.porcentaje / 100} />
    </Stack>
  ),
}

const DAYS: SumColumn = { field: 'dias', title: 'Días', card: 'subtitle', kind: 'number' }

const columnsOf = (first: Partial<SumColumn>, second: SumColumn): readonly SumColumn[] => [
  { field: 'nombre', title: 'Nombre', card: 'title', ...first },
  { field: 'valor', title: 'Valor', card: 'amount', kind: 'pesos' },
  second,
  {
    field: 'porDia',
    title: 'Por día',
    description: 'De los días con gastos.',
    card: 'figure',
    kind: 'pesos',
  },
  { field: 'veces', title: 'Veces', kind: 'number' },
]

const VIEWS = {
  nombre: {
    title: 'Gastos por nombre',
    columns: columnsOf({ wraps: true, width: 320 }, SHARE),
  },
  bus: {
    title: 'Gastos por bus',
    columns: [
      ...columnsOf({ title: 'Bus', link: ({ nombre }) => busAddress(nombre), width: 110 }, DAYS),
      {
        field: 'combustiblePorDia',
        title: 'Combustible por día',
        cardName: 'Comb. por día',
        card: 'figure',
        kind: 'pesos',
        width: 160,
      },
    ] satisfies readonly SumColumn[],
  },
} as const

interface Props {
  view: keyof typeof VIEWS
  search: FiltroGastos
}

/** Expenses added up by name or by bus, from our own server. */
export function SummaryTable({ view, search }: Props) {
  const query = useResumenGastosQuery({ ...search, por: view })
  const { currentData: summary, isFetching } = query
  const totals = useMemo(() => totalsOf(summary), [summary])
  const { title, columns } = VIEWS[view]
  return (
    <>
      <LoadError query={query} />
      <RecordTable
        section
        key={view}
        id={`gastos-por-${view}`}
        title={title}
        rows={summary?.gastos}
        columns={columns}
        rowId="nombre"
        loading={isFetching}
        emptyMessage="No hay reporte de gastos."
        totals={totals}
        exportOptions={{ fileName: `gastos-por-${view}`, search: { ...search } }}
      />
    </>
  )
}
