/**
 * Which toast a call ends in (section 8), as data beside the endpoint. One listener reads it; no component shows a toast.
 */

/** Say the `mensaje` of the server's answer. */
export const SERVER_MESSAGE = Symbol('mensaje del servidor')

interface Notice {
  /** Said when the call succeeds; nothing when absent. */
  success?: string | typeof SERVER_MESSAGE
  /** What the success is about, shown beside the words: 'Bus 12'. It is given the call's answer. */
  subject?: (answer: unknown) => string | undefined
  /** Whether the toast offers to undo it, on our own server. */
  undo?: boolean
  /** False where the screen itself shows the failure (a banner beside the form). Failed mutations toast by default. */
  error?: boolean
}

const noticesByEndpoint = new Map<string, Notice>()

/** Declares the toasts of a noun's endpoints. */
export function declareNotices(notices: Record<string, Notice>): void {
  for (const [endpoint, notice] of Object.entries(notices)) noticesByEndpoint.set(endpoint, notice)
}

export const noticeOf = (endpoint: string): Notice => noticesByEndpoint.get(endpoint) ?? {}
