import { PesosField } from '../../ui/fields/NumberField'
import { ConductorSelect } from '../../ui/selectors/ConductorSelect'
import { LinkNote } from './LinkNote'

export interface LedgerFieldsProps {
  currentConductor?: string
  /** Names the row's settlement, if any, which determines its driver and its date. */
  link?: string
}

/** The fields that a debt and a repayment share. */
export function LedgerFields({ currentConductor, link }: LedgerFieldsProps) {
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
    </>
  )
}
