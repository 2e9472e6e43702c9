import { DateField } from '../../ui/fields/DateField'
import { PesosField } from '../../ui/fields/NumberField'
import { TextField } from '../../ui/fields/TextField'
import { LinkNote } from '../../ui/libro/LinkNote'
import { ConductorSelect } from '../../ui/selectors/ConductorSelect'

interface Props {
  conductorActual?: string
  /** Which settlement has the row, if any: its driver and its date are that one's. */
  link?: string
}

/** The fields of a repayment: creating and editing share them. */
export function AbonoFields({ conductorActual, link }: Props) {
  return (
    <>
      {link && <LinkNote link={link} />}
      <ConductorSelect
        name="conductorDocumento"
        requerido
        disabled={link !== undefined}
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
      <DateField name="fecha" label="Fecha" requerido disabled={link !== undefined} />
    </>
  )
}
