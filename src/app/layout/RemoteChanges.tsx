import { skipToken } from '@reduxjs/toolkit/query'
import { selectHeard } from '../../api/client/answersSlice'
import { isOwnServer } from '../../api/client/baseUrl'
import { useAppSelector } from '../../api/client/hooks'
import { liquidacionesApi } from '../../api/liquidaciones'
import { useNovedadesQuery } from '../../api/novedades'

const { select, useQuerySubscription } = liquidacionesApi.endpoints.tablaLiquidaciones
const EVERY_5_S = { pollingInterval: 5000, skipPollingIfUnfocused: true, refetchOnFocus: true }

/** Asks what others have stored, while somebody looks at the page; a listener has it fetched anew. */
export function RemoteChanges() {
  const begun = useAppSelector((state) => isOwnServer() && selectHeard(state) !== null)
  useNovedadesQuery(begun ? undefined : skipToken, EVERY_5_S)
  // Keeps the settlements' list: on another screen RTK Query would drop it when it changes, and then ask for it whole.
  const isListHere = useAppSelector((state) => begun && select()(state).data !== undefined)
  useQuerySubscription(isListHere ? undefined : skipToken)
  return null
}
