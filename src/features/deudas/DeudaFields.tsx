import { PesosField } from '../../ui/fields/NumberField'
import { TextField } from '../../ui/fields/TextField'
import { ConductorSelect } from '../../ui/selectors/ConductorSelect'

/** The fields of a debt: creating and editing share them. Its date is the day on which it was written. */
export function DeudaFields({ conductorActual }: { conductorActual?: string }) {
  return (
    <>
      <ConductorSelect
        name="conductorDocumento"
        requerido
        conRetirados
        ancho={undefined}
        etiquetaActual={conductorActual}
      />
      <PesosField name="valor" label="Valor" requerido />
      <TextField name="razon" label="Razón" requerido maxLength={200} />
    </>
  )
}
