import { firstSequence } from '../../api/client/sequence'
import type { MensajeDelFlujo } from '../../contract/eventos'
import type { AppStore } from '../store'
import { follow } from './follow'
import { keepList } from './keepList'
import { createRefresher } from './refresher'
import { createChannel, takeTurns } from './sharing'

/**
 * What others change is asked for as they change it: one stream of our own server tells of it while somebody is signed in and looks
 * at the page. @returns what ends it.
 */
export function listenToChanges(store: AppStore): () => void {
  const { dispatch, getState, subscribe } = store
  const refresher = createRefresher(dispatch)
  let heard: number | null = null
  let turn: AbortController | null = null
  let person: string | null = null

  const last = () => heard ?? firstSequence()
  const onMessage = (message: MensajeDelFlujo) => {
    const { event, data } = message
    if (event === 'cambios') {
      const known = last() ?? 0
      refresher.onChanges(data.filter(({ secuencia }) => secuencia > known))
      heard = Math.max(known, ...data.map(({ secuencia }) => secuencia))
    } else if (event === 'atrasado') {
      refresher.onLate()
      // Lower than before when an older database was restored.
      heard = data.secuencia
    } else {
      heard ??= data.secuencia
    }
  }
  const channel = createChannel(onMessage)

  const update = () => {
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
      onMessage(message)
      channel.tell(message)
    }
    takeTurns(
      {
        follow: (signal) => follow({ dispatch, last, onMessage: tellAll }, signal),
        onFollower: refresher.onLate,
      },
      turn.signal,
    )
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
