/** Runs `run` with a call's answer. A failure changes nothing here: the listener toasts it, or the form shows it. */
export async function onSuccess<T>(call: Promise<{ data: T }>, run: (data: T) => void) {
  const result = await call.catch(() => null)
  if (result) run(result.data)
}
