import { skipToken } from '@reduxjs/toolkit/query'
import { useMemo } from 'react'
import { useReporteGastosQuery } from '../../api/gastos'
import { TIPOS_GASTO } from '../../contract/catalogos'
import { BusquedaGastosSchema } from '../../contract/gastos'
import { FilterForm } from '../../records/searches/FilterForm'
import { useViewedSearch } from '../../records/searches/useViewedSearch'
import { searchedDays } from '../../records/searches/periods'
import { ViewActions } from '../../records/searches/ViewActions'
import { BusSelect } from '../../records/selectors/BusSelect'
import { ConductorSelect } from '../../records/selectors/ConductorSelect'
import { RecordTable } from '../../records/table/RecordTable'
import { FreeTextField } from '../../ui/fields/FreeTextField'
import { SearchDateField } from '../../ui/fields/SearchDateField'
import { Page } from '../../ui/Page'
import { COLUMNS } from './columns'
import { SEARCH } from './search'
import { SummaryTable } from './SummaryTable'
import { totalsOf } from './totals'

const VIEWS = { lista: 'Uno por uno', nombre: 'Por nombre', bus: 'Por bus' }

/** The expenses of the settlements, one per row (section 2); on our own server also by name and by bus. */
export default function GastosPage() {
  const search = useViewedSearch(SEARCH)
  const { fields, view, form } = search
  const { currentData: reporte, isFetching } = useReporteGastosQuery(view ? skipToken : fields)
  const totals = useMemo(() => totalsOf(reporte), [reporte])

  return (
    <Page
      title="Reporte de gastos"
      subtitle={searchedDays(fields)}
      actions={<ViewActions search={search} views={VIEWS} />}
    >
      <FilterForm title="Buscar gastos" {...form} schema={BusquedaGastosSchema}>
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
      {view ? (
        <SummaryTable view={view} search={fields} />
      ) : (
        <RecordTable
          id="gastos"
          title="Reporte de gastos"
          rows={reporte?.gastos}
          columns={COLUMNS}
          loading={isFetching}
          emptyMessage="No hay reporte de gastos."
          totals={totals}
          exportOptions={{ fileName: 'reporte-de-gastos', search: fields }}
        />
      )}
    </Page>
  )
}
