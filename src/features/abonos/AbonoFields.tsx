import { DateField } from '../../ui/fields/DateField'
import { PesosField } from '../../ui/fields/NumberField'
import { TextField } from '../../ui/fields/TextField'
import { ConductorSelect } from '../../ui/selectors/ConductorSelect'

/** The fields of a repayment: creating and editing share them. */
export function AbonoFields({ conductorActual }: { conductorActual?: string }) {
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
      <TextField
        name="origen"
        label="Origen"
        requerido
        maxLength={200}
        placeholder="prima, cesantías, vacaciones, etc."
      />
      <DateField name="fecha" label="Fecha" requerido />
    </>
  )
}
