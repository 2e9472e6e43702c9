/** The side effects that the screens need, which the login does without. */
import { addListener, type ListenerEffectAPI, type UnknownAction } from '@reduxjs/toolkit'
import { useEffect } from 'react'
import { selectIsOwn } from '../../api/client/answersSlice'
import { api } from '../../api/client/api'
import { useAppDispatch } from '../../api/client/hooks'
import type { AppDispatch, RootState } from '../../api/client/rootReducer'
import { TAG_TYPES, tagsOf } from '../../api/client/tags'
import { novedadesApi } from '../../api/novedades'
import type { Novedades } from '../../contract/novedades'
import { changesFaded, changesHeard } from '../../records/remoteChanges/remoteChangesSlice'
import { keepTable } from '../../ui/tableState/keptTables'

type Effect = ListenerEffectAPI<RootState, AppDispatch>

/** An action of the slice of the tables, whose code comes with the screens. */
const isOfTable = (action: UnknownAction): action is UnknownAction & { payload: { table: string } } =>
  action.type.startsWith('tablas/')

/** Keeps in this browser how the person leaves a table. */
function rememberTable({ payload }: { payload: { table: string } }, { getState }: Effect) {
  const { sesion, tablas } = getState()
  const table = tablas?.[payload.table]
  if (sesion.usuario && table?.usuario === sesion.usuario.username)
    keepTable(table.usuario, payload.table, table)
}

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

const add = addListener.withTypes<RootState, AppDispatch>()
const LISTENERS = [
  add({ predicate: isOfTable, effect: rememberTable }),
  add({ matcher: novedadesApi.endpoints.novedades.matchFulfilled, effect: followOthers }),
]

/** Listens while somebody is signed in. */
export function useScreenListeners() {
  const dispatch = useAppDispatch()
  useEffect(() => {
    const ends = LISTENERS.map((listener) => dispatch(listener) as unknown as () => void)
    return () => ends.forEach((end) => end())
  }, [dispatch])
}
