const FAILED = 'No se pudo generar el documento.'

/** The `mensaje` of a 400; undefined for any other failure. */
function messageOf400(error: unknown): string | undefined {
  const { status, data } = (error ?? {}) as { status?: unknown; data?: { mensaje?: unknown } | null }
  const message = status === 400 ? data?.mensaje : undefined
  return typeof message === 'string' ? message : undefined
}

/**
 * Section 8: what the form says when a PDF could not be made, as the refusal that `useSubmission` understands: the server's mensaje
 * for a 400, else one sentence for whatever happened. It is said once, beside the form, and not on a field too.
 */
export async function generar(call: Promise<unknown>): Promise<void> {
  try {
    await call
  } catch (error) {
    throw Object.assign(new Error(FAILED), { data: { mensaje: messageOf400(error) ?? FAILED } })
  }
}
