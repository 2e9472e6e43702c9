import { TIPOS_DOCUMENTO } from '../../contract/catalogos'
import { DateField } from '../../ui/fields/DateField'
import { SelectField } from '../../ui/fields/SelectField'
import { TextField } from '../../ui/fields/TextField'
import { FieldGrid, WHOLE_LINE } from '../../ui/form/FieldGrid'

/** The fields of a driver: creating and editing share them. */
export function ConductorFields() {
  return (
    <FieldGrid sx={{ '& > :first-of-type': WHOLE_LINE }}>
      <TextField name="nombre" label="Nombre" required maxLength={120} />
      <TextField name="empresa" label="Empresa" required maxLength={80} />
      <DateField name="fechaNacimiento" label="Fecha de nacimiento" required format="dd/MM/yyyy" />
      <SelectField
        name="tipoDocumento"
        label="Tipo de documento"
        required
        options={TIPOS_DOCUMENTO}
        placeholder="Seleccione un tipo"
      />
      <TextField name="documento" label="Documento" required maxLength={30} />
    </FieldGrid>
  )
}
