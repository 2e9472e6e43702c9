/**
 * Asks once for what belongs to a version, for all who want it, until there is another version. What fails is asked for again, as is
 * what turns out not to be kept.
 */
export function keepLatest<T>(isKept: (answer: T) => boolean | Promise<boolean> = () => true) {
  let latest: { version: string; answer: Promise<T> } | undefined
  return (version: string, ask: () => Promise<T>) => {
    if (latest?.version === version) return latest.answer
    const own = { version, answer: ask() }
    latest = own
    const forget = () => {
      if (latest === own) latest = undefined
    }
    own.answer.then(isKept).then((kept) => kept || forget(), forget)
    return own.answer
  }
}
