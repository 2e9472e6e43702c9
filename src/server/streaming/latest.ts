/** Asks once for what belongs to a version, for all who want it, until there is another version. What fails is asked for again. */
export function keepLatest<T>() {
  let latest: { version: string; answer: Promise<T> } | undefined
  return (version: string, ask: () => Promise<T>) => {
    if (latest?.version === version) return latest.answer
    const own = { version, answer: ask() }
    latest = own
    own.answer.catch(() => {
      if (latest === own) latest = undefined
    })
    return own.answer
  }
}
