import { RUTAS } from '../../contract/catalogos'
import { SelectField } from '../../ui/fields/SelectField'
import { TextField } from '../../ui/fields/TextField'
import { FieldGrid, WHOLE_LINE } from '../../ui/form/FieldGrid'
import { ConductorSelect } from '../../records/selectors/ConductorSelect'

/** The fields of a bus: creating and editing share them. */
export function BusFields({ currentConductor }: { currentConductor?: string | null }) {
  return (
    <FieldGrid sx={{ '& > :last-of-type': WHOLE_LINE }}>
      <TextField name="numero" label="Número" required maxLength={20} />
      <TextField name="placa" label="Placa" required maxLength={12} />
      <TextField name="empresa" label="Empresa" required maxLength={80} />
      <SelectField name="ruta" label="Ruta" required options={RUTAS} placeholder="Seleccione una ruta" />
      <TextField name="modelo" label="Modelo" required maxLength={40} />
      <TextField name="marca" label="Marca" required maxLength={40} />
      <ConductorSelect name="conductorDocumento" required width={undefined} currentLabel={currentConductor} />
    </FieldGrid>
  )
}
