import Stack from '@mui/material/Stack'
import { useFormikContext } from 'formik'
import { use, useMemo } from 'react'
import { asistenciasApi, useAsistenciasDelDiaQuery, useAsistenciasDelMesQuery } from '../../api/asistencias'
import { isOwnServer } from '../../api/client/baseUrl'
import { forceRefetch } from '../../api/client/forceRefetch'
import { today } from '../../api/client/today'
import { ConsultaAsistenciasSchema } from '../../contract/asistencias'
import { fechaLarga } from '../../contract/fechas'
import { FilterForm } from '../../records/searches/FilterForm'
import { limitsOf, periods, type PeriodName } from '../../records/searches/periods'
import { areEqual, useSearch } from '../../records/searches/useSearch'
import { RecordTable } from '../../records/table/RecordTable'
import { PeriodChips } from '../../ui/buttons/PeriodChips'
import { ViewToggle } from '../../ui/buttons/ViewToggle'
import { useRemembered } from '../../ui/drafts/useRemembered'
import { SearchDateField } from '../../ui/fields/SearchDateField'
import { SelectField } from '../../ui/fields/SelectField'
import { EmptyHint } from '../../ui/table/EmptyState'
import { Page } from '../../ui/Page'
import { COLUMNS, withRowIds, ROWS_PER_PAGE, monthAsked } from './columns'
import { Cuadricula } from './Cuadricula'
import { INITIAL_MONTH, MesField, monthOf } from './Month'

/** The last search: `tipo` is 'mes' or 'dia', with the month (1 to 12) or the date; `null` where not chosen. */
type FiltroAsistencias = {
  tipo: string | null
  mes: string | null
  fecha: string | null
}

const EMPTY_FILTER: FiltroAsistencias = { tipo: null, mes: null, fecha: null }

const KINDS = [
  { valor: 'mes', nombre: 'Mes' },
  { valor: 'dia', nombre: 'Día' },
]

const { asistenciasDelDia, asistenciasDelMes } = asistenciasApi.endpoints

const monthArgs = ({ mes: month }: FiltroAsistencias) => ({ mes: Number(month) })
const dayArgs = ({ fecha }: FiltroAsistencias) => ({ fecha: fecha ?? '', crear: false })

const SEARCH = {
  table: 'asistencias',
  empty: EMPTY_FILTER,
  schema: ConsultaAsistenciasSchema,
  ask: (filter: FiltroAsistencias) =>
    filter.tipo === 'dia'
      ? forceRefetch(asistenciasDelDia, dayArgs(filter))
      : forceRefetch(asistenciasDelMes, monthArgs(filter)),
}

/** Section 2: the fields begin at enero and today. */
const withStarts = ({ tipo, mes: month, fecha }: FiltroAsistencias): FiltroAsistencias => ({
  tipo: tipo ?? '',
  mes: month ?? INITIAL_MONTH,
  fecha: fecha ?? today(),
})

const ROW = { display: { xs: 'contents', sm: 'flex' }, alignItems: 'center', gap: 1 }
const UNASKED = 'Elija un periodo, o un tipo y oprima Buscar.'
const VIEWS = { lista: 'Lista', cuadricula: 'Cuadrícula' }
const PERIODS = periods('hoy', 'ayer', 'mes', 'mes-pasado')

/** The search of a period's chip. */
function searchOf(period: PeriodName): FiltroAsistencias {
  const { desde, hasta } = limitsOf(period, today())
  return desde === hasta
    ? { tipo: 'dia', mes: null, fecha: desde }
    : { tipo: 'mes', mes: monthOf(period), fecha: null }
}

function Period() {
  const { tipo } = useFormikContext<FiltroAsistencias>().values
  if (tipo === 'mes') return <MesField />
  if (tipo === 'dia') return <SearchDateField name="fecha" label="Día" required width={150} />
  return null
}

/** The drivers' attendance, by month or by day (section 2); no rows before the first search. */
export default function AsistenciasPage() {
  const search = useSearch(SEARCH)
  const filter = search.filter ?? EMPTY_FILTER
  const isDay = filter.tipo === 'dia'
  const month = filter.tipo === 'mes' && filter.mes
  const ofMonth = useAsistenciasDelMesQuery(monthArgs(filter), { skip: filter.tipo !== 'mes' })
  const ofDay = useAsistenciasDelDiaQuery(dayArgs(filter), { skip: !isDay })
  const { currentData, isFetching } = isDay ? ofDay : ofMonth
  const rows = useMemo(() => withRowIds(filter.tipo ? currentData : []), [filter.tipo, currentData])
  const initial = useMemo(() => withStarts(filter), [filter])
  const empty = useMemo(() => withStarts(EMPTY_FILTER), [])
  const [isGrid, setGrid] = useRemembered('asistencias-cuadricula')
  const hint = use(EmptyHint)
  const title = month ? `Asistencias de ${monthAsked(month)}` : 'Asistencias'
  return (
    <Page
      title="Asistencias"
      subtitle={month ? monthAsked(month) : fechaLarga(filter.fecha) || 'Sin búsqueda'}
      actions={
        <Stack direction="row" sx={ROW}>
          <PeriodChips
            periods={PERIODS}
            chosen={PERIODS.find(({ valor: period }) => areEqual(searchOf(period), filter))?.valor}
            onChoose={(period) => (period ? search.onSearch(searchOf(period)) : search.onClear())}
          />
          {month && isOwnServer() && (
            <ViewToggle
              view={isGrid ? 'cuadricula' : 'lista'}
              names={VIEWS}
              onChange={(view) => setGrid(view === 'cuadricula')}
            />
          )}
        </Stack>
      }
    >
      <FilterForm
        {...search}
        title="Buscar asistencias"
        shown={initial}
        empty={empty}
        open={!search.filter}
        // The field that `tipo` does not ask for is left out.
        onSearch={({ tipo, mes: value, fecha }) =>
          search.onSearch({ tipo, mes: tipo === 'mes' ? value : null, fecha: tipo === 'dia' ? fecha : null })
        }
      >
        <SelectField
          name="tipo"
          label="Tipo"
          options={KINDS}
          placeholder="Seleccione un tipo"
          required
          width={170}
        />
        <Period />
      </FilterForm>
      {month && isGrid && isOwnServer() && rows?.[0] ? (
        <Cuadricula title={title} rows={rows} />
      ) : (
        <EmptyHint value={search.filter ? hint : UNASKED}>
          <RecordTable
            id="asistencias"
            title={title}
            rows={rows}
            columns={COLUMNS}
            loading={isFetching}
            emptyMessage="No hay asistencias."
            rowsPerPage={ROWS_PER_PAGE}
            exportOptions={{ fileName: 'asistencias', search: search.filter }}
          />
        </EmptyHint>
      )}
    </Page>
  )
}
