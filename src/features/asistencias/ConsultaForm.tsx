import { useFormikContext } from 'formik'
import { useMemo } from 'react'
import { today } from '../../api/client/today'
import { SearchDateField } from '../../ui/fields/SearchDateField'
import { SelectField } from '../../ui/fields/SelectField'
import { FilterForm } from '../../records/searches/FilterForm'
import { INITIAL_MONTH, MesField } from './Month'
import { EMPTY_FILTER, type FiltroAsistencias, type useConsulta } from './useConsulta'

const KINDS = [
  { valor: 'mes', nombre: 'Mes' },
  { valor: 'dia', nombre: 'Día' },
]

/** Section 2: the fields begin at enero and today. */
const withStarts = ({ tipo, mes: month, fecha }: FiltroAsistencias): FiltroAsistencias => ({
  tipo: tipo ?? '',
  mes: month ?? INITIAL_MONTH,
  fecha: fecha ?? today(),
})

/** Drops the field that `tipo` does not ask for. */
const onlyAsked = ({ tipo, mes: month, fecha }: FiltroAsistencias): FiltroAsistencias => ({
  tipo,
  mes: tipo === 'mes' ? month : null,
  fecha: tipo === 'dia' ? fecha : null,
})

/** Section 2: the attendance search, by month or by day. */
export function ConsultaForm({ search }: Pick<ReturnType<typeof useConsulta>, 'search'>) {
  const { filter } = search
  const initial = useMemo(() => withStarts(filter ?? EMPTY_FILTER), [filter])
  const empty = useMemo(() => withStarts(EMPTY_FILTER), [])
  return (
    <FilterForm
      title="Buscar asistencias"
      {...search}
      filter={initial}
      empty={empty}
      onSearch={(values) => search.onSearch(onlyAsked(values))}
      saved={{ filter }}
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
  )
}

function Period() {
  const { tipo } = useFormikContext<FiltroAsistencias>().values
  if (tipo === 'mes') return <MesField />
  if (tipo === 'dia') return <SearchDateField name="fecha" label="Día" required width={150} />
  return null
}
