import { addListener, type ListenerEffectAPI } from '@reduxjs/toolkit'
import { skipToken } from '@reduxjs/toolkit/query'
import { useEffect } from 'react'
import { selectHeard, selectIsOwn } from '../../api/client/answersSlice'
import { api } from '../../api/client/api'
import { isOwnServer } from '../../api/client/baseUrl'
import { useAppDispatch, useAppSelector } from '../../api/client/hooks'
import type { AppDispatch, RootState } from '../../api/client/rootReducer'
import { TAG_TYPES, tagsOf } from '../../api/client/tags'
import { liquidacionesApi } from '../../api/liquidaciones'
import { novedadesApi, useNovedadesQuery } from '../../api/novedades'
import type { Novedades } from '../../contract/novedades'
import { changesFaded, changesHeard } from '../../records/remoteChanges/remoteChangesSlice'

const { select, useQuerySubscription } = liquidacionesApi.endpoints.tablaLiquidaciones
const EVERY_5_S = { pollingInterval: 5000, skipPollingIfUnfocused: true, refetchOnFocus: true }

/** Milliseconds until the answer to a write of this page's own has come, and for which a row that others have changed is tinted. */
const OWN_ANSWER_MS = 200
const RECENT_MS = 4000

/** Has what others have changed fetched anew. */
async function followOthers(
  { payload: { cambios, tarde } }: { payload: Novedades },
  { dispatch, getState, delay }: ListenerEffectAPI<RootState, AppDispatch>,
) {
  await delay(OWN_ANSWER_MS)
  const others = cambios.filter(({ solicitud }) => !selectIsOwn(getState(), solicitud))
  if (others.length === 0 && !tarde) return
  dispatch(changesHeard(others))
  dispatch(api.util.invalidateTags(tarde ? [...TAG_TYPES] : tagsOf(others)))
  await delay(RECENT_MS)
  dispatch(changesFaded(others))
}

const follow = addListener.withTypes<RootState, AppDispatch>()({
  matcher: novedadesApi.endpoints.novedades.matchFulfilled,
  effect: followOthers,
})

/** Asks what others have stored, while somebody looks at the page; a listener has it fetched anew. */
export function RemoteChanges() {
  const dispatch = useAppDispatch()
  useEffect(() => dispatch(follow) as unknown as () => void, [dispatch])
  const begun = useAppSelector((state) => isOwnServer() && selectHeard(state) !== null)
  useNovedadesQuery(begun ? undefined : skipToken, EVERY_5_S)
  // Keeps the settlements' list: on another screen RTK Query would drop it when it changes, and then ask for it whole.
  const isListHere = useAppSelector((state) => begun && select()(state).data !== undefined)
  useQuerySubscription(isListHere ? undefined : skipToken)
  return null
}
