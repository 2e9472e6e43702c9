import { getIn, useFormikContext } from 'formik'
import { isOwnServer } from '../../api/client/baseUrl'
import { useConductoresQuery } from '../../api/conductores'
import { fueraEl } from '../../contract/retiros'
import { esFecha } from '../../contract/fechas'
import { ConductorSelect, type ConductorSelectProps } from './ConductorSelect'
import { balanceText, useDebtorBalance } from './useBalance'

/** On our own server, that the chosen driver had left before that day and came back after it. */
function useAbsence(documento: string | null, day = '') {
  const { data } = useConductoresQuery({ valido: null }, { skip: !isOwnServer() || !esFecha(day) })
  const chosen = data?.find((one) => one.documento === documento)
  return chosen && esFecha(day) && fueraEl(chosen, day) ? 'Estaba retirado ese día.' : undefined
}

/** The driver selector of what changes a driver's debt: says under it what the chosen one owes. */
export function DebtorSelect(props: ConductorSelectProps) {
  const value = getIn(useFormikContext().values, props.name) as string | null
  const hints = [useAbsence(value, props.day), balanceText(useDebtorBalance(value))]
  return <ConductorSelect {...props} hint={hints.filter(Boolean).join(' ') || undefined} />
}
