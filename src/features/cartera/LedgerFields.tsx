import { styled } from '@mui/material/styles'
import type { ReactNode } from 'react'
import { messageRoom } from '../../ui/form/FieldGrid'
import { DebtorSelect } from '../../records/selectors/DebtorSelect'
import { LinkNote } from './LinkNote'

export interface LedgerFieldsProps {
  currentConductor?: string
  /** Names the row's settlement, if any, which determines its driver and its date. */
  link?: string
}

interface Props extends LedgerFieldsProps {
  /** The field of the row's value. */
  children: ReactNode
}

const Column = styled('div')({ display: 'grid', ...messageRoom })

/** The fields that a debt and a repayment share. */
export function LedgerFields({ currentConductor, link, children }: Props) {
  return (
    <>
      {link && <LinkNote link={link} />}
      <Column>
        <DebtorSelect
          name="conductorDocumento"
          required
          disabled={link !== undefined}
          withRetired
          width={undefined}
          currentLabel={currentConductor}
        />
        {children}
      </Column>
    </>
  )
}
