import { useState } from 'react'
import { useAppStore } from '../../api/client/hooks'
import { selectUnsaved } from '../../ui/unsaved/unsavedWork'
import { useKeepDraft, useKeptDraft } from '../../ui/drafts/useDraft'

/**
 * A screen's open dialog, in place of `useState`: if the session ends midway, the dialog is open again after signing in,
 * with its form's draft. The state is plain data: a name, or a name and the dialog's record as it was at the opening.
 *
 * @param screen identifies the screen: its address, or what it is called.
 */
export function useKeptDialog<DialogName>(screen: string) {
  const store = useAppStore()
  const id = `dialogo/${screen}`
  const saved = useKeptDraft<{ dialog: DialogName }>(id)
  const [dialog, setDialog] = useState(saved?.dialog ?? null)
  // On a reload, keeps the dialog only if there is unsaved work in it.
  useKeepDraft(id, (reason) =>
    dialog !== null && (reason === 'session' || selectUnsaved(store.getState())) ? { dialog } : null,
  )
  return [dialog, setDialog] as const
}
