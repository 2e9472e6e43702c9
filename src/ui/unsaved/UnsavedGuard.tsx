import { useEffect, useEffectEvent, useRef } from 'react'
import { useBeforeUnload, useBlocker } from 'react-router-dom'
import { useAppSelector } from '../../api/client/hooks'
import { ConfirmDialog } from '../dialogs/ConfirmDialog'
import { selectUnsaved, selectUnsavedInSearch } from './unsavedWork'

/**
 * Asks before unsaved work is lost: on leaving the screen and, with the browser's own question, on closing the tab. Rendered
 * once, in the main layout, because a router takes one blocker at a time.
 */
export function UnsavedGuard() {
  const unsaved = useAppSelector(selectUnsaved)
  const unsavedInSearch = useAppSelector(selectUnsavedInSearch)
  // Another search on the same screen loses nothing, unless the work says so.
  const blocker = useBlocker(({ currentLocation: now, nextLocation: next }) =>
    now.pathname !== next.pathname ? unsaved : now.search !== next.search && unsavedInSearch,
  )
  useBeforeUnload((event) => {
    if (unsaved) event.preventDefault()
  })
  if (blocker.state !== 'blocked') return null
  return <LeaveQuestion onAnswer={(leaving) => (leaving ? blocker.proceed() : blocker.reset())} />
}

/**
 * Mounted for each question, so that it is answered once. If a submission under way saves the work meanwhile, the question
 * answers itself.
 */
export function LeaveQuestion({ onAnswer }: { onAnswer: (leaving: boolean) => void }) {
  const unsaved = useAppSelector(selectUnsaved)
  const answered = useRef(false)
  const answer = (leaving: boolean) => {
    if (answered.current) return
    answered.current = true
    onAnswer(leaving)
  }
  const answerNow = useEffectEvent(answer)
  useEffect(() => {
    if (!unsaved) answerNow(true)
  }, [unsaved])
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
