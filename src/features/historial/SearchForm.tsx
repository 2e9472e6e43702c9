import { useMemo, type ComponentProps } from 'react'
import { useAutoresDelHistorialQuery, type FiltroHistorial } from '../../api/historial'
import { SUSTANTIVOS, TIPOS_DE_CAMBIO } from '../../contract/historial'
import { KIND_NAMES, NOUN_NAMES } from '../../records/historial/changedFields'
import { FilterForm } from '../../records/searches/FilterForm'
import { SearchDateField } from '../../ui/fields/SearchDateField'
import { SelectField } from '../../ui/fields/SelectField'
import { TextField } from '../../ui/fields/TextField'

const NOUNS = SUSTANTIVOS.map((valor) => ({ valor, nombre: NOUN_NAMES[valor] }))
const KINDS = TIPOS_DE_CAMBIO.map((valor) => ({ valor, nombre: KIND_NAMES[valor] }))

/** The search of the record of changes. */
export function SearchForm(
  search: Omit<ComponentProps<typeof FilterForm<FiltroHistorial>>, 'title' | 'children'>,
) {
  const { data } = useAutoresDelHistorialQuery()
  const authors = useMemo(() => (data ?? []).map(({ uuid, nombre }) => ({ valor: uuid, nombre })), [data])
  return (
    <FilterForm title="Buscar en el historial" {...search}>
      <SelectField name="usuario" label="Usuario" options={authors} placeholder="Todos" width={150} />
      <SearchDateField name="desde" label="Desde" width={132} />
      <SearchDateField name="hasta" label="Hasta" width={132} />
      <SelectField
        name="sustantivo"
        label="Tipo de registro"
        options={NOUNS}
        placeholder="Todos"
        width={140}
      />
      <SelectField name="tipo" label="Cambio" options={KINDS} placeholder="Todos" width={105} />
      <TextField name="registro" label="Registro" maxLength={60} placeholder="Bus 303" width={135} />
    </FilterForm>
  )
}
