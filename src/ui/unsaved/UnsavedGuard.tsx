import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useBlocker, type BlockerFunction } from 'react-router-dom'
import { ConfirmDialog } from '../dialogs/ConfirmDialog'
import { setLeaveGuard } from './leaving'
import { onWorkEnd, hasUnsaved, hasUnsavedInSearch } from './unsavedWork'

// Another search on the same screen loses nothing, unless the work says so.
const losesWork: BlockerFunction = ({ currentLocation: now, nextLocation: next }) =>
  now.pathname !== next.pathname ? hasUnsaved() : now.search !== next.search && hasUnsavedInSearch()

const onTabClose = (event: BeforeUnloadEvent) => {
  if (hasUnsaved()) event.preventDefault()
}

/**
 * Asks before unsaved work is lost: on leaving the screen, on signing out (`leaveAsking`) and, with the browser's own
 * question, on closing the tab. Rendered once, in the main layout, because a router takes one blocker at a time.
 */
export function UnsavedGuard() {
  const blocker = useBlocker(losesWork)
  const [leave, setLeaving] = useState<(() => void) | null>(null)

  useEffect(() => setLeaveGuard((action) => setLeaving(() => action)), [])
  useEffect(() => {
    window.addEventListener('beforeunload', onTabClose)
    return () => window.removeEventListener('beforeunload', onTabClose)
  }, [])

  const finish = (continueWith: boolean) => {
    setLeaving(null)
    if (continueWith) leave?.()
    if (blocker.state !== 'blocked') return
    if (continueWith) blocker.proceed()
    else blocker.reset()
  }
  const open = blocker.state === 'blocked' || leave !== null

  return open ? <Question onAnswer={finish} /> : null
}

/**
 * Mounted for each question, so that it is answered once. If a submission under way saves the work meanwhile, the question
 * answers itself.
 */
function Question({ onAnswer }: { onAnswer: (continueWith: boolean) => void }) {
  const answered = useRef(false)
  const answer = (continueWith: boolean) => {
    if (answered.current) return
    answered.current = true
    onAnswer(continueWith)
  }
  const answerNow = useEffectEvent(answer)
  useEffect(() => onWorkEnd(() => !hasUnsaved() && answerNow(true)), [])
  return (
    <ConfirmDialog
      open
      title="Cambios sin guardar"
      question="Lo que escribió no se ha guardado y se perderá. ¿Salir de todos modos?"
      confirmText="Salir sin guardar"
      cancelText="Seguir editando"
      dangerous
      onConfirm={() => answer(true)}
      onClose={() => answer(false)}
    />
  )
}
