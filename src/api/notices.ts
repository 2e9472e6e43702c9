/**
 * Which toast a call ends in (section 8), as data beside the endpoint. One listener reads it; no component shows a toast.
 */

/** Say the `mensaje` of the server's answer. */
export const MENSAJE_DEL_SERVIDOR = Symbol('mensaje del servidor')

export interface Aviso {
  /** Said when the call succeeds; nothing when absent. */
  exito?: string | typeof MENSAJE_DEL_SERVIDOR
  /** What the success is about, shown beside the words: 'Bus 12'. It is given the call's answer. */
  subject?: (answer: unknown) => string | undefined
  /** False where the screen itself shows the failure (a banner beside the form). Failed mutations toast by default. */
  error?: boolean
}

const avisosPorEndpoint = new Map<string, Aviso>()

/** Declares the toasts of a noun's endpoints. */
export function declararAvisos(avisos: Record<string, Aviso>): void {
  for (const [endpoint, aviso] of Object.entries(avisos)) avisosPorEndpoint.set(endpoint, aviso)
}

export const avisoDe = (endpoint: string): Aviso => avisosPorEndpoint.get(endpoint) ?? {}
