import { useFormikContext } from 'formik'
import { useMemo } from 'react'
import { today } from '../../api/client/today'
import { ConsultaAsistenciasSchema } from '../../contract/asistencias'
import { SearchDateField } from '../../ui/fields/SearchDateField'
import { SelectField } from '../../ui/fields/SelectField'
import { FilterForm } from '../../ui/form/FilterForm'
import { MES_INICIAL, MesField } from './MesField'
import { FILTRO_VACIO, type FiltroAsistencias } from './filtroSlice'

const TIPOS = [
  { valor: 'mes', nombre: 'Mes' },
  { valor: 'dia', nombre: 'Día' },
]

interface Props {
  filtro: FiltroAsistencias | null
  onBuscar: (filtro: FiltroAsistencias) => void
  onLimpiar: () => void
}

/** The fields begin at enero and today (section 2), whichever of the two is asked for. */
const conInicios = ({ tipo, mes, fecha }: FiltroAsistencias): FiltroAsistencias => ({
  tipo: tipo ?? '',
  mes: mes ?? MES_INICIAL,
  fecha: fecha ?? today(),
})

/** Only what `tipo` asks for is searched for. */
const soloLoPedido = ({ tipo, mes, fecha }: FiltroAsistencias): FiltroAsistencias => ({
  tipo,
  mes: tipo === 'mes' ? mes : null,
  fecha: tipo === 'dia' ? fecha : null,
})

/** Section 2: the query of the attendance, by month or by day. */
export function ConsultaForm({ filtro, onBuscar, onLimpiar }: Props) {
  const inicial = useMemo(() => conInicios(filtro ?? FILTRO_VACIO), [filtro])
  const vacio = useMemo(() => conInicios(FILTRO_VACIO), [])
  return (
    <FilterForm
      titulo="Buscar asistencias"
      esquema={ConsultaAsistenciasSchema}
      filtro={inicial}
      vacio={vacio}
      onBuscar={(valores) => onBuscar(soloLoPedido(valores))}
      onLimpiar={onLimpiar}
    >
      <SelectField
        name="tipo"
        label="Tipo"
        options={TIPOS}
        placeholder="Seleccione un tipo"
        required
        width={170}
      />
      <Periodo />
    </FilterForm>
  )
}

function Periodo() {
  const { tipo } = useFormikContext<FiltroAsistencias>().values
  if (tipo === 'mes') return <MesField />
  if (tipo === 'dia') return <SearchDateField name="fecha" label="Día" required width={150} />
  return null
}
