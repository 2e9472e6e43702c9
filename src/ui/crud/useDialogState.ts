import { useCallback, useState } from 'react'
import { hasUnsaved } from '../unsaved/unsavedWork'
import { useKeepDraft, useKeptDraft } from '../drafts/useDraft'

/**
 * The open dialog of a screen, in place of `useState`: a person whose session ended in the middle finds it open again
 * after signing in, with its form (the form's `borrador`) as it was. It is plain data: a name, or a name and the record
 * that the dialog is about as it was when it opened.
 *
 * @param screen names the screen among all: 'conductores'.
 */
export function useKeptDialog<DialogName>(screen: string) {
  const id = `dialogo/${screen}`
  const saved = useKeptDraft<{ dialog: DialogName }>(id)
  const [dialog, setDialog] = useState(saved?.dialog ?? null)
  // A page that is reloaded with nothing typed comes back without its dialog, as pages do.
  useKeepDraft(id, (reason) => (dialog !== null && (reason === 'sesion' || hasUnsaved()) ? { dialog } : null))
  return [dialog, setDialog] as const
}

/**
 * The same for a screen whose dialogs are about a row that they load by themselves. `uuid` is the row's as it was when
 * the dialog opened, so that a list that loads again does not take it away.
 */
export function useDialogState<DialogName extends string>(screen: string) {
  const [open, setOpen] = useKeptDialog<{ dialog: DialogName; uuid: string | null }>(screen)
  const openDialog = useCallback(
    (dialog: DialogName, uuid: string | null = null) => setOpen({ dialog, uuid }),
    [setOpen],
  )
  const close = useCallback(() => setOpen(null), [setOpen])
  return { dialog: open?.dialog ?? null, uuid: open?.uuid ?? null, openDialog, close }
}
