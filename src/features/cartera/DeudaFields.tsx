import { PesosField } from '../../ui/fields/NumberField'
import { TextField } from '../../ui/fields/TextField'
import { LinkNote } from './LinkNote'
import { ConductorSelect } from '../../ui/selectors/ConductorSelect'

interface Props {
  currentConductor?: string
  /** Which settlement has the row, if any: its driver is that one's. */
  link?: string
}

/** The fields of a debt: creating and editing share them. Its date is the day on which it was written. */
export function DeudaFields({ currentConductor, link }: Props) {
  return (
    <>
      {link && <LinkNote link={link} />}
      <ConductorSelect
        name="conductorDocumento"
        required
        disabled={link !== undefined}
        withRetired
        width={undefined}
        currentLabel={currentConductor}
      />
      <PesosField name="valor" label="Valor" required />
      <TextField name="razon" label="Razón" required maxLength={200} />
    </>
  )
}
