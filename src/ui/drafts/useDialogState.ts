import { useCallback, useState } from 'react'
import { haySinGuardar } from '../unsaved/unsavedWork'
import { useKeepDraft, useKeptDraft } from './useDraft'

/** Which dialog stands open over a screen, and the record that it is about. */
interface DialogoAbierto<Dialogo extends string> {
  dialogo: Dialogo
  uuid: string | null
}

/**
 * The open dialog of a screen, in place of `useState`: a person whose session ended in the middle finds it open again
 * after signing in, with its form (the form's `borrador`) as it was.
 *
 * `uuid` is the row's as it was when the dialog opened, so that a list that loads again does not take it away.
 *
 * @param pantalla names the screen among all: 'liquidaciones'.
 */
export function useDialogState<Dialogo extends string>(pantalla: string) {
  const id = `dialogo/${pantalla}`
  const guardado = useKeptDraft<DialogoAbierto<Dialogo>>(id)
  const [abierto, setAbierto] = useState(guardado)
  // A page that is reloaded with nothing typed comes back without its dialog, as pages do.
  useKeepDraft(id, (motivo) => (motivo === 'sesion' || haySinGuardar() ? abierto : null))

  const abrir = useCallback(
    (dialogo: Dialogo, uuid: string | null = null) => setAbierto({ dialogo, uuid }),
    [],
  )
  const cerrar = useCallback(() => setAbierto(null), [])

  return { dialogo: abierto?.dialogo ?? null, uuid: abierto?.uuid ?? null, abrir, cerrar }
}
