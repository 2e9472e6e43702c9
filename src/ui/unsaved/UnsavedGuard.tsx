import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useBlocker, type BlockerFunction } from 'react-router-dom'
import { ConfirmDialog } from '../dialog/ConfirmDialog'
import { atender } from './leaving'
import { alTerminarTrabajo, haySinGuardar } from './unsavedWork'

// Another search of the same screen leaves nothing behind; nor is there a choice once the session is over, when the work
// is kept as a draft.
const esPerdida: BlockerFunction = ({ currentLocation, nextLocation }) =>
  currentLocation.pathname !== nextLocation.pathname && haySinGuardar()

const alCerrarPestania = (event: BeforeUnloadEvent) => {
  if (haySinGuardar()) event.preventDefault()
}

/**
 * Asks before unsaved work is lost, whichever form or screen has it: on going to another screen, on signing out
 * (`salirPreguntando`) and, in the browser's own words, on closing the tab. It stands once, in the main layout, because
 * a router takes one blocker at a time.
 */
export function UnsavedGuard() {
  const bloqueo = useBlocker(esPerdida)
  const [salir, setSalir] = useState<(() => void) | null>(null)

  useEffect(() => atender((salida) => setSalir(() => salida)), [])
  useEffect(() => {
    window.addEventListener('beforeunload', alCerrarPestania)
    return () => window.removeEventListener('beforeunload', alCerrarPestania)
  }, [])

  const terminar = (seguir: boolean) => {
    setSalir(null)
    if (seguir) salir?.()
    if (bloqueo.state !== 'blocked') return
    if (seguir) bloqueo.proceed()
    else bloqueo.reset()
  }
  const abierto = bloqueo.state === 'blocked' || salir !== null

  return abierto ? <Pregunta onRespuesta={terminar} /> : null
}

/**
 * Mounted anew each time, so that an answer is given once. What was on its way when the person left may be saved while they are
 * asked: then there is nothing left to ask.
 */
function Pregunta({ onRespuesta }: { onRespuesta: (seguir: boolean) => void }) {
  const respondida = useRef(false)
  const responder = (seguir: boolean) => {
    if (respondida.current) return
    respondida.current = true
    onRespuesta(seguir)
  }
  const responderAhora = useEffectEvent(responder)
  useEffect(() => alTerminarTrabajo(() => !haySinGuardar() && responderAhora(true)), [])
  return (
    <ConfirmDialog
      abierto
      titulo="Cambios sin guardar"
      pregunta="Lo que escribió no se ha guardado y se perderá. ¿Salir de todos modos?"
      textoConfirmar="Salir sin guardar"
      textoCancelar="Seguir editando"
      peligroso
      onConfirmar={() => responder(true)}
      onCerrar={() => responder(false)}
    />
  )
}
