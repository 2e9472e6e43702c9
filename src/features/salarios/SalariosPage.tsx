import { useMemo } from 'react'
import { useSalariosQuery } from '../../api/salarios'
import { BusquedaSalariosSchema } from '../../contract/salarios'
import { FilterForm } from '../../records/searches/FilterForm'
import { useSearch } from '../../records/searches/useSearch'
import { ConductorSelect } from '../../records/selectors/ConductorSelect'
import { RecordTable } from '../../records/table/RecordTable'
import { SearchDateField } from '../../ui/fields/SearchDateField'
import { Page } from '../../ui/Page'
import { LineChartPanel } from '../../ui/charts/LineChartPanel'
import { describeDays, salariosByDay } from './byDay'
import { COLUMNS } from './columns'
import { EMPTY_FILTER, SEARCH } from './search'
import { totalsOf } from './totals'

/** The drivers' salaries, a row per settlement (section 2). */
export default function SalariosPage() {
  const search = useSearch(SEARCH)
  const { data, currentData: table, isFetching } = useSalariosQuery(search.filter ?? EMPTY_FILTER)
  const totals = useMemo(() => totalsOf(table), [table])
  // While loading, the chart keeps the former answer.
  const drawn = isFetching ? data : table
  const days = useMemo(() => salariosByDay(drawn?.salarios ?? []), [drawn])
  const lines = useMemo(
    () => [
      { nombre: 'Sensor', values: days.sensor },
      { nombre: 'Registradora', values: days.registradora },
    ],
    [days],
  )

  return (
    <Page title="Salarios">
      <FilterForm title="Buscar salarios" {...search} schema={BusquedaSalariosSchema}>
        <ConductorSelect name="documento" withRetired />
        <SearchDateField name="fechaInicial" label="Fecha Inicio" width={140} />
        <SearchDateField name="fechaFinal" label="Fecha Final" width={140} />
      </FilterForm>
      <RecordTable
        id="salarios"
        title="Salarios"
        rows={table?.salarios}
        columns={COLUMNS}
        loading={isFetching}
        emptyMessage="No hay salarios."
        totals={totals}
        exportOptions={{ fileName: 'salarios', search: search.filter }}
      />
      {/* Salary per day by sensor and by register, so that a drift between them is seen early. */}
      <LineChartPanel
        id="salarios"
        title="Salario por día"
        description={describeDays(days)}
        fechas={days.fechas}
        lines={lines}
      />
    </Page>
  )
}
