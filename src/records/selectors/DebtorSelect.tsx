import { useField } from 'formik'
import { ConductorSelect, type ConductorSelectProps } from './ConductorSelect'
import { balanceText, useDebtorBalance } from './useBalance'

/** The driver selector of what changes a driver's debt: says under it what the chosen one owes. */
export function DebtorSelect(props: ConductorSelectProps) {
  const [{ value }] = useField<string | null>(props.name)
  return <ConductorSelect {...props} hint={balanceText(useDebtorBalance(value))} />
}
