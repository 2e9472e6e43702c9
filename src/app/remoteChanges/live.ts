import { selectFirst } from '../../api/client/answersSlice'
import type { MensajeDelFlujo } from '../../contract/eventos'
import type { AppStore } from '../store'
import { follow } from './follow'
import { keepList } from './keepList'
import { createRefresher } from './refresher'
import { NAME, takeTurns } from './sharing'

/** A message, and the last change that its page had heard of before. */
interface Heard {
  message: MensajeDelFlujo
  after: number | null
}

/**
 * Asks for others' changes as they happen: one stream of our own server tells of it while somebody is signed in and looks
 * at the page.
 *
 * @param pace by which every wait is multiplied
 * @returns what ends it
 */
export function listenToChanges(store: AppStore, pace = 1) {
  const { dispatch, getState, subscribe } = store
  const refresher = createRefresher(store, pace)
  let heard: number | null = null
  /** The lowest change from which the stream is known to tell all. */
  let begun: number | null = null
  let turn: AbortController | null = null
  let person: string | null = null

  const last = () => heard ?? selectFirst(getState())
  const onMessage = ({ message: { event, data }, after }: Heard) => {
    const known = last() ?? after ?? 0
    // Told by another page, which had heard more than this one.
    if (after !== null && after > known) refresher.onLate()
    if (event === 'cambios') {
      refresher.onChanges(data.filter(({ secuencia }) => secuencia > known))
      heard = Math.max(known, ...data.map(({ secuencia }) => secuencia))
    } else if (event === 'atrasado') {
      refresher.onLate()
      // Lower than before when an older database was restored.
      heard = data.secuencia
    } else {
      heard ??= data.secuencia
      begun ??= data.secuencia
    }
  }
  const channel = new BroadcastChannel(NAME)
  channel.onmessage = ({ data }: MessageEvent<Heard>) => onMessage(data)

  const update = () => {
    // An answer that had been under way is older than what the stream began with.
    const first = selectFirst(getState())
    if (first !== null && begun !== null && first < begun) refresher.onLate()
    begun = first ?? begun
    const { usuario } = getState().sesion
    const signedIn = usuario && !usuario.claveProvisional ? usuario.username : null
    if (signedIn !== person) heard = null
    const wanted = signedIn !== null && !document.hidden
    if (turn && (!wanted || signedIn !== person)) {
      turn.abort()
      turn = null
    }
    person = signedIn
    if (!wanted || turn) return
    turn = new AbortController()
    const tellAll = (message: MensajeDelFlujo) => {
      const told = { message, after: last() }
      onMessage(told)
      channel.postMessage(told)
    }
    takeTurns((signal) => follow(dispatch, last, tellAll, signal, pace), refresher.onLate, turn.signal)
  }
  const onShown = () => {
    refresher.onShown()
    update()
  }

  const letGo = keepList(store)
  const unsubscribe = subscribe(update)
  document.addEventListener('visibilitychange', onShown)
  update()
  return () => {
    letGo()
    unsubscribe()
    document.removeEventListener('visibilitychange', onShown)
    turn?.abort()
    refresher.stop()
    channel.close()
  }
}
