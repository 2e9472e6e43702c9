import type { FiltroGastos } from '../../api/gastos'
import { TIPOS_GASTO } from '../../contract/catalogos'
import { BusquedaGastosSchema } from '../../contract/gastos'
import { FreeTextField } from '../../ui/fields/ComboboxField'
import { DateField } from '../../ui/fields/DateField'
import { FilterForm } from '../../ui/form/FilterForm'
import { BusSelect } from '../../ui/selectors/BusSelect'
import { ConductorSelect } from '../../ui/selectors/ConductorSelect'
import { FILTRO_VACIO } from './filtroSlice'

interface Props {
  filtro: FiltroGastos | null
  onBuscar: (filtro: FiltroGastos) => void
  onLimpiar: () => void
}

/** Section 2: the search of the expenses; all of it is optional. */
export function BusquedaForm({ filtro, onBuscar, onLimpiar }: Props) {
  return (
    <FilterForm
      titulo="Buscar gastos"
      esquema={BusquedaGastosSchema}
      filtro={filtro}
      vacio={FILTRO_VACIO}
      onBuscar={onBuscar}
      onLimpiar={onLimpiar}
    >
      <FreeTextField
        name="nombre"
        label="Nombre Gasto"
        sugerencias={TIPOS_GASTO}
        placeholder="Seleccione un gasto"
        ancho={178}
      />
      <DateField name="fechaInicial" label="Fecha Inicio" ancho={118} />
      <DateField name="fechaFinal" label="Fecha Final" ancho={118} />
      <BusSelect name="numero" />
      <ConductorSelect name="documento" conRetirados />
    </FilterForm>
  )
}
