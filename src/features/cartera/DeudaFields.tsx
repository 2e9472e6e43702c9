import { PesosField } from '../../ui/fields/NumberField'
import { TextField } from '../../ui/fields/TextField'
import { LinkNote } from './LinkNote'
import { ConductorSelect } from '../../ui/selectors/ConductorSelect'

interface Props {
  currentConductor?: string
  /** Names the row's settlement, if any, which determines its driver. */
  link?: string
}

/** The fields of a debt: creating and editing share them. The server sets its date: the day of its creation. */
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
