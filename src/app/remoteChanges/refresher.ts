import { api } from '../../api/client/api'
import { selectIsOwn } from '../../api/client/answersSlice'
import { tagsOf, TAG_TYPES } from '../../api/client/tags'
import type { Evento } from '../../contract/eventos'
import { changesFaded, changesHeard } from '../../records/remoteChanges/remoteChangesSlice'
import type { AppStore } from '../store'

/** Milliseconds: at most one refresh in `PAUSE`, each page at a moment of its own, when the answer to its own write has come. */
const PAUSE = 2000
const DELAY = 100
const JITTER = 200
/** For which a changed row is tinted. */
const RECENT = 4000
/** More are not told one by one: a hidden page may hear of them for a whole day. */
const MOST = 1000

/**
 * Asks again for what shows the records that others have changed. A hidden page does so when it is shown again.
 *
 * @param pace by which every wait is multiplied
 */
export function createRefresher({ dispatch, getState }: AppStore, pace: number) {
  let heard: Evento[] = []
  let everything = false
  let timer: ReturnType<typeof setTimeout> | undefined
  let last = -Infinity

  const refresh = () => {
    timer = undefined
    const events = heard.filter(({ solicitud }) => !selectIsOwn(getState(), solicitud))
    const all = everything
    heard = []
    everything = false
    if (events.length === 0 && !all) return
    last = performance.now()
    dispatch(changesHeard(events))
    dispatch(api.util.invalidateTags(all ? [...TAG_TYPES] : tagsOf(events)))
    setTimeout(() => dispatch(changesFaded(events)), pace * RECENT)
  }
  const plan = () => {
    if (timer !== undefined || document.hidden || (heard.length === 0 && !everything)) return
    const rest = Math.max(0, last + pace * PAUSE - performance.now())
    timer = setTimeout(refresh, rest + pace * (DELAY + Math.random() * JITTER))
  }

  return {
    onChanges: (events: readonly Evento[]) => {
      heard.push(...events)
      if (heard.length > MOST) {
        heard = []
        everything = true
      }
      plan()
    },
    /** There were too many changes to tell. */
    onLate: () => {
      everything = true
      plan()
    },
    onShown: plan,
    stop: () => clearTimeout(timer),
  }
}
