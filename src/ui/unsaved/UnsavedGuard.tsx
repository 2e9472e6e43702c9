import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useBlocker, type BlockerFunction } from 'react-router-dom'
import { ConfirmDialog } from '../crud/ConfirmDialog'
import { handle } from './leaving'
import { alTerminarTrabajo, hasUnsaved } from './unsavedWork'

// Another search of the same screen leaves nothing behind; nor is there a choice once the session is over, when the work
// is kept as a draft.
const esPerdida: BlockerFunction = ({ currentLocation, nextLocation }) =>
  currentLocation.pathname !== nextLocation.pathname && hasUnsaved()

const onTabClose = (event: BeforeUnloadEvent) => {
  if (hasUnsaved()) event.preventDefault()
}

/**
 * Asks before unsaved work is lost, whichever form or screen has it: on going to another screen, on signing out
 * (`salirPreguntando`) and, in the browser's own words, on closing the tab. It stands once, in the main layout, because
 * a router takes one blocker at a time.
 */
export function UnsavedGuard() {
  const bloqueo = useBlocker(esPerdida)
  const [leave, setLeaving] = useState<(() => void) | null>(null)

  useEffect(() => handle((salida) => setLeaving(() => salida)), [])
  useEffect(() => {
    window.addEventListener('beforeunload', onTabClose)
    return () => window.removeEventListener('beforeunload', onTabClose)
  }, [])

  const finish = (continueWith: boolean) => {
    setLeaving(null)
    if (continueWith) leave?.()
    if (bloqueo.state !== 'blocked') return
    if (continueWith) bloqueo.proceed()
    else bloqueo.reset()
  }
  const open = bloqueo.state === 'blocked' || leave !== null

  return open ? <Question onAnswer={finish} /> : null
}

/**
 * Mounted anew each time, so that an answer is given once. What was on its way when the person left may be saved while they are
 * asked: then there is nothing left to ask.
 */
function Question({ onAnswer }: { onAnswer: (continueWith: boolean) => void }) {
  const answered = useRef(false)
  const responder = (continueWith: boolean) => {
    if (answered.current) return
    answered.current = true
    onAnswer(continueWith)
  }
  const responderAhora = useEffectEvent(responder)
  useEffect(() => alTerminarTrabajo(() => !hasUnsaved() && responderAhora(true)), [])
  return (
    <ConfirmDialog
      open
      title="Cambios sin guardar"
      question="Lo que escribió no se ha guardado y se perderá. ¿Salir de todos modos?"
      confirmText="Salir sin guardar"
      cancelText="Seguir editando"
      dangerous
      onConfirm={() => responder(true)}
      onClose={() => responder(false)}
    />
  )
}
