/** The side effects that the screens need, which the login does without. */
import { addListener, type ListenerEffectAPI } from '@reduxjs/toolkit'
import { useEffect } from 'react'
import { selectIsOwn } from '../../api/client/answersSlice'
import { api } from '../../api/client/api'
import { useAppDispatch } from '../../api/client/hooks'
import type { AppDispatch, RootState } from '../../api/client/rootReducer'
import { TAG_TYPES, tagsOf } from '../../api/client/tags'
import { novedadesApi } from '../../api/novedades'
import type { Novedades } from '../../contract/novedades'
import { changesFaded, changesHeard } from '../../records/remoteChanges/remoteChangesSlice'

type Effect = ListenerEffectAPI<RootState, AppDispatch>

/** Milliseconds until the answer to a write of this page's own has come, and for which a row that others have changed is tinted. */
const OWN_ANSWER_MS = 200
const RECENT_MS = 4000

/** Has what others have changed fetched anew. */
async function followOthers(
  { payload: { cambios, tarde } }: { payload: Novedades },
  { dispatch, getState, delay }: Effect,
) {
  await delay(OWN_ANSWER_MS)
  const others = cambios.filter(({ solicitud }) => !selectIsOwn(getState(), solicitud))
  if (others.length === 0 && !tarde) return
  dispatch(changesHeard(others))
  dispatch(api.util.invalidateTags(tarde ? [...TAG_TYPES] : tagsOf(others)))
  await delay(RECENT_MS)
  dispatch(changesFaded(others))
}

const listens = addListener.withTypes<RootState, AppDispatch>()({
  matcher: novedadesApi.endpoints.novedades.matchFulfilled,
  effect: followOthers,
})

/** Listens while somebody is signed in. */
export function useScreenListeners() {
  const dispatch = useAppDispatch()
  useEffect(() => dispatch(listens) as unknown as () => void, [dispatch])
}
