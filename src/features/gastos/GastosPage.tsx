import { useMemo } from 'react'
import { useReporteGastosQuery } from '../../api/gastos'
import { TIPOS_GASTO } from '../../contract/catalogos'
import { BusquedaGastosSchema } from '../../contract/gastos'
import { FilterForm } from '../../records/searches/FilterForm'
import { useSearch } from '../../records/searches/useSearch'
import { BarChartPanel } from '../../ui/charts/BarChartPanel'
import { BusSelect } from '../../records/selectors/BusSelect'
import { ConductorSelect } from '../../records/selectors/ConductorSelect'
import { RecordTable } from '../../records/table/RecordTable'
import { FreeTextField } from '../../ui/fields/FreeTextField'
import { SearchDateField } from '../../ui/fields/SearchDateField'
import { Page } from '../../ui/Page'
import { describeBars, gastosByNombre } from './byName'
import { COLUMNS } from './columns'
import { EMPTY_FILTER, SEARCH } from './search'
import { totalsOf } from './totals'

/** The expenses of the settlements, one per row (section 2). */
export default function GastosPage() {
  const search = useSearch(SEARCH)
  const { data, currentData: reporte, isFetching } = useReporteGastosQuery(search.filter ?? EMPTY_FILTER)
  const totals = useMemo(() => totalsOf(reporte), [reporte])
  // While loading, the chart keeps the former answer, so that the table below does not jump.
  const drawn = isFetching ? data : reporte
  const bars = useMemo(() => gastosByNombre(drawn?.gastos ?? []), [drawn])

  return (
    <Page title="Reporte de gastos">
      <FilterForm title="Buscar gastos" {...search} schema={BusquedaGastosSchema}>
        <FreeTextField
          name="nombre"
          label="Nombre Gasto"
          suggestions={TIPOS_GASTO}
          placeholder="Seleccione un gasto"
          width={158}
        />
        <SearchDateField name="fechaInicial" label="Fecha Inicio" width={132} />
        <SearchDateField name="fechaFinal" label="Fecha Final" width={132} />
        <BusSelect name="numero" />
        <ConductorSelect name="documento" withRetired />
      </FilterForm>
      <BarChartPanel
        id="gastos"
        title="Gasto por nombre"
        measure="Gasto"
        description={describeBars(bars)}
        bars={bars}
      />
      <RecordTable
        id="gastos"
        title="Reporte de gastos"
        rows={reporte?.gastos}
        columns={COLUMNS}
        loading={isFetching}
        emptyMessage="No hay reporte de gastos."
        totals={totals}
        exportOptions={{ fileName: 'reporte-de-gastos', search: search.filter }}
      />
    </Page>
  )
}
