import { DateField } from '../../ui/fields/DateField'
import { PesosField } from '../../ui/fields/NumberField'
import { TextField } from '../../ui/fields/TextField'
import { LinkNote } from './LinkNote'
import { ConductorSelect } from '../../ui/selectors/ConductorSelect'

interface Props {
  currentConductor?: string
  /** Names the row's settlement, if any, which determines its driver and its date. */
  link?: string
}

/** The fields of a repayment: creating and editing share them. */
export function AbonoFields({ currentConductor, link }: Props) {
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
      <TextField
        name="origen"
        label="Origen"
        required
        maxLength={200}
        placeholder="prima, cesantías, vacaciones, etc."
      />
      <DateField name="fecha" label="Fecha" required disabled={link !== undefined} />
    </>
  )
}
