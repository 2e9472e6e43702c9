import { haySinGuardar } from './unsavedWork'

type Salida = () => void

let preguntar: ((salir: Salida) => void) | null = null

/** The guard that asks, for as long as it stands; answers what takes it away. */
export function atender(pregunta: (salir: Salida) => void): () => void {
  preguntar = pregunta
  return () => {
    if (preguntar === pregunta) preguntar = null
  }
}

/** Does what would lose unsaved work (sign out): at once where there is none, else after the person agrees. */
export function salirPreguntando(salir: Salida): void {
  if (preguntar && haySinGuardar()) preguntar(salir)
  else salir()
}
