import { useCallback, useState } from 'react'
import { haySinGuardar } from '../unsaved/unsavedWork'
import { useKeepDraft, useKeptDraft } from './useDraft'

/**
 * The open dialog of a screen, in place of `useState`: a person whose session ended in the middle finds it open again
 * after signing in, with its form (the form's `borrador`) as it was. It is plain data: a name, or a name and the record
 * that the dialog is about as it was when it opened.
 *
 * @param pantalla names the screen among all: 'conductores'.
 */
export function useKeptDialog<Dialogo>(pantalla: string) {
  const id = `dialogo/${pantalla}`
  const guardado = useKeptDraft<{ dialogo: Dialogo }>(id)
  const [dialogo, setDialogo] = useState(guardado?.dialogo ?? null)
  // A page that is reloaded with nothing typed comes back without its dialog, as pages do.
  useKeepDraft(id, (motivo) =>
    dialogo !== null && (motivo === 'sesion' || haySinGuardar()) ? { dialogo } : null,
  )
  return [dialogo, setDialogo] as const
}

/**
 * The same for a screen whose dialogs are about a row that they load by themselves. `uuid` is the row's as it was when
 * the dialog opened, so that a list that loads again does not take it away.
 */
export function useDialogState<Dialogo extends string>(pantalla: string) {
  const [abierto, setAbierto] = useKeptDialog<{ dialogo: Dialogo; uuid: string | null }>(pantalla)
  const abrir = useCallback(
    (dialogo: Dialogo, uuid: string | null = null) => setAbierto({ dialogo, uuid }),
    [setAbierto],
  )
  const cerrar = useCallback(() => setAbierto(null), [setAbierto])
  return { dialogo: abierto?.dialogo ?? null, uuid: abierto?.uuid ?? null, abrir, cerrar }
}
