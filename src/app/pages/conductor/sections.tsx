import { useAbonosDeConductorQuery, useDeudasDeConductorQuery } from '../../../api/cartera'
import { useSalariosQuery } from '../../../api/salarios'
import type { ConductorFila } from '../../../contract/conductores'
import { ABONOS_COLUMNS as ABONOS, DEUDAS_COLUMNS as DEUDAS } from '../../../features/cartera/columns'
import { abonosTotals, deudasTotals } from '../../../features/cartera/totals'
import { COLUMNS as LIQUIDACIONES } from '../../../features/liquidaciones/columns'
import { COLUMNS as SALARIOS } from '../../../features/salarios/columns'
import { EMPTY_FILTER } from '../../../features/salarios/search'
import { totalsOf as salariosTotals } from '../../../features/salarios/totals'
import { withSearch } from '../../../records/searches/addresses'
import { LiquidacionesTable, roomy } from '../LiquidacionesTable'
import { SectionTable } from '../SectionTable'
import type { Section } from '../Sections'
import { Asistencias } from './Asistencias'
import { Contratos } from './Contratos'
import { Documentos } from './Documentos'

interface Props {
  record: ConductorFila
}

// The page says which driver.
const withoutConductor = ({ field }: { field: string }) => field !== 'conductorNombre'
const LIQUIDACIONES_COLUMNS = LIQUIDACIONES.filter(withoutConductor).map(roomy)
const SALARIOS_COLUMNS = SALARIOS.filter(withoutConductor)
const DEUDAS_COLUMNS = DEUDAS.filter(withoutConductor)
const ABONOS_COLUMNS = ABONOS.filter(withoutConductor)

const Liquidaciones = ({ record: { documento } }: Props) => (
  <LiquidacionesTable id="conductor-liquidaciones" columns={LIQUIDACIONES_COLUMNS} search={{ documento }} />
)

function Salarios({ record: { documento } }: Props) {
  const query = useSalariosQuery({ ...EMPTY_FILTER, documento })
  return (
    <SectionTable
      id="conductor-salarios"
      query={query}
      rows={query.currentData?.salarios}
      columns={SALARIOS_COLUMNS}
      totals={salariosTotals(query.currentData)}
      screen="Salarios"
      to={withSearch('/salarios', { documento })}
    />
  )
}

function Deudas({ record: { documento } }: Props) {
  const query = useDeudasDeConductorQuery({ documento })
  return (
    <SectionTable
      id="conductor-deudas"
      query={query}
      rows={query.currentData?.deudas}
      columns={DEUDAS_COLUMNS}
      totals={deudasTotals(query.currentData)}
      screen="Deudas"
      to={withSearch('/deudas', { documento })}
    />
  )
}

function Abonos({ record: { documento } }: Props) {
  const query = useAbonosDeConductorQuery({ documento })
  return (
    <SectionTable
      id="conductor-abonos"
      query={query}
      rows={query.currentData?.abonos}
      columns={ABONOS_COLUMNS}
      totals={abonosTotals(query.currentData)}
      screen="Abonos"
      to={withSearch('/abonos', { documento })}
    />
  )
}

export const SECTIONS: readonly [Section<ConductorFila>, ...Section<ConductorFila>[]] = [
  { id: 'liquidaciones', title: 'Liquidaciones', Content: Liquidaciones },
  { id: 'salarios', title: 'Salarios', Content: Salarios },
  { id: 'asistencias', title: 'Asistencias', Content: Asistencias },
  { id: 'deudas', title: 'Deudas', Content: Deudas },
  { id: 'abonos', title: 'Abonos', Content: Abonos },
  { id: 'contratos', title: 'Contratos', Content: Contratos, ofOwnServer: true },
  { id: 'documentos', title: 'Documentos', Content: Documentos, ofOwnServer: true },
]
