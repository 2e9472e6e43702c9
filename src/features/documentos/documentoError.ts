const FAILED = 'No se pudo generar el documento.'

/** The `mensaje` of a 400; undefined for any other failure. */
function messageOf400(error: unknown): string | undefined {
  const { status, data } = (error ?? {}) as { status?: unknown; data?: { mensaje?: unknown } | null }
  const message = status === 400 ? data?.mensaje : undefined
  return typeof message === 'string' ? message : undefined
}

/**
 * Section 8: awaits a PDF's call and turns a failure into the error that `useSubmission` shows beside the form: the server's
 * mensaje for a 400, one general sentence otherwise. It carries no field errors, so that the message appears only once.
 */
export async function withDocumentoError(call: Promise<unknown>): Promise<void> {
  try {
    await call
  } catch (error) {
    throw Object.assign(new Error(FAILED), { data: { mensaje: messageOf400(error) ?? FAILED } })
  }
}
