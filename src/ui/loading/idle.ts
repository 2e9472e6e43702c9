/**
 * Fetches code that will probably be wanted, once the page has nothing else to do and what it shows is there. A browser that
 * does not say when it rests fetches it when it is wanted.
 */
export function whenIdle(loads: readonly (() => Promise<unknown>)[]): () => void {
  if (typeof requestIdleCallback === 'undefined') return () => undefined
  const turn = requestIdleCallback(() => {
    for (const load of loads) load().catch(() => undefined)
  })
  return () => cancelIdleCallback(turn)
}
