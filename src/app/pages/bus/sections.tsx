import { useReporteGastosQuery } from '../../../api/gastos'
import type { BusFila } from '../../../contract/buses'
import { COLUMNS as GASTOS } from '../../../features/gastos/columns'
import { EMPTY_FILTER } from '../../../features/gastos/search'
import { totalsOf } from '../../../features/gastos/totals'
import { COLUMNS as LIQUIDACIONES } from '../../../features/liquidaciones/columns'
import { withSearch } from '../../../records/searches/addresses'
import { LiquidacionesTable, roomy } from '../LiquidacionesTable'
import { SectionTable } from '../SectionTable'
import type { Section } from '../Sections'

interface Props {
  record: BusFila
}

// The page says which bus.
const withoutBus = ({ field }: { field: string }) => field !== 'busNumero'
const LIQUIDACIONES_COLUMNS = LIQUIDACIONES.filter(withoutBus).map(roomy)
const GASTOS_COLUMNS = GASTOS.filter(withoutBus)

const Liquidaciones = ({ record: { numero } }: Props) => (
  <LiquidacionesTable id="bus-liquidaciones" columns={LIQUIDACIONES_COLUMNS} search={{ numero }} />
)

function Gastos({ record: { numero } }: Props) {
  const query = useReporteGastosQuery({ ...EMPTY_FILTER, numero })
  return (
    <SectionTable
      id="bus-gastos"
      title="Gastos"
      query={query}
      rows={query.currentData?.gastos}
      columns={GASTOS_COLUMNS}
      totals={totalsOf(query.currentData)}
      screen="Reporte de gastos"
      to={withSearch('/reportes/gastos', { numero })}
    />
  )
}

export const SECTIONS: readonly [Section<BusFila>, ...Section<BusFila>[]] = [
  { id: 'liquidaciones', title: 'Liquidaciones', Content: Liquidaciones },
  { id: 'gastos', title: 'Gastos', Content: Gastos },
]
