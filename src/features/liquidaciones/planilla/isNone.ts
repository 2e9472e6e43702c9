/** A host refuses where the bus has no earlier settlement to begin with: then all of it is typed. */
export const isNone = (error: unknown) => {
  const { status } = (error ?? {}) as { status?: unknown }
  return status === 404 || status === 400
}
