import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useBlocker, type BlockerFunction } from 'react-router-dom'
import { ConfirmDialog } from '../crud/ConfirmDialog'
import { handle } from './leaving'
import { alTerminarTrabajo, hasUnsaved } from './unsavedWork'

// Another search on the same screen loses nothing.
const esPerdida: BlockerFunction = ({ currentLocation, nextLocation }) =>
  currentLocation.pathname !== nextLocation.pathname && hasUnsaved()

const onTabClose = (event: BeforeUnloadEvent) => {
  if (hasUnsaved()) event.preventDefault()
}

/**
 * Asks before unsaved work is lost: on leaving the screen, on signing out (`leaveAsking`) and, with the browser's own
 * question, on closing the tab. Rendered once, in the main layout, because a router takes one blocker at a time.
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
 * Mounted for each question, so that it is answered once. If a submission under way saves the work meanwhile, the question
 * answers itself.
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
